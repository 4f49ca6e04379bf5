// Reminders come by themselves: of notes at their time, of appointments the day before and an hour before. Looked up
// again and again instead of being planned, so that a moved appointment needs no second plan and a restart forgets none.
import type { ScreenLink } from '#contract/screen-links.ts';
import { asSentences } from '../appointments/changing/as-sentences.ts';
import { when, whileVisitIs } from '../appointments/notify-sides.ts';
import { approvedBetween } from '../appointments/public.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { findDueNotes, lockDueNote, noteWasTold } from '../board/public.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { findSentKeys } from '../notices/public.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import { forEachIsolated, runPartsIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { type DueReminder, dueReminders, LOOK_AHEAD_MS } from './due-appointments.ts';

export async function notifyDueReminders(deps: Deps): Promise<void> {
  await runPartsIsolated({
    'reminders of notes': () => notifyNotes(deps),
    'reminders of appointments': () => notifyAppointments(deps),
  });
}

async function notifyNotes(deps: Deps): Promise<void> {
  await forEachIsolated(
    await findDueNotes(deps.db, deps.clock.now()),
    ({ id }) => `note ${id}`,
    ({ id }) => transaction(deps.db, (tx) => notifyNote(tx, deps, id)),
  );
}

async function notifyNote(tx: Tx, deps: Deps, id: string): Promise<void> {
  const now = deps.clock.now();
  const note = await lockDueNote(tx, id, now);
  if (!note) return;
  const told = await notify(tx, deps, {
    to: note.account_id,
    kind: 'reminder',
    title: note.title,
    text: note.detail,
    link: '/record/board#reminders',
    dedupeKey: `note:${id}:${note.remind_at?.toISOString()}`,
    mail: quietMail(deps, `Reminder: ${note.title}\n${note.detail}`.trim(), '/record/board#reminders'),
  });
  await noteWasTold(tx, id, now, told?.noticeId ?? null);
  await record(tx, deps, { subject: 'note', subjectId: id, patientId: note.patient_id });
  await publish(tx, { type: 'board', id, to: { patients: [note.patient_id] } });
}

async function notifyAppointments(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const ahead = await approvedBetween(deps.db, now, new Date(now.getTime() + LOOK_AHEAD_MS));
  // Whoever sits in the waiting room needs no reminder.
  const expected = ahead.filter(({ arrived_at }) => arrived_at === null);
  const due = dueReminders(expected, now);
  const told = await findSentKeys(
    deps.db,
    due.map(({ dedupeKey }) => dedupeKey),
  );
  await forEachIsolated(
    due.filter(({ appointment, dedupeKey }) => appointment.patient_account_id && !told.has(dedupeKey)),
    ({ appointment }) => `appointment ${appointment.id}`,
    (reminder) => transaction(deps.db, (tx) => notifyAppointment(tx, deps, reminder)),
  );
}

type Approved = Awaited<ReturnType<typeof approvedBetween>>[number];

async function notifyAppointment(
  tx: Tx,
  deps: Deps,
  { appointment, span, dedupeKey }: DueReminder<Approved>,
): Promise<void> {
  if (!appointment.patient_account_id) return;
  const { timeZone } = deps.config.clinic;
  const text = `${appointment.doctor_name}, ${when({ startsAt: appointment.starts_at.toISOString(), timeZone })}`;
  const inFull = asSentences(text, appointment.room, appointment.directions);
  // Another server may send it at this moment: the dedupe key lets one of them.
  const isFirst = await notify(tx, deps, {
    to: appointment.patient_account_id,
    kind: 'reminder',
    title: span === 'hour' ? 'Your appointment is within the hour' : 'Your appointment is within a day',
    text,
    link: '/book#appointments',
    dedupeKey,
    mail: quietMail(deps, `Your appointment: ${inFull}`, '/book#appointments'),
    dependsOn: whileVisitIs({
      ...{ id: appointment.id, startsAt: appointment.starts_at.toISOString(), status: 'approved' },
    }),
  });
  if (!isFirst) return;
  await record(tx, deps, { subject: 'appointment', subjectId: appointment.id, patientId: appointment.patient_id });
}

/** The subject shows on a locked phone: it says that there is a reminder, not of what. */
const quietMail = ({ config }: Deps, text: string, link: ScreenLink) => ({
  subject: `A reminder from ${config.clinic.name}`,
  text: `${text}\n\n${linkTo(config, link)}`,
});

const record = (tx: Tx, { clock }: Deps, about: { subject: string; subjectId: string; patientId: string }) =>
  appendEntry(tx, clock, SYSTEM, 'reminder.told', about);
