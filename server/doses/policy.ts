// Who may answer which dose, ask for which repeat, and decide on it.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { OnWard } from '#contract/medicines/after-stay.ts';
import { type HomeDose, type HomeMedicine, LOW_SUPPLY_DAYS } from '#contract/medicines/doses.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { REPEAT_WAITS_HOURS } from '#contract/medicines/repeats.ts';
import { hasTimes } from '../pharmacy/timing/intervals.ts';
import type { Actor } from '../platform/actor.ts';
import { isTooOld, type Said, takeableFrom, whyNotSnooze } from './plan/dose-status.ts';

/** After its last day a medicine can be asked for so long; later the patient is seen first. */
const ENDED_DAYS = 30;
/** After a no the patient asks again no sooner; messages and visits are open all the time. */
const ASK_AGAIN_DAYS = 7;

const LEAST_SNOOZE_MINUTES = 15;

/** The owner of the record alone is asked: nobody else reaches these endpoints. */
export function allowedOnDose(dose: Said, now: Date): HomeDose['can'] {
  const isRecent = !isTooOld(dose.at, now);
  return {
    answer: dose.outcome === null && isRecent && now >= takeableFrom(dose),
    snooze: dose.outcome === null && whyNotSnooze(dose, LEAST_SNOOZE_MINUTES, now) === null,
    undo: dose.outcome !== null && isRecent,
  };
}

/** Nurses discharge, too; how a medicine goes on, a doctor decides. */
export const mayDecideMedicines = (actor: Actor): boolean => actor.role === 'doctor';

export const allowedAtDischarge = (actor: Actor) => ({ decide: mayDecideMedicines(actor) });

/** What the ward stopped or changed is not taken at home before a doctor has decided. What it left alone goes on as prescribed. */
export const isHeld = (did: OnWard): boolean => did === 'stopped' || did === 'changed';

export type Asked = {
  frequency: Frequency;
  stoppedAt: Date | null;
  /** When the last prescription of it was signed. */
  signedAt: Date;
  /** When its last day is over; null: it goes on. */
  endsAt: Date | null;
  days: number | null;
  quantity: number | null;
  mostIn24Hours: number | null;
  /** Null: unknown. */
  supply: { isLow: boolean; daysLeft: number } | null;
  isOnWard: boolean;
  /** It waits for a doctor since a stay on the ward. */
  isHeld: boolean;
  isAntibiotic: boolean;
  /** The same was prescribed anew since then. */
  isReplaced: boolean;
  last: { state: string; decided_at: Date | null } | null;
};

/** `from`: when it can be asked for; null: not at all, or after a visit. */
export type NotNow = {
  why: 'single' | 'stopped' | 'ward' | 'held' | 'asked' | 'replaced' | 'ended' | 'course' | 'answered' | 'enough';
  from: Date | null;
};

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Why nobody prescribes it again as it was, whatever the supply; null: a doctor may. */
export function whyNotRenew(
  { frequency, stoppedAt, endsAt, isOnWard, isHeld: isWaiting, isReplaced }: Omit<Asked, 'last' | 'supply'>,
  now: Date,
): NotNow | null {
  const because = (why: NotNow['why']) => ({ why, from: null });
  if (frequency === 'once') return because('single');
  if (stoppedAt) return because('stopped');
  if (isOnWard) return because('ward');
  if (isWaiting) return because('held');
  if (isReplaced) return because('replaced');
  return endsAt && !endedLately(endsAt, now) ? because('ended') : null;
}

/** What nobody has stopped and what is running out, or may be. On the ward the nurses give it. */
export function whyNotRepeat(asked: Asked, now: Date): NotNow | null {
  const { endsAt, last, isAntibiotic } = asked;
  const never = whyNotRenew(asked, now);
  if (never) return never;
  if (last?.state === 'open') return { why: 'asked', from: null };
  const isOver = endsAt !== null && endsAt <= now;
  // An infection that is back or still there is looked at again.
  if (isOver && isAntibiotic) return { why: 'course', from: null };
  const wasDenied = last?.state === 'refused' || last?.state === 'visit-first';
  const again = daysAfter(last?.decided_at ?? new Date(0), ASK_AGAIN_DAYS);
  if (wasDenied && now < again) return { why: 'answered', from: again };
  const from = isOver ? null : enoughUntil(asked, now);
  return from ? { why: 'enough', from } : null;
}

export const mayAskRepeat = (asked: Asked, now: Date): boolean => whyNotRepeat(asked, now) === null;

/** Until when nobody needs more; null: now. */
function enoughUntil(asked: Asked, now: Date): Date | null {
  const { frequency, supply, signedAt, quantity, mostIn24Hours, days, last } = asked;
  if (frequency === 'as-needed') {
    // Sooner than at the most that is allowed a day, the supply is not used up.
    const least = quantity && mostIn24Hours ? Math.ceil(quantity / mostIn24Hours) : (days ?? ASK_AGAIN_DAYS);
    const usedUp = daysAfter(signedAt, least);
    return usedUp > now ? usedUp : null;
  }
  if (supply) return supply.isLow ? null : daysAfter(now, supply.daysLeft - LOW_SUPPLY_DAYS);
  // Of unknown supply: what was renewed the other day is not asked for at once.
  const again = last?.state === 'renewed' && last.decided_at ? daysAfter(last.decided_at, ASK_AGAIN_DAYS) : null;
  return again && again > now ? again : null;
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
