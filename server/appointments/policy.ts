import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { MISSED_AFTER_MINUTES, VISIT_ACTS, type VisitAct } from '#contract/appointments/reception.ts';
import { ROOM_OPENS_MS } from '#contract/appointments/visit-modes.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { type Actor, type Caller, isFor } from '../platform/actor.ts';
import { dayIn } from '../platform/zoned-time.ts';
import type { AppointmentRow } from './store.ts';

export const UNDO_MS = 10_000;

const MISSED_AFTER_MS = MISSED_AFTER_MINUTES * MINUTE_MS;

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
  | 'patient_id'
  | 'starts_at'
  | 'confirmed_at'
  | 'decided_by'
  | 'decided_at'
  | 'expires_at'
  | 'moved_at'
  | 'arrived_at'
  | 'with_doctor_at'
  | 'is_walk_in'
  | 'finished_by'
  | 'mode'
>;

/** When something is asked, and the zone in which the clinic's days begin. */
export type Moment = { now: Date; timeZone: string };

export const isTheirDoctor = (actor: Actor, row: Pick<Row, 'doctor_id'>) =>
  actor.role === 'doctor' && row.doctor_id === actor.accountId;

/** The patient, or who may act for them. */
export const isThePatient = (actor: Actor, row: Pick<Row, 'patient_id'>) => isFor(actor, row);

/** The desk sees every appointment; administrators see none. */
export const maySee = (actor: Actor, row: Row) =>
  isTheirDoctor(actor, row) || isThePatient(actor, row) || isAtDesk(actor);

/**
 * The desk arranges visits for everyone; what they are for it reads only with the chart. Nurses help out there; the day and
 * bookings are the reception's.
 */
export const isAtDesk = (actor: Actor): boolean => actor.role === 'staff' || isReception(actor);

/** For how long somebody would come tells whether the doctor knows them: for who arranges visits, not for everyone. */
export const mayAskForPatient = (caller: Caller, doctorId: string): boolean =>
  caller.role === 'staff' || caller.role === 'desk' || (caller.role === 'doctor' && caller.accountId === doctorId);

export const isReception = (actor: Actor): boolean => actor.role === 'desk';

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
export const isDoctorToldBy = (actor: Actor): boolean => actor.role === 'patient' || isAtDesk(actor);

export const isAnotherDoctor = (actor: Actor, doctorId: string): boolean => doctorId !== actor.accountId;

const isAhead = (row: Row, now: Date) => row.starts_at > now;

export const mayDecide = (actor: Actor, row: Row, now: Date) =>
  isTheirDoctor(actor, row) && row.status === 'pending' && row.expires_at > now;

export const mayCancel = (actor: Actor, row: Row, moment: Moment) =>
  maySee(actor, row) &&
  canBecome(row.status, 'cancelled') &&
  (isAhead(row, moment.now) || maySendElsewhere(actor, row, moment));

/** Whoever waits past their time, or is late, is moved or cancelled by the reception until they are called in. */
const maySendElsewhere = (actor: Actor, row: Row, moment: Moment) =>
  isReception(actor) && row.status === 'approved' && row.with_doctor_at === null && isOfTheDay(row, moment);

/** Into another doctor's queue of today, without a slot. */
export const mayQueueElsewhere = (actor: Actor, row: Row, moment: Moment) =>
  row.arrived_at !== null && maySendElsewhere(actor, row, moment);

/** A visit that was booked stays in its department; whoever came without one may wait for any doctor. */
export const staysInDepartment = (row: Pick<Row, 'is_walk_in'>): boolean => !row.is_walk_in;

export const mayReschedule = (actor: Actor, row: Row, now: Date) =>
  isThePatient(actor, row) && canBecome(row.status, 'cancelled') && isAhead(row, now);

/** The visit's doctor and the desk may move it; a request only while it can still be answered. */
export const mayMove = (actor: Actor, row: Row, moment: Moment) =>
  (isTheirDoctor(actor, row) || isAtDesk(actor)) &&
  canBecome(row.status, 'cancelled') &&
  (isAhead(row, moment.now) || maySendElsewhere(actor, row, moment)) &&
  (row.status !== 'pending' || row.expires_at > moment.now);

export const mayConfirm = (actor: Actor, row: Row, now: Date) =>
  isThePatient(actor, row) &&
  row.status === 'approved' &&
  row.confirmed_at === null &&
  row.arrived_at === null &&
  isAhead(row, now);

/** The patient, or the desk for those without a phone. Nobody comes to the desk for a video visit. */
export const mayArrive = (actor: Actor, row: Row, moment: Moment) =>
  row.mode === 'in-person' &&
  (isThePatient(actor, row) || isAtDesk(actor)) &&
  row.status === 'approved' &&
  row.arrived_at === null &&
  (isNearStart(row, moment.now) || (isReception(actor) && isOfTheDay(row, moment)));

const isNearStart = ({ starts_at }: Row, now: Date) =>
  starts_at.getTime() - now.getTime() <= ARRIVE_BEFORE_MS && now.getTime() - starts_at.getTime() <= ARRIVE_AFTER_MS;

