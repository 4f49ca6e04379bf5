// What a set comes to while it is typed, and what saving it will do. The score is the contract's: the server's own.
import type { Inpatient } from '#contract/ward/inpatients.ts';
import {
  type News2Parameter,
  nextObservationMinutes,
  type ObservedSet,
  type Scored,
  scoreNews2,
} from '#contract/ward/news2.ts';
import { NOT_SCORED_BECAUSE } from '#contract/ward/news2-words.ts';

const PARAMETER_NAMES: Record<News2Parameter, string> = {
  respiration: 'Respiration',
  oxygenSaturation: 'SpO2',
  isOnOxygen: 'Oxygen',
  systolic: 'Blood pressure',
  pulse: 'Pulse',
  consciousness: 'Consciousness',
  temperature: 'Temperature',
};

type Whose = Pick<Inpatient, 'age' | 'notScored' | 'saturationScale'>;

/** Those for whom NEWS2 is not meant: no points, no scale, no score to come. */
export const isNeverScored = ({ notScored }: Pick<Scored, 'notScored'>) =>
  notScored === 'under-16' || notScored === 'pregnancy';

export const scoredFor = (set: ObservedSet, { age, notScored, saturationScale }: Whose): Scored =>
  scoreNews2(set, { scale: saturationScale, ageYears: age, isPregnant: notScored === 'pregnancy' });

const everySo = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? 'hour' : `${minutes / 60} hours`;

/** "Observe continuously from now", "Next observation within the hour" */
export function asksForNext(score: number, hasThree: boolean): string {
  if (score >= 7) return 'Observe continuously from now, a set at least every 15 minutes';
  return `Next observation in ${everySo(nextObservationMinutes(score, hasThree)).replace(/^hour$/, '1 hour')}`;
}

/** Why there is no score, in a sentence; null while there is one. */
export function whyNoScore({ notScored, missing }: Scored): string | null {
  if (notScored === null) return null;
  if (notScored !== 'partial') return NOT_SCORED_BECAUSE[notScored];
  const names = missing.map((parameter) => PARAMETER_NAMES[parameter]);
  if (names.length > 3) return `${names.length} of seven are missing. NEWS2 needs all seven.`;
  return `${inARow(names)} ${names.length === 1 ? 'is' : 'are'} missing. NEWS2 needs all seven.`;
}

const inARow = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
