import type { HomeDose, HomeMedicine, SkipReason } from '#contract/medicines/doses.ts';
import { atStart, timeOfDay } from '../ui/time/time.ts';

export const REASON_WORDS: Record<SkipReason, string> = {
  forgot: 'I forgot it',
  'ran-out': 'I have none left',
  'felt-unwell': 'It made me unwell',
  'told-to': 'I was told to leave it out',
  other: 'Another reason',
};

/** "Taken 08:05" · "Left out: I forgot it" · "Missed, or not marked" */
export function statusInWords({ status, answer, snoozedUntil }: HomeDose, timeZone: string): string {
  if (status === 'taken') return `Taken ${timeOfDay(answer?.at ?? '', timeZone)}`;
  if (status === 'skipped') {
    const why = `Left out: ${answer?.note || REASON_WORDS[answer?.reason ?? 'other']}`;
    return answer?.reason === 'felt-unwell' ? `${why}. Your doctor has been told.` : why;
  }
  if (status === 'snoozed') return `Again at ${timeOfDay(snoozedUntil ?? '', timeZone)}`;
  if (status === 'missed') return 'Missed, or not marked';
  return status === 'due' ? 'Due now' : 'Later';
}

/** "By mouth, once a day, at 08:00" · "By mouth, once a week, every Monday, at 08:00" */
export function takenInWords({ inWords, dosage, onDays, times }: HomeMedicine): string {
  const how = inWords.startsWith(`${dosage} `) ? inWords.slice(dosage.length + 1) : inWords;
  const days = onDays && !how.includes(onDays) ? [onDays] : [];
  return [atStart(how), ...days, ...(times.length > 0 ? [`at ${times.join(', ')}`] : [])].join(', ');
}

/** "2 of 3 taken, 1 missed" */
export function dayInWords(doses: readonly HomeDose[]): string {
  const count = (status: HomeDose['status']) => doses.filter((dose) => dose.status === status).length;
  const [taken, skipped, missed] = [count('taken'), count('skipped'), count('missed')];
  const parts = [skipped > 0 && `${skipped} left out`, missed > 0 && `${missed} missed or not marked`];
  return [`${taken} of ${doses.length} taken`, ...parts.filter(Boolean)].join(', ');
}
