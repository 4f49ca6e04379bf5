// How the ward says ages, times and what is due.
import { MINUTE_MS } from '#contract/durations.ts';
import type { Inpatient, InpatientStatus } from '#contract/ward/inpatients.ts';
import { durationInWords } from '../ui/time/duration.ts';
import { atStart, dayAndTime, timeOfDay } from '../ui/time/time.ts';

export const STATUS_WORDS: Record<InpatientStatus, string> = {
  critical: 'Critical',
  attention: 'Attention',
  stable: 'Stable',
  'not-scored': 'Not scored',
};

/** "Not scored: under 16"; a partial set has no score yet. */
export const notScoredInWords = (notScored: Inpatient['notScored']) =>
  notScored === 'under-16'
    ? 'Not scored: under 16'
    : notScored === 'pregnancy'
      ? 'Not scored: pregnancy'
      : 'Not scored';

const SHORT_SEX = { male: 'M', female: 'F', other: 'X' } as const;

type Aged = Pick<Inpatient, 'age' | 'sex'>;

/** "71 M" */
export const ageAndSex = ({ age, sex }: Aged) =>
  [age === null ? 'age ?' : String(age), sex ? SHORT_SEX[sex] : ''].filter(Boolean).join(' ');

/** "71 y, male" */
export const ageInWords = ({ age, sex }: Aged) =>
  [age === null ? 'age unknown' : `${age} y`, sex].filter(Boolean).join(', ');

const minutesBetween = (earlier: Date | string, later: Date | string) =>
  Math.max(0, Math.floor((new Date(later).getTime() - new Date(earlier).getTime()) / MINUTE_MS));

/** "41 min", "1 h 56 min": a late thing says by how much. */
export const lasting = (earlier: Date | string, later: Date | string) =>
  durationInWords(minutesBetween(earlier, later));

export type Due = { tone: 'late' | 'critical' | 'plain'; strong: string; rest: string };

/** When the next set is due, or by how much it is late. */
export function nextObservation(inpatient: Inpatient, now: Date, timeZone: string): Due {
  const { nextObservationDue: due, isContinuous } = inpatient;
  if (new Date(due) < now && minutesBetween(due, now) > 0)
    return { tone: 'late', strong: `Late ${lasting(due, now)}`, rest: '' };
  if (isContinuous) return { tone: 'critical', strong: 'Continuous', rest: `by ${timeOfDay(due, timeZone)}` };
  return { tone: 'plain', strong: timeOfDay(due, timeZone), rest: `in ${lasting(now, due)}` };
}

export function nextMedicine({ nextDose }: Inpatient, now: Date, timeZone: string): Due {
  if (!nextDose) return { tone: 'plain', strong: 'None', rest: 'planned' };
  const { medication, dosage, time, isOverdue } = nextDose;
  const rest = `${medication} ${dosage}`;
  if (isOverdue) return { tone: 'late', strong: `Overdue ${lasting(time, now)}`, rest };
  const at = timeOfDay(time, timeZone);
  // 17:45 of tomorrow is not 17:45.
  if (minutesBetween(now, time) > 12 * 60)
    return { tone: 'plain', strong: atStart(dayAndTime(time, timeZone, now)), rest };
  return { tone: 'plain', strong: new Date(time) <= now ? `Due ${at}` : at, rest };
}

/** "9 min ago", "1 h 41 min ago" */
export const ago = (at: string, now: Date) => `${lasting(at, now)} ago`;

/** "at 03:10", and from half a day on with its day: "14 Nov 03:10". */
export const timeOfReading = (at: string, timeZone: string, now: Date) =>
  minutesBetween(at, now) > 12 * 60 ? dayAndTime(at, timeZone, now) : `at ${timeOfDay(at, timeZone)}`;

/** "+2", "0", "–" for what was not measured. */
export const pointsInWords = (points: number | null) => (points === null ? '–' : points > 0 ? `+${points}` : '0');

/** "day shift until 19:00": the clinic hands over at seven. */
export const shiftInWords = (hour: number) =>
  hour >= 7 && hour < 19 ? 'day shift until 19:00' : 'night shift until 07:00';
