// Reminders come by themselves: of notes at their time, of appointments the day before and an hour before. Looked up
// again and again instead of being planned, so that a moved appointment needs no second plan and a restart forgets none.
import { when } from '../appointments/notify-sides.ts';
import { approvedBetween } from '../appointments/public.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { noteWasTold, takeDueNotes } from '../board/public.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { findSentKeys } from '../notices/public.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import { dueReminders, LOOK_AHEAD_MS } from './due-appointments.ts';

export async function notifyDueReminders(deps: Deps): Promise<void> {
  await transaction(deps.db, (tx) => notifyNotes(tx, deps));
  await transaction(deps.db, (tx) => notifyAppointments(tx, deps));
}

async function notifyNotes(tx: Tx, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const note of await takeDueNotes(tx, now)) {
    const told = await notify(tx, deps, {
      to: note.account_id,
      kind: 'reminder',
      title: note.title,
      text: note.detail,
      link: '/dashboard#reminders',
      dedupeKey: `note:${note.id}:${note.remind_at?.toISOString()}`,
      mail: quietMail(deps, `Reminder: ${note.title}\n${note.detail}`.trim()),
    });
    await noteWasTold(tx, note.id, now, told?.noticeId ?? null);
    await record(tx, deps, { subject: 'note', subjectId: note.id, patientId: note.patient_id });
    await publish(tx, { type: 'board', id: note.id, to: { accounts: [note.account_id] } });
  }
}

async function notifyAppointments(tx: Tx, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { timeZone } = deps.config.clinic;
  const ahead = await approvedBetween(tx, now, new Date(now.getTime() + LOOK_AHEAD_MS));
  const due = dueReminders(ahead, now);
  const told = await findSentKeys(
    tx,
    due.map(({ dedupeKey }) => dedupeKey),
  );
  for (const { appointment, span, dedupeKey } of due) {
    if (!appointment.patient_account_id || told.has(dedupeKey)) continue;
    const text = `${appointment.doctor_name}, ${when({ startsAt: appointment.starts_at.toISOString(), timeZone })}`;
    // Another server may send it at this moment: the dedupe key lets one of them.
    const isFirst = await notify(tx, deps, {
      to: appointment.patient_account_id,
      kind: 'reminder',
      title: span === 'hour' ? 'Your appointment is within the hour' : 'Your appointment is within a day',
      text,
      link: '/dashboard#appointments',
      dedupeKey,
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
  appendEntry(tx, clock, SYSTEM, 'reminder.told', about);
