import { FREQUENCIES } from '#contract/medicines/medicines.ts';
import type { TermColumns } from './store.ts';

/** "2 g" */
export const dosageInWords = ({ amount, unit }: Pick<TermColumns, 'amount' | 'unit'>): string =>
  unit === 'application' ? 'a thin layer' : `${amount} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;

/** "3 times a day: 06:00, 14:00, 22:00" · "As needed, at least 6 hours apart, at most 4 in 24 hours" */
export function frequencyInWords(
  terms: Pick<TermColumns, 'frequency' | 'times' | 'gap_hours' | 'most_in_24h'>,
): string {
  const { words } = FREQUENCIES[terms.frequency];
  const limits = [
    ...(terms.gap_hours ? [`at least ${hoursInWords(terms.gap_hours)} apart`] : []),
    ...(terms.most_in_24h ? [`at most ${terms.most_in_24h} in 24 hours`] : []),
  ];
  const often = terms.times.length > 0 ? `${words}: ${terms.times.join(', ')}` : words;
  return [often, ...limits].join(', ');
}

export const hoursInWords = (hours: number): string => {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
};

/** "2 g into a vein, every 12 hours: 08:00, 20:00" */
export function orderInWords(terms: TermColumns): string {
  const often = frequencyInWords(terms);
  return `${dosageInWords(terms)} ${terms.route}, ${often.charAt(0).toLowerCase()}${often.slice(1)}`;
}
