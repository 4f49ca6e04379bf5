import type { Appointment } from '#contract/appointments/appointments.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDoctor } from '#server/schedule/find-doctor.ts';
import { slotsToTry } from '../booking/choose-slot.ts';
import { slotTaken } from '../booking/lock-slot.ts';
import { conflictFor } from '../conflict-for.ts';
import { countChange, requirePlainReason } from '../desk/desk-limits.ts';
import { isAtDesk, mayMove } from '../policy.ts';
import { findAppointment, readAppointment } from '../read-appointment.ts';
import type { AppointmentRow } from '../store.ts';
import { moveVisit } from './move-visit.ts';

type Input = { date: string; time: string; doctorId?: string | undefined; reason: string; version: number };

/** Moves a visit, for its doctor or the desk. The patient is notified, and may cancel or choose another time. */
export async function moveAppointment(deps: Deps, actor: Actor, id: string, input: Input): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (!mayMove(actor, row, { now, timeZone: deps.config.clinic.timeZone })) throw conflictFor(row, 'reschedule', now);
  requirePlainReason(actor, input.reason);
  const doctor = await doctorFor(deps, actor, row, input.doctorId);
  const [start] = await slotsToTry(deps, doctor.id, input);
  if (!start) throw slotTaken();
  await countChange(deps, actor, row.patient_id);
  return transaction(deps.db, async (tx) => {
    await moveVisit(tx, deps, actor, row, { doctor, start, reason: input.reason, version: input.version });
    return readAppointment({ ...deps, db: tx }, actor, id);
  });
}

/** A doctor moves within the own calendar; the desk may choose another doctor of the department. */
async function doctorFor({ db }: Deps, actor: Actor, row: AppointmentRow, wanted: string | undefined) {
  if (wanted === undefined || wanted === row.doctor_id) return { id: row.doctor_id, department_id: row.department_id };
  if (!isAtDesk(actor)) throw new Refusal('not_allowed');
  const doctor = await findDoctor(db, wanted);
  if (doctor.department_id !== row.department_id) throw new Refusal('other_department');
  return doctor;
}
