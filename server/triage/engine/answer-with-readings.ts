import type { TriageAnswer, TriageInput, Vitals } from '#triage-engine/answer.ts';
import { triage } from '#triage-engine/triage.ts';

const GRAVE = 4;

/**
 * Readings can raise the urgency of what was told, never lower it. Where the words were not understood, they make an answer
 * only if they are a danger by themselves. The returned input is the one to replay.
 */
export function answerWithReadings(
  input: TriageInput,
  vitals: Vitals,
  vitalsBefore: (keyof Vitals)[] = [],
): { input: TriageInput; answer: TriageAnswer } {
  const alone = { input, answer: triage(input) };
  if (Object.keys(vitals).length === 0) return alone;
  const measured = { ...input, person: { ...input.person, vitals, ...(vitalsBefore.length > 0 && { vitalsBefore }) } };
  const answer = triage(measured);
  const told = alone.answer.enough ? alone.answer.urgency : null;
  if ((answer.urgency ?? 0) >= (told ?? GRAVE)) return { input: measured, answer };
  if (told === null || vitals.glucose === undefined || !isSugarNotLow(answer)) return alone;
  // As urgent as without it, but nobody is told to take sugar.
  const asTold = { ...measured, floor: told };
  return { input: asTold, answer: triage(asTold) };
}

const isSugarNotLow = ({ understood }: TriageAnswer): boolean =>
  understood.some(({ finding, state }) => finding === 'low-glucose' && state === 'absent');
