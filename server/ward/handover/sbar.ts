// Situation, background, assessment, recommendation: filled in from what the ward knows, as sentences a nurse would say.

import type { Inpatient, NewestReading } from '#contract/ward/inpatients.ts';
import { CONSCIOUSNESS, type Consciousness, SCORED_AS_ADULT } from '#contract/ward/news2-words.ts';
import { dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { readingInWords } from '../newest-readings.ts';

const STATUS = { stable: 'Stable', attention: 'Attention', critical: 'Critical', 'not-scored': 'Not scored' } as const;

type Letters = { situation: string; background: string; assessment: string; recommendation: string };

export function fillIn(inpatient: Inpatient, timeZone: string): Letters {
  return {
    situation: situation(inpatient, timeZone),
    background: background(inpatient, timeZone),
    assessment: assessment(inpatient, timeZone),
    recommendation: recommendation(inpatient, timeZone),
  };
}

function situation(inpatient: Inpatient, timeZone: string): string {
  const { status, statusBecause, news2, condition, partialSet } = inpatient;
  const trend = !news2 || news2.from === null ? '' : `, ${moved(news2.score, news2.from)}`;
  const score = news2 ? ` NEWS2 ${news2.score} at ${timeIn(timeZone, new Date(news2.at))}${trend}.` : '';
  const adult = news2?.isAgeUnknown ? ` ${SCORED_AS_ADULT}.` : '';
  // The words about the newer set say it, with its time.
  const isSaidBelow = partialSet !== null && partialSet.atLeast !== null;
  const why =
    isSaidBelow || (news2 && statusBecause.startsWith('NEWS2')) ? '' : ` ${statusBecause.replace(/\.$/, '')}.`;
  const newer = partialSet
    ? ` The set at ${timeIn(timeZone, new Date(partialSet.at))} is not complete: ${partialSet.words}.`
    : '';
  return `${STATUS[status]}: ${condition}.${score}${adult}${why}${newer}`;
}

const moved = (score: number, from: number) =>
  score === from ? `unchanged` : score > from ? `up from ${from}` : `down from ${from}`;

function background(inpatient: Inpatient, timeZone: string): string {
  const { condition, admittedAt, doctor, allergiesInWords, saturationScale } = inpatient;
  const scale = saturationScale === 2 ? ' SpO2 scale 2 is ordered.' : '';
  const since = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(new Date(admittedAt));
  return `Admitted on ${since} for ${condition} under ${doctor}. Allergies: ${allergiesInWords}.${scale}`;
}

function assessment({ readings, lastObservedAt, history }: Inpatient, timeZone: string): string {
  const parts = readings
    .filter(({ value }) => value !== null)
    .map((reading) => `${inAssessment(reading)}${measuredBefore(reading, lastObservedAt, timeZone)}`);
  const measured = lastObservedAt
    ? `At ${timeIn(timeZone, new Date(lastObservedAt))}: ${parts.join(', ')}.`
    : 'Nothing has been measured yet.';
  const [note] = history.notes;
  return note ? `${measured} ${note.author}: ${note.note}` : measured;
}

function inAssessment(reading: NewestReading): string {
  const { parameter, value, unit } = reading;
  if (parameter === 'isOnOxygen') return unit ? `on oxygen ${value} ${unit}` : value === 'Air' ? 'on air' : 'on oxygen';
  if (parameter === 'consciousness') return CONSCIOUSNESS[value as Consciousness].toLowerCase();
  return parameter === 'temperature' ? `${value} ${unit}` : readingInWords(reading);
}

/** " (at 13:10)" for what the newest set left out; with its day when that was another. */
function measuredBefore({ at, isOlder }: NewestReading, lastObservedAt: string | null, timeZone: string): string {
  if (!isOlder || !at || !lastObservedAt) return '';
  const [then, last] = [new Date(at), new Date(lastObservedAt)];
  const isSameDay = dayIn(timeZone, then) === dayIn(timeZone, last);
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(then);
  return ` (at ${timeIn(timeZone, then)}${isSameDay ? '' : ` on ${day}`})`;
}

function recommendation(inpatient: Inpatient, timeZone: string): string {
  const { nextObservationDue, isContinuous, isObservationLate, nextMedication } = inpatient;
  const at = timeIn(timeZone, new Date(nextObservationDue));
  const next = isContinuous
    ? 'Observe continuously, a set at least every 15 minutes.'
    : `${isObservationLate ? 'Observation was due at' : 'Next observation at'} ${at}.`;
  return nextMedication ? `${next} Next medicine: ${nextMedication}.` : `${next} No medicine is due.`;
}
