// Early, late, too near to another dose of the same ingredient, too many in a day. Whoever asks holds the order and the
// doses of the patient, so that what is found here still holds when the record is written.
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import { dosageInWords, hoursInWords } from '../orders/in-words.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Near } from './gaps.ts';
import { findDosesFor, type Given } from './patient-doses.ts';
import { lockDoses } from './store.ts';
import { reasonNeededFor } from './timing.ts';

type Needs = Pick<Deps, 'clock' | 'config'>;
type Moment = {
  at: Date;
  /** Null for an as-needed dose, which has no time of its own. */
  dueAt: Date | null;
  reason: string | undefined;
};

/** A reason allows a dose that is early, late or too close to the last. Nothing allows more than the maximum in 24 hours. */
export async function assertTimely(tx: Tx, deps: Needs, order: OrderRow, { at, dueAt, reason }: Moment): Promise<void> {
  await lockDoses(tx, order.patient_id);
  const doses = (await findDosesFor(tx, [order], deps.clock.now()))(order);
  if (doses.isOverLimit(at)) {
    const message = `${order.most_in_24h} in 24 hours is the most, and that has been given.`;
    throw new Refusal('daily_limit_reached', { message });
  }
  if (reason) return;
  const near = doses.tooNear(at);
  if (near) throw tooNear(deps, order, near, at);
  const why = dueAt && reasonNeededFor({ dueAt, isTimeCritical: order.is_time_critical, isInsideGap: false }, at);
  if (why === 'early') throw new Refusal('too_early', { fields: { reason: 'Say why it is given now.' } });
  if (why === 'late') throw new Refusal('late_reason_needed', { fields: { reason: 'Say why it is late.' } });
}

/** The refusal says who gave what and when, so that nobody has to look for it. */
function tooNear({ config }: Needs, order: OrderRow, { dose, shared, gapHours }: Near<Given>, at: Date): Refusal {
  const { row } = dose;
  const when = `${timeIn(config.clinic.timeZone, dose.at)}${row.order_id === order.id ? '' : ' under another order'}`;
  const what = `${row.recorder} gave ${row.medication} ${dosageInWords(row)} at ${when}`;
  const apart = `${hoursInWords(gapHours)} ${dose.at <= at ? 'before this dose' : 'after this dose'}`;
  const message = `${what}: less than ${apart}, of the same ingredient (${shared.join(', ')}). Wait, or say why now.`;
  return new Refusal('too_soon_after_last', { message, fields: { reason: 'Say why it is given now.' } });
}
