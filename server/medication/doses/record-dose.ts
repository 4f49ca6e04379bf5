// What becomes of a planned dose: given, or not given and why. One dose has one live record, whoever writes it.
import type { MedicationTask, NOT_GIVEN } from '#contract/medicines/medication-tasks.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrder, type OrderRow, type TermColumns } from '../orders/store.ts';
import { assertTimely } from './assert-timely.ts';
import { closePassedOn, isAsShown, lockFollowing, notifyIfAfterEnd, requireGivenBefore } from './given-before-end.ts';
import { presentTask, requireTask } from './list-tasks.ts';
import type { TakenOff } from './put-back.ts';
import {
  alreadyRecorded,
  assertWarningsRead,
  OTHER_MEDICINES,
  requireUnchanged,
  type Said,
  timeGiven,
} from './requirements.ts';
import { insertRecord, liveRecordOf, type TaskRow, taskById } from './store.ts';

type Given = {
  orderVersion: number;
  givenAt?: string | undefined;
  reason?: string | undefined;
  despiteEnd?: boolean | undefined;
} & Said;
type NotGiven = { outcome: (typeof NOT_GIVEN)[number]; reason: string };

export const giveDose = (
  deps: Deps,
  nurse: Actor,
  taskId: string,
  { orderVersion, givenAt, reason, despiteEnd, ...said }: Given,
): Promise<MedicationTask> =>
  withTask(deps, nurse, taskId, async (tx, task, order) => {
    const shown = { orderVersion, givenAt, reason, despiteEnd };
    const held = isAsShown(order, task, shown) ? null : await requireGivenBefore(tx, deps, order, task, shown);
    if (!held) requireUnchanged(order, orderVersion, deps.clock.now());
    const followers = task.cancelled_at ? await lockFollowing(tx, order) : [];
    const read = await assertWarningsRead({ ...deps, db: tx }, order, said);
    const at = timeGiven(deps, givenAt);
    await assertTimely(tx, deps, order, { at, dueAt: task.due_at, reason });
    if (held) await notifyIfAfterEnd(tx, deps, order, held, at);
    const takenOff =
      held && task.cancelled_at
        ? await closePassedOn(tx, deps, { task, terms: held.terms, givenAt: at, followers })
        : [];
    return { outcome: 'given', at, reason: reason ?? null, confirmed: read, terms: held?.terms ?? order, takenOff };
  });

export const leaveDose = (
  deps: Deps,
  nurse: Actor,
  taskId: string,
  { outcome, reason }: NotGiven,
): Promise<MedicationTask> =>
  withTask(deps, nurse, taskId, async (_tx, task, order) => {
    if (task.cancelled_at || order.stopped_at || order.discharged_at) throw new Refusal('order_not_running');
    return { outcome, at: deps.clock.now(), reason, confirmed: [], terms: order, takenOff: [] };
  });

type Outcome = {
  outcome: 'given' | 'held' | 'refused' | 'missed';
  at: Date;
  reason: string | null;
  confirmed: string[];
  /** By which it was given, or left. */
  terms: Pick<TermColumns, 'amount' | 'unit' | 'route'> & { version: number };
  takenOff: readonly TakenOff[];
};

async function withTask(
  deps: Deps,
  nurse: Actor,
  taskId: string,
  decide: (tx: Tx, task: TaskRow, order: OrderRow) => Promise<Outcome>,
): Promise<MedicationTask> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const { order_id } = await requireTask(inTx, nurse, taskId);
    // The lock keeps others from giving, changing or stopping the order, so the checks below still hold at the write.
    const order = await lockOrder(tx, order_id);
    // Somebody may have changed the order while this waited for it.
    const [task, known] = await Promise.all([taskById(tx, taskId), liveRecordOf(tx, taskId)]);
    if (!order || !task) throw new Refusal('not_found');
    if (known) throw alreadyRecorded(deps, known);
    const { outcome, at, reason, confirmed, terms, takenOff } = await decide(tx, task, order);
    const id = await insertRecord(tx, {
      order_id: order.id,
      order_version: terms.version,
      patient_id: order.patient_id,
      task_id: taskId,
      outcome,
      given_at: at,
      recorded_at: deps.clock.now(),
      recorded_by: nurse.accountId,
      amount: terms.amount,
      unit: terms.unit,
      route: terms.route,
      reason,
      confirmed,
      taken_off: JSON.stringify(takenOff),
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
