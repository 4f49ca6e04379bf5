import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { findInCareOf, isChartOpen } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { maySee, type Reader } from './policy.ts';
import { presentOrder } from './present.ts';
import { type LabOrderRow, orderById } from './store.ts';

export type Found = { row: LabOrderRow; reader: Reader };

/** An order that the caller may not know answers like one that does not exist. */
export async function findOrder(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<Found> {
  const unchecked = await orderById(deps.db, id);
  if (!unchecked) throw new Refusal('not_found');
  const hasChart = await isChartOpen(deps, actor, unchecked.patient_id);
  const inCareOf = await findInCareOf(deps, actor, [unchecked.patient_id]);
  const reader = { actor, hasChart, inCareOf, now: deps.clock.now() };
  if (!maySee(reader, unchecked)) throw new Refusal('not_found', { patientId: unchecked.patient_id });
  return { row: unchecked, reader };
}

export async function readLabOrder(deps: Deps, actor: Actor, id: string): Promise<LabOrder> {
  return transaction(deps.db, async (tx) => {
    const { row, reader } = await findOrder({ ...deps, db: tx }, actor, id);
    await appendEntry(tx, deps.clock, actor, 'chart.opened', {
      subject: 'lab-order',
      subjectId: id,
      patientId: row.patient_id,
      details: { part: 'lab-order' },
    });
    return presentOrder(reader, row);
  });
}
