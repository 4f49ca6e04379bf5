// Reminders come by themselves: of notes at their time, of appointments the day before and an hour before. Looked up
// again and again instead of being planned, so that a moved appointment needs no second plan and a restart forgets none.
import { approvedBetween } from '../appointments/upcoming.ts';
import { noteWasTold, takeDueNotes } from '../board/due-notes.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { tell } from '../notices/tell.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';

const HOUR_MS = 3_600_000;

export async function tellDueReminders(deps: Deps): Promise<void> {
  await transaction(deps.db, (tx) => tellNotes(tx, deps));
  await transaction(deps.db, (tx) => tellAppointments(tx, deps));
}

async function tellNotes(tx: Tx, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const note of await takeDueNotes(tx, now)) {
    if (!note.account_id) continue;
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
    await announce(tx, { type: 'board', id: note.id, to: { accounts: [note.account_id] } });
  }
}

/** The nearer one first: whoever books for this afternoon is not told about tomorrow. */
async function tellAppointments(tx: Tx, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS);
  for (const appointment of await approvedBetween(tx, now, tomorrow)) {
    if (!appointment.patient_account_id) continue;
    const isSoon = appointment.starts_at.getTime() - now.getTime() <= HOUR_MS;
    const span = isSoon ? 'hour' : 'day';
    const text = `${appointment.doctor_name}, ${wallTime(deps, appointment.starts_at)}`;
    await tell(tx, deps, {
      to: appointment.patient_account_id,
      kind: 'reminder',
      title: isSoon ? 'Your appointment is within the hour' : 'Your appointment is within a day',
      text,
      link: '/dashboard#appointments',
      onceKey: `appointment:${appointment.id}:${appointment.starts_at.toISOString()}:${span}`,
      mail: quietMail(deps, `Your appointment: ${text}.`),
    });
  }
}

/** The subject shows on a locked phone: it says that there is a reminder, not of what. */
const quietMail = ({ config }: Deps, text: string) => ({
  subject: `A reminder from ${config.clinic.name}`,
  text: `${text}\n\n${linkTo(config, '/dashboard')}`,
});

function wallTime({ config }: Deps, instant: Date): string {
  const { timeZone } = config.clinic;
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return `${new Intl.DateTimeFormat('en-GB', { ...parts, timeZone, hourCycle: 'h23' }).format(instant)} (${timeZone})`;
}
