import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentOrders } from '../orders/present.ts';
import { lockOrder } from '../orders/store.ts';
import { assertTimely } from './assert-timely.ts';
import { isAsShown, notifyIfAfterEnd, requireGivenBefore } from './given-before-end.ts';
import { confirmedForTrail, publishDose } from './record-dose.ts';
import { assertWarningsRead, requireUnchanged, type Said, timeGiven } from './requirements.ts';
import { insertRecord } from './store.ts';

type Given = {
  orderVersion: number;
  givenAt?: string | undefined;
  reason?: string | undefined;
  despiteEnd?: boolean | undefined;
} & Said;

/** Serialises doses: of two given at once, the second finds the first inside the smallest gap. */
export async function giveAsNeeded(
  deps: Deps,
  nurse: Actor,
  orderId: string,
  { orderVersion, givenAt, reason, despiteEnd, ...said }: Given,
): Promise<MedicationOrder> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Refusal('not_found');
    await requireChart(inTx, nurse, order.patient_id);
    const shown = { orderVersion, givenAt, reason, despiteEnd };
    const held = isAsShown(order, null, shown) ? null : await requireGivenBefore(tx, deps, order, null, shown);
    const terms = held?.terms ?? order;
    if (terms.frequency !== 'as-needed') throw new Refusal('not_found');
    if (!held) requireUnchanged(order, orderVersion, deps.clock.now());
    const read = await assertWarningsRead(inTx, order, said);
    const at = timeGiven(deps, givenAt);
    await assertTimely(tx, deps, order, { at, dueAt: null, reason });
    if (held) await notifyIfAfterEnd(tx, deps, order, held, at);
    const id = await insertRecord(tx, {
      order_id: order.id,
      order_version: terms.version,
      patient_id: order.patient_id,
      outcome: 'given',
      given_at: at,
      recorded_at: deps.clock.now(),
      recorded_by: nurse.accountId,
      amount: terms.amount,
      unit: terms.unit,
      route: terms.route,
      reason: reason ?? null,
      confirmed: read,
    });
    await appendEntry(tx, deps.clock, nurse, 'dose.given', {
      subject: 'administration',
      subjectId: id ?? order.id,
      patientId: order.patient_id,
      details: { order: order.id, outcome: 'given', ...confirmedForTrail(read) },
    });
    await publishDose(tx, deps, order, order.id);
    const [presented] = await presentOrders(inTx, nurse, [order]);
    if (!presented) throw new Refusal('not_found');
    return presented;
  });
}
