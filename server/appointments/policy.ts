import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { Actor } from '../platform/actor.ts';
import type { AppointmentRow } from './store.ts';

export const UNDO_MS = 10_000;

/** How long before the start of a visit a patient can arrive, and how long after it. */
const ARRIVE_BEFORE_MS = 2 * HOUR_MS;
const ARRIVE_AFTER_MS = HOUR_MS;

/** pending → approved | rejected | expired; approved → completed | no-show; pending or approved → cancelled. */
const NEXT: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['approved', 'rejected', 'expired', 'cancelled'],
  approved: ['completed', 'no-show', 'cancelled'],
  rejected: [],
  expired: [],
  cancelled: [],
  completed: [],
  'no-show': [],
};

export const canBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean => NEXT[from].includes(to);

type Row = Pick<
  AppointmentRow,
  | 'status'
  | 'doctor_id'
  | 'patient_account_id'
  | 'starts_at'
  | 'confirmed_at'
  | 'decided_by'
  | 'decided_at'
  | 'expires_at'
  | 'moved_at'
  | 'arrived_at'
>;

export const isTheirDoctor = (actor: Actor, row: Pick<Row, 'doctor_id'>) =>
  actor.role === 'doctor' && row.doctor_id === actor.accountId;

export const isThePatient = (actor: Actor, row: Pick<Row, 'patient_account_id'>) =>
  actor.role === 'patient' && row.patient_account_id === actor.accountId;

/** The desk sees every appointment; administrators see none. */
export const maySee = (actor: Actor, row: Row) =>
  isTheirDoctor(actor, row) || isThePatient(actor, row) || actor.role === 'staff';

/** The desk arranges visits for everyone; what they are for it reads only with the chart. */
export const isAtDesk = (actor: Actor): boolean => actor.role === 'staff';

/** Selects whose visits a list holds: a patient's own, a doctor's own, or everyone's at the desk. */
export const listsOwnAs = ({ role }: Actor): 'patient' | 'doctor' | 'desk' =>
  role === 'patient' || role === 'doctor' ? role : 'desk';

/** The reason of a decision or a move: also whoever wrote it. */
export const mayReadOwnWords = (actor: Actor, isInCare: boolean, writtenBy: string | null): boolean =>
  isInCare || writtenBy === actor.accountId;

/** Everyone but the patient acts for the clinic. */
export const isTheClinic = (actor: Actor): boolean => actor.role !== 'patient';

/** A doctor decides and finishes; others only cancel. */
export const mayChangeStatusTo = (actor: Actor, status: AppointmentStatus): boolean =>
  actor.role === 'doctor' || status === 'cancelled';

/** Whoever cancels for the patient must give a reason, which the patient reads. */
export const mustGiveReason = isTheClinic;

/** The doctor hears of what the patient or the desk cancelled, and of what others moved. */
export const isDoctorToldBy = (actor: Actor): boolean => actor.role === 'patient' || actor.role === 'staff';

export const isAnotherDoctor = (actor: Actor, doctorId: string): boolean => doctorId !== actor.accountId;

const isAhead = (row: Row, now: Date) => row.starts_at > now;

export const mayDecide = (actor: Actor, row: Row, now: Date) =>
  isTheirDoctor(actor, row) && row.status === 'pending' && row.expires_at > now;

export const mayCancel = (actor: Actor, row: Row, now: Date) =>
  maySee(actor, row) && canBecome(row.status, 'cancelled') && isAhead(row, now);

export const mayReschedule = (actor: Actor, row: Row, now: Date) =>
  isThePatient(actor, row) && canBecome(row.status, 'cancelled') && isAhead(row, now);

/** The visit's doctor and the desk may move it; a request only while it can still be answered. */
export const mayMove = (actor: Actor, row: Row, now: Date) =>
  (isTheirDoctor(actor, row) || actor.role === 'staff') &&
  canBecome(row.status, 'cancelled') &&
  isAhead(row, now) &&
  (row.status !== 'pending' || row.expires_at > now);

export const mayConfirm = (actor: Actor, row: Row, now: Date) =>
  isThePatient(actor, row) &&
  row.status === 'approved' &&
  row.confirmed_at === null &&
  row.arrived_at === null &&
  isAhead(row, now);

/** The patient, or the desk for those without a phone. */
export const mayArrive = (actor: Actor, row: Row, now: Date) =>
  (isThePatient(actor, row) || isAtDesk(actor)) &&
  row.status === 'approved' &&
  row.arrived_at === null &&
  row.starts_at.getTime() - now.getTime() <= ARRIVE_BEFORE_MS &&
  now.getTime() - row.starts_at.getTime() <= ARRIVE_AFTER_MS;

export const mayFinish = (actor: Actor, row: Row, now: Date) =>
  isTheirDoctor(actor, row) && row.status === 'approved' && !isAhead(row, now);

/** Whoever decided may undo it for ten seconds, unless the visit was moved since. */
export const mayUndo = (actor: Actor, row: Row, now: Date) =>
  row.decided_by === actor.accountId &&
  (row.status === 'approved' || row.status === 'rejected') &&
  row.decided_at !== null &&
  (row.moved_at === null || row.moved_at < row.decided_at) &&
  now.getTime() - row.decided_at.getTime() < UNDO_MS;

export const allowedActions = (actor: Actor, row: Row, now: Date): Appointment['can'] => ({
  approve: mayDecide(actor, row, now),
  reject: mayDecide(actor, row, now),
  cancel: mayCancel(actor, row, now),
  reschedule: mayReschedule(actor, row, now),
  confirm: mayConfirm(actor, row, now),
  arrive: mayArrive(actor, row, now),
  complete: mayFinish(actor, row, now),
  noShow: mayFinish(actor, row, now),
  undo: mayUndo(actor, row, now),
  move: mayMove(actor, row, now),
});
