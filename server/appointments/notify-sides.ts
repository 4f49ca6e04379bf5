// Each change is told to the other side at once, on the screen and by mail; subjects and bodies of mails hold no
// reason for the visit.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Tx } from '../db/connect.ts';
import { type DependsOn, notify } from '../notices/notify.ts';
import type { Deps } from '../platform/deps.ts';
import { publish, SEE_SLOTS } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import { UNDO_MS } from './policy.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;

// Formats are kept: making one takes a tenth of a millisecond, and memory that is not freed for a while.
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = FORMATS.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...day, ...time, timeZone });
  FORMATS.set(timeZone, format);
  return format;
}

/** "Wed 18 Nov 2026, 11:30 (Asia/Kolkata)" */
export function when({ startsAt, timeZone }: Pick<Appointment, 'startsAt' | 'timeZone'>): string {
  const shown = formatIn(timeZone).format(new Date(startsAt));
  return `${shown.replace(/^(\w+), /, '$1 ')} (${timeZone})`;
}

/** "Wed 18 Nov", for subjects of mails. */
export function shortDay({ startsAt, timeZone }: Pick<Appointment, 'startsAt' | 'timeZone'>): string {
  return when({ startsAt, timeZone }).replace(/ \d{4},.*$/, '');
}

type DoctorWords = {
  /** After the patient's name: "cancelled an appointment". */
  what: string;
  /** Before the day, without a name: "Cancelled:" */
  subject: string;
  text?: string;
  /** Notifies another doctor than that of the appointment: one who gave it away. */
  to?: string;
};

export async function notifyDoctor(tx: Tx, deps: Needs, appointment: Appointment, words: DoctorWords): Promise<void> {
  const { what, subject, text = when(appointment) } = words;
  await notify(tx, deps, {
    to: words.to ?? appointment.doctorId,
    kind: 'appointment',
    title: `${appointment.patient} ${what}`,
    text,
    link: '/doctor-dashboard?view=appointments',
    patientId: appointment.patientId,
    mail: {
      subject: `${subject} ${shortDay(appointment)}, ${appointment.time}`,
      text: `${appointment.patient} ${what}: ${text.replace(/\.$/, '')}.\n\n${linkTo(deps.config, '/doctor-dashboard')}`,
    },
  });
}

type Words = {
  title: string;
  text: string;
  /** It shows on a locked phone: the day and what became of it, no name and no reason. */
  subject: string;
  notBefore?: Date;
  /** False where only the screen has to be put right. */
  byMail?: boolean;
  /** False where the patient can no longer log in. */
  hasLink?: boolean;
  /** What leaves later, after quiet hours or an undo, leaves only while this holds. */
  dependsOn?: DependsOn;
};

/** While the visit is at this time and has this status. */
export const whileVisitIs = ({ id, startsAt, status }: Pick<Appointment, 'id' | 'startsAt' | 'status'>): DependsOn =>
  `visit:${id}@${startsAt}=${status}`;

/** A wrong press at the desk is taken back in a moment: the mail waits for that, and leaves only if nobody did. */
export const heldForUndo = (visit: Pick<Appointment, 'id' | 'startsAt' | 'status'>, now: Date) => ({
  notBefore: new Date(now.getTime() + UNDO_MS),
  dependsOn: whileVisitIs(visit),
});

/** Answers the id of the mail, which may wait until the decision can no longer be undone. */
export async function notifyPatient(
  tx: Tx,
  deps: Needs,
  accountId: string | null,
  words: Words,
): Promise<string | null> {
  if (!accountId) return null;
  const told = await notify(tx, deps, {
    to: accountId,
    kind: 'appointment',
    title: words.title,
    text: words.text,
    link: '/book#appointments',
    ...(words.byMail === false ? {} : { mail: mailFor(deps, words) }),
    ...(words.dependsOn ? { dependsOn: words.dependsOn } : {}),
  });
  return told?.mailId ?? null;
}

function mailFor({ config }: Needs, { title, text, subject, notBefore, hasLink = true }: Words) {
  const { name, address, phone } = config.clinic;
  const clinic = [name, address, phone].filter(Boolean).join('\n');
  const link = hasLink ? `${linkTo(config, '/book#appointments')}\n\n` : '';
  const mail = { subject, text: `${title}\n${text}\n\n${link}${clinic}` };
  return notBefore ? { ...mail, notBefore } : mail;
}

/** Lists of both sides are stale, and whoever looks at this doctor's times sees them change. */
export async function publishChange(
  tx: Tx,
  appointment: Pick<Appointment, 'id' | 'doctorId'>,
  patientId: string,
  earlierDoctorId = appointment.doctorId,
): Promise<void> {
  const doctors = [...new Set([appointment.doctorId, earlierDoctorId])];
  const to = { accounts: doctors, patients: [patientId], roles: ['staff', 'desk'] as const };
  await publish(tx, { type: 'appointments', id: appointment.id, to });
  for (const id of doctors) await publish(tx, { type: 'slots', id, to: { roles: SEE_SLOTS } });
}
