// Each change is told to the other side at once, on the screen and by mail. Mails hold no reason for the visit; those to
// doctors name no patient either, and of a danger only that something is to be read first.
import type { Appointment, ReasonDanger } from '#contract/appointments/appointments.ts';
import { type Moment, momentIn } from '#contract/notice-words/fill.ts';
import type { Tx } from '../db/connect.ts';
import type { MailedVisit } from '../notices/mails/visit-file.ts';
import type { Said } from '../notices/mails/write-mail.ts';
import { type DependsOn, findRecipient, notify, type Recipient } from '../notices/notify.ts';
import { whyConfidential } from '../patients/public.ts';
import { tellPatient, type Whom } from '../patients/telling/tell-patient.ts';
import type { Deps } from '../platform/deps.ts';
import { publish, SEE_SLOTS } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import { UNDO_MS } from './policy.ts';
import { accountOfVisit } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;

/** "Wed 18 Nov 2026, 11:30 (Asia/Kolkata)" */
export const when = (visit: Pick<Appointment, 'startsAt' | 'timeZone'>): string => momentIn('en', momentOf(visit));

/** "Wed 18 Nov", for subjects of mails. */
export const shortDay = (visit: Pick<Appointment, 'startsAt' | 'timeZone'>): string =>
  momentIn('en', momentOf(visit), 'day');

export const DANGER_IN_REASON = 'The reason names a danger sign. The patient is shown the emergency number.';

export const NOT_CHECKED = 'The reason was not checked for danger signs. It may name one.';

const READ_FIRST: Record<ReasonDanger, string> = {
  danger: DANGER_IN_REASON,
  crisis: DANGER_IN_REASON,
  earlier: 'An earlier reason named a danger sign.',
  unread: NOT_CHECKED,
};

type DoctorWords = {
  /** After the patient's name: "cancelled an appointment". */
  what: string;
  /** Before the day, without a name: "Cancelled:" */
  subject: string;
  text?: string;
  /** Notifies another doctor than that of the appointment: one who gave it away. */
  to?: string;
  /** Where this is news to the doctor: the title and the mail say to read it first. */
  danger?: ReasonDanger | undefined;
  /** Told once. */
  onceKey?: string;
};

const TO_DOCTOR = { kind: 'appointment', link: '/doctor-dashboard?view=appointments' } as const;

/** For `notifyDoctor`: asked together with what else a use case needs. */
export const findDoctorsMail = (tx: Tx, doctorId: string): Promise<Recipient | null> =>
  findRecipient(tx, { ...TO_DOCTOR, to: doctorId });

export async function notifyDoctor(
  tx: Tx,
  deps: Needs,
  appointment: Appointment,
  words: DoctorWords,
  recipient: Recipient | null = null,
): Promise<void> {
  const { what, subject, text = when(appointment), danger, onceKey } = words;
  await notify(tx, deps, {
    ...TO_DOCTOR,
    recipient,
    to: words.to ?? appointment.doctorId,
    title: `${danger ? 'Read first: ' : ''}${appointment.patient} ${what}`,
    text: danger ? `${text}. ${READ_FIRST[danger]}` : text,
    patientId: appointment.patientId,
    ...(onceKey ? { dedupeKey: `${onceKey}:${appointment.doctorId}` } : {}),
    mail: danger
      ? mailToReadFirst(deps, appointment)
      : {
          subject: `${subject} ${shortDay(appointment)}, ${appointment.time}`,
          text: `A patient ${what}: ${text.replace(/\.$/, '')}.\n\n${linkTo(deps.config, TO_DOCTOR.link)}`,
        },
  });
}

function mailToReadFirst({ config }: Needs, { status }: Appointment) {
  const what = status === 'pending' ? 'A request' : 'A visit';
  return {
    subject: `${what} waits for you: please read it first`,
    text: `${what} waits for you. Please read it first.\n\n${linkTo(config, TO_DOCTOR.link)}`,
  };
}

