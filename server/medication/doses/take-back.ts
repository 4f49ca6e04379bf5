// A record that is wrong is crossed out and stays; the dose is open again, and so is what waited for it.
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
import { dosageInWords } from '../orders/in-words.ts';
import { presentAdministration } from '../orders/present.ts';
import { lockOrder, type OrderRow, ordersOf } from '../orders/store.ts';
import { mayUndo } from '../policy.ts';
import { presentTask, requireTask } from './list-tasks.ts';
import { type PutBack, putBack } from './put-back.ts';
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
  if (!order || !(await crossOutRecord(tx, record, crossed))) return false;
  await appendEntry(tx, deps.clock, nurse, reason === null ? 'dose.undone' : 'dose.marked_wrong', {
    subject: 'administration',
    subjectId: record.id,
    patientId: record.patient_id,
    ...(record.task_id ? { details: { task: record.task_id } } : {}),
  });
  await publishDose(tx, deps, order, record.task_id ?? order.id);
  if (record.outcome === 'given') await putPlansRight(tx, deps, nurse, { order, record });
  return true;
}

type CrossedOut = { order: OrderRow; record: RecordRow };

/** What waited for this dose, which was none, is due again where that is safe. Nurse and doctor are told what is due, and what is not. */
async function putPlansRight(tx: Tx, deps: Deps, nurse: Actor, { order, record }: CrossedOut): Promise<void> {
  const now = deps.clock.now();
  const { timeZone } = deps.config.clinic;
  const back = await putBack(tx, deps, record);
  const nurses = [nurse.accountId, record.recorded_by];
  const wrong = `${order.medication} of ${momentInWords(record.given_at, timeZone)} was entered in error.`;
  for (const one of back) {
    await publishDose(tx, deps, one.order, one.order.id);
    await notifyOf(tx, deps, one.order, { nurses, wrong, ...plannedAgain(one, timeZone) });
  }
  for (const one of await ordersOf(tx, [order.admission_id])) {
    const { first_dose_from: from, ingredients } = one;
    const isWaiting = one.stopped_at === null && from !== null && from > now;
    const isAlike = ingredients.some((each) => order.ingredients.includes(each));
    if (!isWaiting || !isAlike || back.some((each) => each.order.id === one.id)) continue;
    await notifyOf(tx, deps, one, {
      ...{ nurses, wrong },
      title: `${one.medication}: it waits for a dose that was not given`,
      forDoctor: `Your order gives none before ${momentInWords(from, timeZone)}: if one is needed now, order it once.`,
      forNurse: `None is due before ${momentInWords(from, timeZone)}: ask ${one.doctor} whether one is needed now.`,
    });
  }
}

function plannedAgain({ order, due, lost, next }: PutBack, timeZone: string) {
  const moments = (days: readonly Date[]) => days.map((each) => momentInWords(each, timeZone)).join(' and ');
  const dose = `${order.medication} ${dosageInWords(order)} ${order.route}`;
  const now = due.length > 0 ? ` ${dose} of ${moments(due)} is due again.` : '';
  const later = next ? ` The next dose is planned for ${momentInWords(next, timeZone)}.` : '';
  if (lost.length === 0) {
    const words = `${now}${later}`.trim();
    return { title: `${order.medication}: planned again`, forDoctor: words, forNurse: words };
  }
  const missed = `${dose} of ${moments(lost)} was not given and is not due any more.`;
  return {
    title: `${order.medication}: a dose was not given`,
    forDoctor: `${missed}${now}${later} If one is needed now, order it once.`,
    forNurse: `${missed}${now}${later} Ask ${order.doctor} whether one is needed now.`,
  };
}

type News = { nurses: string[]; wrong: string; title: string; forDoctor: string; forNurse: string };

async function notifyOf(tx: Tx, deps: Deps, order: OrderRow, { nurses, wrong, title, ...text }: News): Promise<void> {
  const about = { kind: 'medication', title, patientId: order.patient_id };
  const begins = `For ${order.patient}. ${wrong}`;
  await notify(tx, deps, {
    ...about,
    ...{ to: order.doctor_id, text: `${begins} ${text.forDoctor}`, link: '/doctor-dashboard' },
  });
  for (const to of new Set(nurses)) {
    await notify(tx, deps, {
      ...about,
      ...{ to, text: `${begins} ${text.forNurse}`, link: '/staff-dashboard?view=medications' },
    });
  }
}
