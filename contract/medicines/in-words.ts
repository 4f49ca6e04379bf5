import { type Dose, FREQUENCIES, type Frequency, type MedicineRoute } from './medicines.ts';

export type InWords = {
  dose: Dose;
  route: MedicineRoute;
  frequency: Frequency;
  smallestGapHours: number | null;
  mostIn24Hours: number | null;
  days: number | null;
};

/** "500 mg by mouth, 3 times a day, for 7 days" */
export function inWords({ dose, route, frequency, smallestGapHours, mostIn24Hours, days }: InWords): string {
  const often = FREQUENCIES[frequency].words;
  const limits =
    frequency === 'as-needed' && smallestGapHours && mostIn24Hours
      ? [`at least ${gapInWords(smallestGapHours)} apart`, `at most ${mostIn24Hours} in 24 hours`]
      : [];
  const length = days && frequency !== 'once' ? [`for ${days} ${days === 1 ? 'day' : 'days'}`] : [];
  const amount = dose.unit === 'application' ? 'A thin layer' : `${dose.amount} ${dose.unit}`;
  return [`${amount} ${route}`, `${often.charAt(0).toLowerCase()}${often.slice(1)}`, ...limits, ...length].join(', ');
}

const gapInWords = (hours: number) => {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
};
