import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { openCare } from '#server/patients/chart-access/care.ts';
import { type Actor, isByOther } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { slotsToTry } from '../booking/choose-slot.ts';
import { requireFitForVideo } from '../booking/fit-for-video.ts';
import { hideBusy } from '../booking/hide-busy.ts';
import { assertFewPending, lockSlot, slotTaken } from '../booking/lock-slot.ts';
import { sealReason } from '../booking/store.ts';
import { conflictFor } from '../conflict-for.ts';
import { careEnds, expiryOf } from '../deadlines.ts';
import { notifyDoctor, publishChange } from '../notify-sides.ts';
import { mayReschedule } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import { cellsOf, isDangerRead, leftOf, type ReasonRead } from '../reasons/reason-cells.ts';
import { tellDesk, tellDeskNotChecked } from '../reasons/tell-of-danger.ts';
import { offerSlot } from '../waitlist/offers/offer-slot.ts';
import { NOT_HERE, NOT_MOVED } from './move-visit.ts';
import { changeIf } from './store.ts';
import { withdrawNotification } from './withdraw-notification.ts';

type Input = { date: string; time: string; reason?: string | undefined; version?: number | undefined };

/** Moves to another time of the same doctor, who is asked again. The old slot is free in the same moment. */
export async function rescheduleAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  input: Input,
  read: ReasonRead = input.reason ? 'not-read' : 'none',
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (!mayReschedule(actor, row, now)) throw conflictFor(row, 'reschedule', now);
  const [start] = await slotsToTry(deps, row.doctor_id, input);
  if (!start) throw slotTaken();

  return transaction(deps.db, async (tx) => {
    const at = { patientId: row.patient_id, doctorId: row.doctor_id, start, mode: row.mode, moving: id };
    const { minutes, pauseMinutes } = await lockSlot(tx, deps, at);
    const isAskedByOther = isByOther(actor);
    await assertFewPending(tx, { patientId: row.patient_id, isAskedByOther }, id);
    const asExpected = {
      statuses: ['pending', 'approved'] as AppointmentStatus[],
      version: input.version ?? row.version,
    };
    const reason = await sealReason(tx, row, input.reason ?? row.reason);
    const isNewReason = input.reason !== undefined && input.reason !== row.reason;
    const isDanger = isNewReason && isDangerRead(read);
    // The words that nobody has read are gone with this change: nothing will find a danger in them later.
    const isNeverRead = isNewReason && !isDanger && leftOf(row.reason_danger) === 'earlier-unread';
    const asked = {
      ...(isNewReason ? cellsOf(read, now, leftOf(row.reason_danger)) : {}),
      ...{ start, minutes, pause_minutes: pauseMinutes },
      ...{ status: 'pending' as const, reason, confirmed_at: null },
      ...{ holds_slot: true, is_queued: false, ...NOT_HERE, ...NOT_MOVED },
      ...{ decided_at: null, decided_by: null, decision_mail: null, decision_reason: null },
      ...{ is_asked_by_other: isAskedByOther, requested_at: now, expires_at: expiryOf(now, start) },
    };
    const changed = await hideBusy(tx, actor, at, (inner) => changeIf(inner, id, asExpected, asked));
    if (!changed) throw conflictFor(await findAppointment({ db: tx }, actor, id), 'reschedule', now);
    await requireFitForVideo(tx, deps, changed);
    await withdrawNotification(tx, row, now);
    const care = { patientId: row.patient_id, clinicianId: row.doctor_id, kind: 'appointment' as const, sourceId: id };
    await openCare(tx, deps, { ...care, closesAt: careEnds(start) });
    await appendEntry(tx, deps.clock, actor, 'appointment.rescheduled', {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
      details: isDanger ? { danger: true } : {},
    });
    const appointment = await presentFor({ ...deps, db: tx }, actor, changed);
    const words = { what: 'asks for another time', subject: 'Another time asked for:' };
    await notifyDoctor(tx, deps, appointment, {
      ...words,
      danger: isDanger || isNeverRead ? appointment.reasonDanger : undefined,
    });
    if (isDanger) await tellDesk(tx, deps, appointment);
    if (isNeverRead) await tellDeskNotChecked(tx, deps, appointment);
    await publishChange(tx, appointment, row.patient_id);
    await offerSlot(tx, deps, { doctorId: row.doctor_id, start: row.starts_at });
    return appointment;
  });
}