const isOfTheDay = ({ starts_at }: Row, { now, timeZone }: Moment) =>
  dayIn(timeZone, starts_at) === dayIn(timeZone, now);

const isRoomOpen = ({ mode, starts_at }: Row, now: Date) =>
  mode === 'video' && starts_at.getTime() - now.getTime() <= ROOM_OPENS_MS;

/** The doctor from the start on, or once the patient is called in or the video room is open; the reception of whoever came. */
export const mayComplete = (actor: Actor, row: Row, now: Date) =>
  row.status === 'approved' &&
  (isTheirDoctor(actor, row)
    ? !isAhead(row, now) || row.with_doctor_at !== null || isRoomOpen(row, now)
    : isReception(actor) && row.arrived_at !== null);

export const mayMarkMissed = (actor: Actor, row: Row, now: Date) =>
  row.status === 'approved' &&
  (isTheirDoctor(actor, row)
    ? !isAhead(row, now)
    : isReception(actor) && row.arrived_at === null && now.getTime() - row.starts_at.getTime() >= MISSED_AFTER_MS);

const isWaiting = (row: Row) => row.status === 'approved' && row.arrived_at !== null && row.with_doctor_at === null;
const isCalledIn = (row: Row) => row.status === 'approved' && row.with_doctor_at !== null;
const callsIn = (actor: Actor, row: Row) => isTheirDoctor(actor, row) || isReception(actor);

export const mayCallIn = (actor: Actor, row: Row) => callsIn(actor, row) && isWaiting(row);

const mayMarkLeft = (actor: Actor, row: Row) =>
  isReception(actor) && row.status === 'approved' && row.arrived_at !== null;

/** They come later, or come back, on the same day. */
const mayComeAfterAll = (actor: Actor, row: Row, moment: Moment) =>
  isReception(actor) && row.status === 'no-show' && isOfTheDay(row, moment);

/** A wrong press, on the same day. What the doctor marked stays the doctor's. */
const mayTakeBack = (actor: Actor, row: Row, moment: Moment) =>
  isReception(actor) &&
  (row.status === 'no-show' || row.status === 'completed') &&
  row.finished_by !== null &&
  row.finished_by !== row.doctor_id &&
  isOfTheDay(row, moment);

const MAY_NOTE: Record<VisitAct, (actor: Actor, row: Row, moment: Moment) => boolean> = {
  arrived: (actor, row, moment) => isReception(actor) && mayArrive(actor, row, moment),
  'with-doctor': mayCallIn,
  done: (actor, row, { now }) => isReception(actor) && mayComplete(actor, row, now),
  left: mayMarkLeft,
  'did-not-come': (actor, row, { now }) => isReception(actor) && mayMarkMissed(actor, row, now),
  'came-after-all': mayComeAfterAll,
  'call-again': (actor, row) => callsIn(actor, row) && isCalledIn(row),
  'back-to-waiting': (actor, row) => callsIn(actor, row) && isCalledIn(row),
  'not-here': (actor, row) => isReception(actor) && isWaiting(row),
  'take-back': mayTakeBack,
};

export const mayNote = (actor: Actor, act: VisitAct, row: Row, moment: Moment): boolean =>
  MAY_NOTE[act](actor, row, moment);

export const allowedActs = (actor: Actor, row: Row, moment: Moment): VisitAct[] =>
  VISIT_ACTS.filter((act) => mayNote(actor, act, row, moment));

const OF_THE_DOCTOR: readonly VisitAct[] = ['with-doctor', 'call-again', 'back-to-waiting'];

/** A doctor calls in; the rest is the reception's. */
export const mayNoteAtAll = (actor: Actor, act: VisitAct): boolean => isReception(actor) || OF_THE_DOCTOR.includes(act);

/** A doctor who decided may undo it for ten seconds, unless the visit was moved since. */
export const mayUndo = (actor: Actor, row: Row, now: Date) =>
  isTheirDoctor(actor, row) &&
  row.decided_by === actor.accountId &&
  (row.status === 'approved' || row.status === 'rejected') &&
  row.decided_at !== null &&
  (row.moved_at === null || row.moved_at < row.decided_at) &&
  now.getTime() - row.decided_at.getTime() < UNDO_MS;

export const allowedActions = (actor: Actor, row: Row, { now, timeZone }: Moment): Appointment['can'] => ({
  approve: mayDecide(actor, row, now),
  reject: mayDecide(actor, row, now),
  cancel: mayCancel(actor, row, { now, timeZone }),
  reschedule: mayReschedule(actor, row, now),
  confirm: mayConfirm(actor, row, now),
  arrive: mayArrive(actor, row, { now, timeZone }),
  complete: mayComplete(actor, row, now),
  noShow: mayMarkMissed(actor, row, now),
  undo: mayUndo(actor, row, now),
  move: mayMove(actor, row, { now, timeZone }),
  callIn: mayCallIn(actor, row),
});
