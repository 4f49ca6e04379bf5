// Who may answer which dose, ask for which repeat, and decide on it.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { HomeDose, HomeMedicine } from '#contract/medicines/doses.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { REPEAT_WAITS_HOURS } from '#contract/medicines/repeats.ts';
import type { Actor } from '../platform/actor.ts';
import { isTooOld, type Said, takeableFrom, whyNotSnooze } from './plan/dose-status.ts';
import { hasTimes } from './plan/movable-times.ts';

/** After its last day a medicine can be asked for so long; later the patient is seen first. */
const ENDED_DAYS = 30;
/** After a no the patient asks again no sooner; messages and visits are open all the time. */
const ASK_AGAIN_DAYS = 7;

export const LEAST_SNOOZE_MINUTES = 15;

/** The owner of the record alone is asked: nobody else reaches these endpoints. */
export function allowedOnDose(dose: Said, now: Date): HomeDose['can'] {
  const isRecent = !isTooOld(dose.at, now);
  return {
    answer: dose.outcome === null && isRecent && now >= takeableFrom(dose),
    snooze: dose.outcome === null && whyNotSnooze(dose, LEAST_SNOOZE_MINUTES, now) === null,
    undo: dose.outcome !== null && isRecent,
  };
}

export type Asked = {
  frequency: Frequency;
  stoppedAt: Date | null;
  /** When its last day is over; null: it goes on. */
  endsAt: Date | null;
  /** Null: unknown. */
  supply: { isLow: boolean } | null;
  isOnWard: boolean;
  last: { state: string; decided_at: Date | null } | null;
};

/** What nobody has stopped and what is running out, or may be. On the ward the nurses give it. */
export function mayAskRepeat({ frequency, stoppedAt, endsAt, supply, isOnWard, last }: Asked, now: Date): boolean {
  if (frequency === 'once' || stoppedAt || isOnWard || last?.state === 'open') return false;
  if (endsAt && now.getTime() - endsAt.getTime() > ENDED_DAYS * DAY_MS) return false;
  const wasDenied = last?.state === 'refused' || last?.state === 'visit-first';
  if (wasDenied && now.getTime() - (last?.decided_at?.getTime() ?? 0) < ASK_AGAIN_DAYS * DAY_MS) return false;
  const isOver = endsAt !== null && endsAt <= now;
  return isOver || supply === null || supply.isLow;
}

export const allowedOnMedicine = (medicine: Asked & { isActive: boolean }, now: Date): HomeMedicine['can'] => ({
  moveTimes: medicine.isActive && hasTimes(medicine.frequency),
  askRepeat: mayAskRepeat(medicine, now),
});

/** Shown with what ended lately: it can be asked for. */
export const endedLately = (endsAt: Date, now: Date): boolean =>
  now.getTime() - endsAt.getTime() <= ENDED_DAYS * DAY_MS;

export type Request = { doctor_id: string; asked_at: Date; is_doctor_here: boolean };

/** From then on other doctors on duty see it, too. */
export const waitsTooLong = ({ asked_at }: Pick<Request, 'asked_at'>, now: Date): boolean =>
  now.getTime() - asked_at.getTime() >= REPEAT_WAITS_HOURS * HOUR_MS;

export const isPrescriber = (actor: Actor, { doctor_id }: Pick<Request, 'doctor_id'>): boolean =>
  actor.accountId === doctor_id;

/** Who stands in for the prescriber: a doctor on duty, once the prescriber has left or a day has passed without an answer. */
export const mayStandIn = (actor: Actor, request: Request, isOnDuty: boolean, now: Date): boolean =>
  actor.role === 'doctor' && isOnDuty && (!request.is_doctor_here || waitsTooLong(request, now));
