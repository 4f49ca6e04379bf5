// Situation, background, assessment, recommendation: filled in from what the ward knows, as sentences a nurse would say.

import type { Inpatient } from '../../../contract/inpatients.ts';
import { CONSCIOUSNESS, SCORED_AS_ADULT } from '../../../contract/news2.ts';
import { timeIn } from '../../platform/zoned-time.ts';

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

function situation({ status, statusBecause, news2, condition }: Inpatient, timeZone: string): string {
  const trend = !news2 || news2.from === null ? '' : `, ${moved(news2.score, news2.from)}`;
  const score = news2 ? ` NEWS2 ${news2.score} at ${timeIn(timeZone, new Date(news2.at))}${trend}.` : '';
  const adult = news2?.isAgeUnknown ? ` ${SCORED_AS_ADULT}.` : '';
  const why = news2 && statusBecause.startsWith('NEWS2') ? '' : ` ${statusBecause.replace(/\.$/, '')}.`;
  return `${STATUS[status]}: ${condition}.${score}${adult}${why}`;
}

const moved = (score: number, from: number) =>
  score === from ? `unchanged` : score > from ? `up from ${from}` : `down from ${from}`;

function background(inpatient: Inpatient, timeZone: string): string {
  const { condition, admittedAt, doctor, allergiesInWords, saturationScale } = inpatient;
  const scale = saturationScale === 2 ? ' SpO2 scale 2 is ordered.' : '';
  const since = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(new Date(admittedAt));
  return `Admitted on ${since} for ${condition} under ${doctor}. Allergies: ${allergiesInWords}.${scale}`;
}

function assessment({ vitals, lastObservedAt, history }: Inpatient, timeZone: string): string {
  const { respiration, o2, isOnOxygen, oxygenLitres, bp, hr, consciousness, temp } = vitals;
  const oxygen = isOnOxygen === null ? '' : isOnOxygen ? ` on oxygen${litres(oxygenLitres)}` : ' on air';
  const parts = [
    ...(respiration === null ? [] : [`respiration ${respiration}`]),
    ...(o2 === null ? [] : [`SpO2 ${o2} %${oxygen}`]),
    ...(bp === null ? [] : [`pressure ${bp}`]),
    ...(hr === null ? [] : [`pulse ${hr}`]),
    ...(consciousness === null ? [] : [CONSCIOUSNESS[consciousness].toLowerCase()]),
    ...(temp === null ? [] : [`${temp} °C`]),
  ];
  const measured = lastObservedAt
    ? `At ${timeIn(timeZone, new Date(lastObservedAt))}: ${parts.join(', ')}.`
    : 'Nothing has been measured yet.';
  const [note] = history.notes;
  return note ? `${measured} ${note.author}: ${note.note}` : measured;
}

const litres = (amount: number | null) => (amount === null ? '' : `, ${amount} L`);

function recommendation(inpatient: Inpatient, timeZone: string): string {
  const { nextObservationDue, isContinuous, isObservationLate, nextMedication } = inpatient;
  const at = timeIn(timeZone, new Date(nextObservationDue));
  const next = isContinuous
    ? 'Observe continuously, a set at least every 15 minutes.'
    : `${isObservationLate ? 'Observation was due at' : 'Next observation at'} ${at}.`;
  return nextMedication ? `${next} Next medicine: ${nextMedication}.` : `${next} No medicine is due.`;
}
