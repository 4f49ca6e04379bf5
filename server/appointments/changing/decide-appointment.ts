import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Said } from '#server/notices/mails/write-mail.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import { keepPrivate } from '#server/patients/private-parts/mark-private.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import { lockOffers, type Offer } from '#server/schedule/lock-offer.ts';
import { conflictFor } from '../conflict-for.ts';
import {
  findPatientsMail,
  momentOf,
  notifyPatient,
  placeOf,
  publishChange,
  shortDay,
  whileVisitIs,
} from '../notify-sides.ts';
import { isTheirDoctor, mayDecide, UNDO_MS } from '../policy.ts';
import { presentFor } from '../read-appointment.ts';
import { type AppointmentRow, lockAppointment } from '../store.ts';
import { decideLocked } from './store.ts';

export type Decision = (
  | {
      status: 'approved';
      /** Also on a day off or outside the hours. */
      outsideHours?: boolean | undefined;
      isPrivate?: boolean | undefined;
    }
  | { status: 'rejected'; reason: string }
) & {
  /** What the doctor saw: a request that was moved meanwhile is not approved unseen. */
  version?: number | undefined;
};

/** Approve or reject what is still pending. Of two decisions at once one wins and the other is told. */
export function decideAppointment(deps: Deps, actor: Actor, id: string, decision: Decision): Promise<Appointment> {
  return transaction(deps.db, async (tx) => {
    const { row, outside, recipient, isPrivate } = await lockForDecision(tx, deps, actor, id, decision);
    const now = deps.clock.now();
    const decided: AppointmentRow = {
      ...row,
      status: decision.status,
      decided_at: now,
      decided_by: actor.accountId,
      decider_name: row.doctor_name,
      decision_reason: decision.status === 'rejected' ? decision.reason : null,
      version: row.version + 1,
    };
    // Before anyone is told: what is private is told to nobody who acts for the patient.
    if (decision.status === 'rejected') await closeCare(tx, id, now);
    else if (decision.isPrivate) {
      await keepPrivate(tx, deps, actor, { patientId: row.patient_id, subject: 'appointment', id });
    }
    const appointment = await presentFor({ ...deps, db: tx }, actor, decided);
    const mailId = await notifyPatient(tx, deps, row, {
      says: words(deps, appointment),
      notBefore: new Date(now.getTime() + UNDO_MS),
      dependsOn: whileVisitIs(appointment),
      recipient,
      ...(decision.status === 'approved'
        ? { calendar: { visit: appointment, isPrivate: isPrivate || decision.isPrivate === true } }
        : {}),
    });
    await decideLocked(tx, { ...decided, decision_mail: mailId });
    await appendEntry(tx, deps.clock, actor, `appointment.${decision.status}`, {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
      details: outside ? { outsideHours: outside } : {},
    });
    await publishChange(tx, appointment, row.patient_id);
    return appointment;
  });
}

/** What still waits for this doctor, and stays as it is read here until the transaction ends. */
async function lockForDecision(tx: Tx, deps: Deps, actor: Actor, id: string, decision: Decision) {
  const now = deps.clock.now();
  const isYes = decision.status === 'approved';
  // The doctor before the visit, as whoever changes hours or closes an account locks them.
  const [offers, unchecked, mail] = await Promise.all([
    isYes ? lockOffers(tx, deps, actor.accountId, now) : null,
    lockAppointment(tx, id),
    findPatientsMail(tx, id),
  ]);
  if (!unchecked || !isTheirDoctor(actor, unchecked)) {
    throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  }
  const row = unchecked;
  if (!mayDecide(actor, row, now)) throw conflictFor(row, 'decide', now);
  const offer = offers?.(row.starts_at, row.mode);
  const outside = typeof offer === 'string' ? offer : null;
  // Who could not sign the visit does not say yes to it, not even on purpose.
  const mayInsist = isYes && decision.outsideHours && outside !== 'licence-ended';
  if (outside && !mayInsist) throw outsideHours(deps, row, outside);
  if ((decision.version ?? row.version) !== row.version) throw conflictFor(row, 'decide', now);
  return { row, outside, ...mail };
}

function outsideHours({ config }: Deps, row: AppointmentRow, offer: Extract<Offer, string>): Refusal {
  const { timeZone } = config.clinic;
  const day = shortDay({ startsAt: row.starts_at.toISOString(), timeZone });
  const time = timeIn(timeZone, row.starts_at);
  const messages = {
    'clinic-closed': `The clinic is closed on ${day}.`,
    'licence-ended': `Your licence ends before ${day}. An administrator enters the new one.`,
    'day-off': `You are off on ${day}.`,
    'outside-hours': `${time} on ${day} lies outside your hours.`,
  };
  return new Refusal('outside_hours', { message: messages[offer] });
}

function words(deps: Pick<Deps, 'config'>, appointment: Appointment): Said {
  const { doctor, decisionReason: reason } = appointment;
  const when = momentOf(appointment);
  return appointment.status === 'approved'
    ? { code: 'visit-approved', values: { doctor, when, ...placeOf(deps, appointment) } }
    : { code: 'visit-declined', values: { doctor, when, reason } };
}
