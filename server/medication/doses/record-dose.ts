// What becomes of a planned dose: given, or not given and why. One dose has one live record, whoever writes it.
import type { MedicationTask, NOT_GIVEN } from '#contract/medicines/medication-tasks.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import { assertTimely } from './assert-timely.ts';
import { presentTask, requireTask } from './list-tasks.ts';
import {
  alreadyRecorded,
  assertWarningsRead,
  OTHER_MEDICINES,
  requireUnchanged,
  requireUnrecorded,
  type Said,
  timeGiven,
} from './requirements.ts';
import { insertRecord, liveRecordOf, type TaskRow } from './store.ts';

type Given = {
  orderVersion: number;
  givenAt?: string | undefined;
  reason?: string | undefined;
} & Said;
type NotGiven = { outcome: (typeof NOT_GIVEN)[number]; reason: string };

export const giveDose = (
  deps: Deps,
  nurse: Actor,
  taskId: string,
  { orderVersion, givenAt, reason, ...said }: Given,
): Promise<MedicationTask> =>
  withTask(deps, nurse, taskId, async (tx, task, order) => {
    requireUnchanged(order, orderVersion, deps.clock.now());
    const read = await assertWarningsRead({ ...deps, db: tx }, order, said);
    const at = timeGiven(deps, givenAt);
    await assertTimely(tx, deps, order, { at, dueAt: task.due_at, reason });
    return { outcome: 'given', at, reason: reason ?? null, confirmed: read };
  });

export const leaveDose = (
  deps: Deps,
  nurse: Actor,
  taskId: string,
  { outcome, reason }: NotGiven,
): Promise<MedicationTask> =>
  withTask(deps, nurse, taskId, async (_tx, _task, order) => {
    if (order.stopped_at || order.discharged_at) throw new Refusal('order_not_running');
    return { outcome, at: deps.clock.now(), reason, confirmed: [] };
  });

type Outcome = {
  outcome: 'given' | 'held' | 'refused' | 'missed';
  at: Date;
  reason: string | null;
  confirmed: string[];
};

async function withTask(
  deps: Deps,
  nurse: Actor,
  taskId: string,
  decide: (tx: Tx, task: TaskRow, order: OrderRow) => Promise<Outcome>,
): Promise<MedicationTask> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const task = await requireTask(inTx, nurse, taskId);
    // The lock keeps others from giving, changing or stopping the order, so the checks below still hold at the write.
    const order = await lockOrder(tx, task.order_id);
    if (!order) throw new Refusal('not_found');
    await requireUnrecorded(tx, deps, taskId);
    const { outcome, at, reason, confirmed } = await decide(tx, task, order);
    const id = await insertRecord(tx, {
      order_id: order.id,
      order_version: order.version,
      patient_id: order.patient_id,
      task_id: taskId,
      outcome,
      given_at: at,
      recorded_at: deps.clock.now(),
      recorded_by: nurse.accountId,
      amount: order.amount,
      unit: order.unit,
      route: order.route,
      reason,
      confirmed,
    });
    if (!id) throw alreadyRecorded(deps, await liveRecordOf(tx, taskId));
    await appendEntry(tx, deps.clock, nurse, outcome === 'given' ? 'dose.given' : 'dose.not_given', {
      subject: 'administration',
      subjectId: id,
      patientId: order.patient_id,
      details: { task: taskId, outcome, ...confirmedForTrail(confirmed) },
    });
    await publishDose(tx, deps, order, taskId);
    return presentTask(inTx, nurse, task);
  });
}

/** How many were confirmed, and whether the other medicines were compared by hand. */
export const confirmedForTrail = (confirmed: readonly string[]) => ({
  confirmed: confirmed.length,
  ...(confirmed.includes(OTHER_MEDICINES) && { otherMedicinesChecked: true }),
});

export const publishDose = (tx: Tx, deps: Pick<Deps, 'clock'>, order: OrderRow, id: string): Promise<void> =>
  publishWard(tx, deps, ['medication-tasks', 'medication-orders', 'inpatients'], { patientId: order.patient_id, id });
