// A record that is wrong is crossed out and stays; the dose is open again.
import type { Administration } from '#contract/medicines/medication-orders.ts';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import { momentInWords } from '#server/pharmacy/timing/moment-in-words.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentAdministration } from '../orders/present.ts';
import { lockOrder, type OrderRow, ordersOf } from '../orders/store.ts';
import { mayUndo } from '../policy.ts';
import { presentTask, requireTask } from './list-tasks.ts';
import { publishDose } from './record-dose.ts';
import { crossOutRecord, liveRecordOf, type RecordRow, recordById } from './store.ts';

const UNDONE = 'Undone within ten seconds';

/** A null reason is an undo: only by whoever recorded it, only for ten seconds. */
type Why = { reason: string | null };

export const takeBackTask = (deps: Deps, nurse: Actor, taskId: string, why: Why): Promise<MedicationTask> =>
  transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const task = await requireTask(inTx, nurse, taskId);
    const record = await liveRecordOf(tx, taskId);
    if (!record) throw new Refusal('nothing_recorded');
    if (!(await crossOut(tx, deps, nurse, record, why))) throw new Refusal('nothing_recorded');
    return presentTask(inTx, nurse, task);
  });

export const takeBackRecord = (deps: Deps, nurse: Actor, id: string, why: Why): Promise<Administration> =>
  transaction(deps.db, async (tx) => {
    const unchecked = await recordById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    await requireChart({ ...deps, db: tx }, nurse, unchecked.patient_id);
    const isMine = !unchecked.wrong_since && (await crossOut(tx, deps, nurse, unchecked, why));
    if (!isMine) throw new Refusal('already_marked_wrong');
    return presentAdministration((await recordById(tx, id)) ?? unchecked);
  });

async function crossOut(tx: Tx, deps: Deps, nurse: Actor, record: RecordRow, { reason }: Why): Promise<boolean> {
  const now = deps.clock.now();
  if (reason === null && !mayUndo(nurse, record, now)) throw new Refusal('undo_too_late');
  const order = await lockOrder(tx, record.order_id);
  const crossed = { by: nurse.accountId, at: now, reason: reason ?? UNDONE };
  if (!order || !(await crossOutRecord(tx, record.id, crossed))) return false;
  await appendEntry(tx, deps.clock, nurse, reason === null ? 'dose.undone' : 'dose.marked_wrong', {
    subject: 'administration',
    subjectId: record.id,
    patientId: record.patient_id,
    ...(record.task_id ? { details: { task: record.task_id } } : {}),
  });
  await publishDose(tx, deps, order, record.task_id ?? order.id);
  if (record.outcome === 'given') await notifyOfWaiting(tx, deps, order, record);
  return true;
}

/** An order that waits for this dose, which was none: its doctor decides whether one is given now. */
async function notifyOfWaiting(tx: Tx, deps: Deps, order: OrderRow, { given_at }: RecordRow): Promise<void> {
  const now = deps.clock.now();
  const { timeZone } = deps.config.clinic;
  for (const one of await ordersOf(tx, [order.admission_id])) {
    const { first_dose_from: from, ingredients } = one;
    const isWaiting = one.stopped_at === null && from !== null && from > now;
    if (!isWaiting || !ingredients.some((each) => order.ingredients.includes(each))) continue;
    await notify(tx, deps, {
      to: one.doctor_id,
      kind: 'medication',
      title: `${one.medication}: it waits for a dose that was not given`,
      text: `For ${one.patient}. ${order.medication} of ${momentInWords(given_at, timeZone)} was entered in error. Your order gives none before ${momentInWords(from, timeZone)}: if one is needed now, order it once.`,
      patientId: one.patient_id,
      link: '/doctor-dashboard',
    });
  }
}
