// Reminders come by themselves: of notes at their time, of appointments the day before and an hour before. Looked up
// again and again instead of being planned, so that a moved appointment needs no second plan and a restart forgets none.
import { when } from '../appointments/tell-sides.ts';
import { approvedBetween } from '../appointments/upcoming.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { noteWasTold, takeDueNotes } from '../board/due-notes.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findTold } from '../notices/find-told.ts';
import { tell } from '../notices/tell.ts';
import { theHouse } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import { dueReminders, LOOK_AHEAD_MS } from './due-appointments.ts';

export async function tellDueReminders(deps: Deps): Promise<void> {
  await transaction(deps.db, (tx) => tellNotes(tx, deps));
  await transaction(deps.db, (tx) => tellAppointments(tx, deps));
}

async function tellNotes(tx: Tx, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const note of await takeDueNotes(tx, now)) {
    const told = await tell(tx, deps, {
      to: note.account_id,
      kind: 'reminder',
      title: note.title,
      text: note.detail,
      link: '/dashboard#reminders',
      onceKey: `note:${note.id}:${note.remind_at?.toISOString()}`,
      mail: quietMail(deps, `Reminder: ${note.title}\n${note.detail}`.trim()),
    });
    await noteWasTold(tx, note.id, now, told?.noticeId ?? null);
    await record(tx, deps, { subject: 'note', subjectId: note.id, patientId: note.patient_id });
    await announce(tx, { type: 'board', id: note.id, to: { accounts: [note.account_id] } });
  }
}

async function tellAppointments(tx: Tx, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { timeZone } = deps.config.clinic;
  const ahead = await approvedBetween(tx, now, new Date(now.getTime() + LOOK_AHEAD_MS));
  const due = dueReminders(ahead, now);
  const told = await findTold(
    tx,
    due.map(({ onceKey }) => onceKey),
  );
  for (const { appointment, span, onceKey } of due) {
    if (!appointment.patient_account_id || told.has(onceKey)) continue;
    const text = `${appointment.doctor_name}, ${when({ startsAt: appointment.starts_at.toISOString(), timeZone })}`;
    // Another server may be telling it at this moment: the key lets one of them.
    const isFirst = await tell(tx, deps, {
      to: appointment.patient_account_id,
      kind: 'reminder',
      title: span === 'hour' ? 'Your appointment is within the hour' : 'Your appointment is within a day',
      text,
      link: '/dashboard#appointments',
      onceKey,
      mail: quietMail(deps, `Your appointment: ${text}.`),
    });
    if (!isFirst) continue;
    await record(tx, deps, { subject: 'appointment', subjectId: appointment.id, patientId: appointment.patient_id });
  }
}

/** The subject shows on a locked phone: it says that there is a reminder, not of what. */
const quietMail = ({ config }: Deps, text: string) => ({
  subject: `A reminder from ${config.clinic.name}`,
  text: `${text}\n\n${linkTo(config, '/dashboard')}`,
});

const record = (tx: Tx, { clock }: Deps, about: { subject: string; subjectId: string; patientId: string }) =>
  appendEntry(tx, clock, theHouse, 'reminder.told', about);