type News = {
  says: Said;
  notBefore?: Date;
  /** False where only the screen has to be put right. */
  byMail?: boolean;
  /** False where the patient can no longer log in. */
  hasLink?: boolean;
  /** What leaves later, after quiet hours or an undo, leaves only while this holds. */
  dependsOn?: DependsOn;
  recipient?: Recipient | null;
  /** Its mail carries a calendar file of it. */
  calendar?: MailedVisit | undefined;
};

/** For the words of a notice. */
export const momentOf = ({ startsAt, timeZone }: Pick<Appointment, 'startsAt' | 'timeZone'>): Moment => ({
  at: startsAt,
  zone: timeZone,
});

/** While the visit is at this time and has this status. */
export const whileVisitIs = ({ id, startsAt, status }: Pick<Appointment, 'id' | 'startsAt' | 'status'>): DependsOn =>
  `visit:${id}@${startsAt}=${status}`;

/** A wrong press at the desk is taken back in a moment: the mail waits for that, and leaves only if nobody did. */
export const heldForUndo = (visit: Pick<Appointment, 'id' | 'startsAt' | 'status'>, now: Date) => ({
  notBefore: new Date(now.getTime() + UNDO_MS),
  dependsOn: whileVisitIs(visit),
});

type VisitOf = { id: string; patient_id: string; patient_account_id: string | null };

/** The patient of this visit, or those who act for a child without a login. */
export const whomOf = ({ id, patient_id, patient_account_id }: VisitOf): Whom => ({
  ...{ patientId: patient_id, accountId: patient_account_id, part: 'appointments' },
  about: { table: 'appointments', id },
});

const TO_PATIENT = { kind: 'appointment', link: '/book#appointments' } as const;

/**
 * For `notifyPatient`, before it is known whose visit this is. `recipient` is null for a child without a login; of a private visit the
 * calendar file holds the time alone.
 */
export async function findPatientsMail(
  tx: Tx,
  visitId: string,
): Promise<{ recipient: Recipient | null; isPrivate: boolean }> {
  const [recipient, cause] = await Promise.all([
    findRecipient(tx, { ...TO_PATIENT, to: accountOfVisit(visitId) }),
    whyConfidential(tx, visitId),
  ]);
  return { recipient, isPrivate: cause !== null };
}

/** Answers the id of the mail, which may wait until the decision can no longer be undone. */
export async function notifyPatient(
  tx: Tx,
  deps: Needs,
  visit: VisitOf,
  { says, notBefore, byMail = true, hasLink = true, dependsOn, recipient = null, calendar }: News,
): Promise<string | null> {
  const told = await tellPatient(tx, deps, whomOf(visit), {
    ...TO_PATIENT,
    says,
    recipient,
    mail: byMail && { hasLink, calendar, ...(notBefore ? { notBefore } : {}) },
    ...(dependsOn ? { dependsOn } : {}),
  });
  return told?.mailId ?? null;
}

/** Where the visit is: the room and the way to it, or the address of the video visit, which opens nothing without a login. */
export const placeOf = (
  { config }: Pick<Deps, 'config'>,
  { id, mode, room, directions }: Pick<Appointment, 'id' | 'mode'> & { room: string | null; directions: string | null },
): { room: string | null; directions: string | null; video: string | null } =>
  mode === 'video'
    ? { room: null, directions: null, video: linkTo(config, `/visit/${id}`) }
    : { room, directions, video: null };

/** Lists of both sides are stale, and whoever looks at this doctor's times sees them change. */
export async function publishChange(
  tx: Tx,
  appointment: Pick<Appointment, 'id' | 'doctorId' | 'mode'>,
  patientId: string,
  earlierDoctorId = appointment.doctorId,
): Promise<void> {
  const doctors = [...new Set([appointment.doctorId, earlierDoctorId])];
  const sides = { accounts: doctors, patients: [patientId] };
  await publish(tx, { type: 'appointments', id: appointment.id, to: { ...sides, roles: ['staff', 'desk'] } });
  // Whoever waits in the room of a video visit learns at once that it moved or is off.
  if (appointment.mode === 'video') await publish(tx, { type: 'visits', id: appointment.id, to: sides });
  for (const id of doctors) await publish(tx, { type: 'slots', id, to: { roles: SEE_SLOTS } });
}
