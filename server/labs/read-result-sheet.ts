import type { LabMeasure } from '#contract/labs/lab-orders.ts';
import type { ResultSheet } from '#contract/labs/lab-results.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { findProfile } from '../records/find-profile.ts';
import { findOrder } from './find-order.ts';
import { ageGroupOf, limitsFor } from './limits/limits-for.ts';
import { mayReadTest } from './policy.ts';
import { type LabOrderRow, ordersOfPatient } from './store.ts';
import { valuesOf } from './values-of.ts';

type Last = ResultSheet['measures'][number]['last'];

/** The limits for this patient, and what was measured before, to whom the chart is open. */
export async function readResultSheet(deps: Deps, actor: Actor, id: string): Promise<ResultSheet> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const { row, reader } = await findOrder(inTx, actor, id);
    if (!mayReadTest(reader, row)) throw new Refusal('not_found', { patientId: row.patient_id });
    const ageGroup = ageGroupOf(await findProfile(inTx, row.patient_id), deps.clock.now());
    const earlier = reader.hasChart ? (await ordersOfPatient(tx, row.patient_id)).filter((one) => one.id !== id) : [];
    await appendEntry(tx, deps.clock, actor, 'chart.opened', {
      subject: 'lab-order',
      subjectId: id,
      patientId: row.patient_id,
      details: { part: 'lab-result-sheet' },
    });
    const measures = (row.measures as LabMeasure[]).map((measure) => ({
      name: measure.name,
      limits: limitsFor(measure.loinc, ageGroup),
      last: lastOf(measure, earlier),
    }));
    return { orderId: id, ageGroup, measures };
  });
}

function lastOf({ name, unit }: LabMeasure, earlier: readonly LabOrderRow[]): Last {
  const found = earlier.flatMap((row) => {
    const value = valuesOf(row).find((one) => one.name === name && one.unit === unit);
    const at = row.collected_at ?? row.entered_at;
    return value && at ? [{ value: value.value, at: at.toISOString() }] : [];
  });
  return found.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}
