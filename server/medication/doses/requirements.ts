import { mayBeTyped, NOT_A_TYPED_TIME } from '#contract/typed-times.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import { stateOf } from '../orders/present.ts';
import type { OrderRow } from '../orders/store.ts';
import { findWarnings } from './find-warnings.ts';
import type { RecordRow } from './store.ts';

export function requireUnchanged(order: OrderRow, shown: number, now: Date): void {
  if (order.stopped_at || order.discharged_at) throw new Refusal('order_not_running');
  if (order.version !== shown) throw new Refusal('order_changed');
  if (order.frequency === 'as-needed' && stateOf(order, now) !== 'running') throw new Refusal('order_not_running');
}

export function timeGiven({ clock }: Pick<Deps, 'clock'>, givenAt: string | undefined): Date {
  const now = clock.now();
  const at = givenAt ? new Date(givenAt) : now;
  if (!mayBeTyped(at, now)) {
    throw new Refusal('bad_input', { fields: { givenAt: NOT_A_TYPED_TIME } });
  }
  // Of a clock that is a little ahead.
  return new Date(Math.min(at.getTime(), now.getTime()));
}

/** What the nurse confirmed that she has read and compared. */
export type Said = { confirmed?: string[] | undefined; otherMedicinesChecked?: boolean | undefined };

/** The confirmation that is kept with a dose whose name the safety table does not know. */
export const OTHER_MEDICINES = 'other-medicines';

/**
 * No allergy speaks against it, or a doctor answered why it is given all the same and the nurse has read that. A name that
 * the table does not know was compared with nothing: she has looked at the other medicines herself.
 */
export async function assertWarningsRead(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  order: OrderRow,
  { confirmed = [], otherMedicinesChecked }: Said,
): Promise<string[]> {
  const { conflict, overrides, isRecognised } = (await findWarnings(deps, [order]))(order.id);
  if (conflict) throw new Refusal('allergy_conflict', { message: `${conflict} Do not give it; ask the doctor.` });
  const unread = overrides.find(({ key, mustConfirm }) => mustConfirm && !confirmed.includes(key));
  if (unread) {
    const message = `${unread.title}. Read why ${unread.by} ordered it all the same, and confirm it.`;
    throw new Refusal('override_unconfirmed', { message, fields: { confirmed: 'Confirm that you have read it.' } });
  }
  if (!isRecognised && !otherMedicinesChecked) {
    const fields = { otherMedicinesChecked: 'Confirm that you have checked the other medicines.' };
    throw new Refusal('other_medicines_unchecked', { fields });
  }
  const read = overrides.map(({ key }) => key).filter((key) => confirmed.includes(key));
  return isRecognised ? read : [...read, OTHER_MEDICINES];
}

/** The refusal says who gave it and when, so that nobody gives it again to be sure. */
export function alreadyRecorded({ config }: Pick<Deps, 'config'>, record: RecordRow | undefined): Refusal {
  if (!record) return new Refusal('already_recorded');
  const at = timeIn(config.clinic.timeZone, record.given_at);
  const did = record.outcome === 'given' ? 'gave this dose' : `recorded this dose as ${record.outcome}`;
  return new Refusal('already_recorded', { message: `${record.recorder} ${did} at ${at}.` });
}
