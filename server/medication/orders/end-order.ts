import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import { findAccessReason } from '#server/patients/chart-access/find-access-reason.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cancelTasks } from '../doses/store.ts';
import { isFlaggedChange } from '../policy.ts';
import { presentOrders } from './present.ts';
import { doctorName, type OrderRow, orderById, setOnOrder } from './store.ts';

type End = {
  reason: string;
  /** The order that comes in its place. */
  replacedBy?: string;
  /** The dose that goes over to it. */
  passedOn?: Date | null;
};

/** Doses that were not given end with it. The caller holds the order. */
export async function endOrder(
  tx: Tx,
  deps: Deps,
  doctor: Actor,
  order: OrderRow,
  { reason, replacedBy, passedOn = null }: End,
): Promise<MedicationOrder> {
  const now = deps.clock.now();
  const stop = { stopped_at: now, stopped_by: doctor.accountId, stop_reason: reason };
  await setOnOrder(tx, order.id, { ...stop, followed_by: replacedBy ?? null });
  await cancelTasks(tx, order.id, { at: now, passedOn });
  const stopped = await orderById(tx, order.id);
  if (!stopped) throw new Refusal('not_found');
  const act = { action: 'medication.stopped', writer: order.doctor_id } as const;
  return recordChange(tx, deps, doctor, stopped, { ...act, ...(replacedBy && { details: { replacedBy } }) });
}

type Act = {
  action: 'medication.changed' | 'medication.stopped';
  /** Whose order it was. */
  writer: string;
  details?: Record<string, string>;
};

/** Writes it into the trail, tells the ward, and whoever wrote the order where a stranger changed it in an emergency. */
export async function recordChange(
  tx: Tx,
  deps: Deps,
  doctor: Actor,
  row: OrderRow,
  act: Act,
): Promise<MedicationOrder> {
  const about = { subject: 'medication-order', subjectId: row.id, patientId: row.patient_id };
  const ground = await findAccessReason({ ...deps, db: tx }, doctor.accountId, row.patient_id);
  const isEmergency = isFlaggedChange(doctor, { writer: act.writer, ground });
  const { version } = row;
  const details = { version, ...act.details, ...(isEmergency && { flagged: true, ground }) };
  await appendEntry(tx, deps.clock, doctor, act.action, { ...about, details });
  if (isEmergency) await notifyWriter(tx, deps, doctor, row, act);
  const types = ['medication-orders', 'medication-tasks', 'inpatients'] as const;
  await publishWard(tx, deps, types, { patientId: row.patient_id, id: row.id });
  const [presented] = await presentOrders({ ...deps, db: tx }, doctor, [row]);
  if (!presented) throw new Refusal('not_found');
  return presented;
}

/** A colleague who was there in an emergency changed it: whoever ordered it looks at it again. */
async function notifyWriter(tx: Tx, deps: Deps, doctor: Actor, row: OrderRow, { action, writer }: Act): Promise<void> {
  const name = await doctorName(tx, doctor.accountId);
  const verb = action === 'medication.stopped' ? 'stopped' : 'changed';
  await notify(tx, deps, {
    to: writer,
    kind: 'medication',
    title: `${name} ${verb} your order of ${row.medication} in an emergency`,
    text: `For ${row.patient}. They do not care for this patient otherwise. Please look at the order.`,
    patientId: row.patient_id,
    link: '/doctor-dashboard',
  });
}
