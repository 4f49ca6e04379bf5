// What one account at the reception may do in an hour, and to one patient in a day: far more than a busy desk needs.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countOrRefuse } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isReception } from '../policy.ts';

const CHANGES = { most: 150, withinMs: HOUR_MS };
const OF_ONE_PATIENT = { most: 20, withinMs: DAY_MS };

/** Each booking, walk-in, move and cancellation mails somebody in the clinic's name. */
export async function countChange(deps: Deps, actor: Actor, patientId: string): Promise<void> {
  if (!isReception(actor)) return;
  const many = 'You have changed more visits than a desk does in an hour. Please wait.';
  await countOrRefuse(deps, `desk-changes:${actor.accountId}`, CHANGES, many);
  const often = 'The visits of this patient were changed too often today. Ask an administrator.';
  await countOrRefuse(deps, `desk-changes-of:${patientId}`, OF_ONE_PATIENT, often);
}

const LINK = /https?:|www\.|@|\b[\w-]+\.(?:com|in|org|net|co|io|me|info|link|ly|xyz|app|site|online|biz|shop)\b/i;
const LONG_NUMBER = /\d(?:[\s-]?\d){8,}/;
const PAYMENT = /₹|\b(?:upi|paytm|gpay|phonepe|pay|paid|payment|bank|transfer|rupees|otp|password)\b/i;

export const isPlainReason = (reason: string): boolean =>
  ![LINK, LONG_NUMBER, PAYMENT].some((pattern) => pattern.test(reason));

/** The clinic mails what the desk types: nobody is led elsewhere or asked for money in its name. */
export function requirePlainReason(actor: Actor, reason: string | null): void {
  if (isReception(actor) && reason !== null && !isPlainReason(reason)) {
    throw new Refusal('reason_not_plain', { fields: { reason: 'No links, addresses, long numbers or payment.' } });
  }
}
