// What is typed about a call, and what it comes to.
import { DAY_MS } from '#contract/durations.ts';
import type { CallBack, DoctorToCall, NewCall } from '#contract/labs/lab-call-backs.ts';
import { TYPED_AHEAD_MS } from '#contract/typed-times.ts';
import { instantOf, wallClock } from '../ui/time/zoned-time.ts';
import { numberIn } from './typed-result.ts';

export type CallDraft = {
  /** Empty: who is to be called next. */
  doctorId: string;
  /** "17:03", by the clinic's clock; null or empty: now. */
  calledAt: string | null;
  /** Keyed by the name of the value, as it was read back. */
  readBack: Record<string, string>;
  isConfirmed: boolean;
  request: string;
};

export const NOTHING_SAID: CallDraft = { doctorId: '', calledAt: null, readBack: {}, isConfirmed: false, request: '' };

/** Returns whom to call next: the doctor of the order, then a doctor on duty who has not been tried. */
export function nextToCall({ doctorId, doctor, attempts }: CallBack, doctors: readonly DoctorToCall[]): string {
  const isTried = (name: string) => attempts.some((attempt) => attempt.doctor === name);
  if (!isTried(doctor)) return doctorId;
  return doctors.find(({ name, isOnDuty }) => isOnDuty && !isTried(name))?.id ?? doctorId;
}

/** Sentences beside the fields they speak of; none when the call can be recorded as read back. */
export function problemsIn(
  { values }: CallBack,
  { readBack, isConfirmed, calledAt: time }: CallDraft,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { name, value } of values) {
    const number = numberIn(readBack[name] ?? '');
    if (number === null) problems[`readBack.${name}`] = 'Type what the doctor read back.';
    else if (number !== value) problems[`readBack.${name}`] = `The result is ${value}. Say it again.`;
  }
  if (values.length === 0 && !isConfirmed) problems.isConfirmed = 'Have the doctor repeat it, then tick this.';
  if (!isTime(time ?? '')) problems.calledAt = 'Enter a time like 17:03.';
  return problems;
}

const isTime = (time: string) => time.trim() === '' || /^([01]?\d|2[0-3])[:.][0-5]\d$/.test(time.trim());

/** A time that has not been yet today was yesterday. */
export function calledAt(time: string, timeZone: string, now: Date): string | undefined {
  if (time.trim() === '' || !isTime(time)) return undefined;
  const [hours = '', minutes = ''] = time.trim().split(/[:.]/);
  const today = wallClock(now, timeZone).slice(0, 10);
  const at = instantOf(`${today}T${hours.padStart(2, '0')}:${minutes}`, timeZone);
  const isAhead = Date.parse(at) - now.getTime() > TYPED_AHEAD_MS;
  return isAhead ? new Date(Date.parse(at) - DAY_MS).toISOString() : at;
}

type Call = { callBack: CallBack; draft: CallDraft; at: string | undefined };

export function readBackOf({ callBack: { resultVersion, values }, draft, at }: Call): NewCall {
  const { doctorId, readBack, isConfirmed, request } = draft;
  return {
    outcome: 'read-back',
    doctorId,
    resultVersion,
    ...(at && { calledAt: at }),
    readBack: values.map(({ name }) => ({ name, value: numberIn(readBack[name] ?? '') ?? 0 })),
    ...(values.length === 0 && { isConfirmed }),
    ...(request.trim() && { request: request.trim() }),
  };
}

export const missedOf = ({ callBack: { resultVersion }, draft: { doctorId }, at }: Call): NewCall => ({
  outcome: 'not-reached',
  doctorId,
  resultVersion,
  ...(at && { calledAt: at }),
});
