// Each change is told to the other side at once, on the screen and by mail; subjects and bodies of mails hold no
// reason for the visit.
import type { Appointment } from '../../contract/appointments.ts';
import type { Tx } from '../db/connect.ts';
import { tell } from '../notices/tell.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;

// Kept: making one takes a tenth of a millisecond and a good deal of memory that is not given back for a while.
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

export async function tellDoctor(tx: Tx, deps: Needs, appointment: Appointment, what: string): Promise<void> {
  await tell(tx, deps, {
    to: appointment.doctorId,
    kind: 'appointment',
    title: `${appointment.patient} ${what}`,
    text: when(appointment),
    link: '/doctor-dashboard?section=appointments',
    mail: {
      subject: `An appointment on ${appointment.date}`,
      text: `${appointment.patient} ${what}: ${when(appointment)}.\n\n${linkTo(deps.config, '/doctor-dashboard')}`,
    },
  });
}

type Words = {
  title: string;
  text: string;
  notBefore?: Date;
  /** False where only the screen has to be put right. */
  byMail?: boolean;
};

/** Answers the id of the mail, which may wait until the decision can no longer be undone. */
export async function tellPatient(tx: Tx, deps: Needs, accountId: string | null, words: Words): Promise<string | null> {
  if (!accountId) return null;
  const told = await tell(tx, deps, {
    to: accountId,
    kind: 'appointment',
    title: words.title,
    text: words.text,
    link: '/dashboard#appointments',
    ...(words.byMail === false ? {} : { mail: mailFor(deps, words) }),
  });
  return told?.mailId ?? null;
}

function mailFor({ config }: Needs, { title, text, notBefore }: Words) {
  const subject = `Your appointment at ${config.clinic.name}`;
  const mail = { subject, text: `${title}\n${text}\n\n${linkTo(config, '/dashboard')}` };
  return notBefore ? { ...mail, notBefore } : mail;
}

/** Lists of both sides are stale, and whoever looks at this doctor's times sees them change. */
export async function announceChange(tx: Tx, appointment: Appointment, patientAccountId: string | null): Promise<void> {
  const accounts = [appointment.doctorId, ...(patientAccountId ? [patientAccountId] : [])];
  await announce(tx, { type: 'appointments', id: appointment.id, to: { accounts, roles: ['staff'] } });
  await announce(tx, { type: 'slots', id: appointment.doctorId, to: { roles: ['patient', 'doctor', 'staff'] } });
}
