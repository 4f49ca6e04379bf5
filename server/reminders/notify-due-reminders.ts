// Reminders come by themselves: of notes at their time, of appointments the day before and an hour before. Looked up
// again and again instead of being planned, so that a moved appointment needs no second plan and a restart forgets none.
import { placeOf, whileVisitIs, whomOf } from '../appointments/notify-sides.ts';
import { expectedBetween, findVisit } from '../appointments/public.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { findDueNotes, lockDueNote, noteWasTold } from '../board/public.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findSentKeys } from '../notices/public.ts';
import { tellPatient } from '../patients/telling/tell-patient.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
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
  const whom = { patientId: note.patient_id, accountId: note.account_id, part: 'record' } as const;
  const told = await tellPatient(tx, deps, whom, {
    kind: 'reminder',
    says: { code: 'reminder-of-note', values: { title: note.title, detail: note.detail } },
    link: '/record/board#reminders',
    dedupeKey: `note:${id}:${note.remind_at?.toISOString()}`,
  });
  await noteWasTold(tx, id, now, told?.noticeId ?? null);
  await record(tx, deps, { subject: 'note', subjectId: id, patientId: note.patient_id });
  await publish(tx, { type: 'board', id, to: { patients: [note.patient_id] } });
}

async function notifyAppointments(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  // Whoever sits in the waiting room needs no reminder.
  const expected = await expectedBetween(deps.db, now, new Date(now.getTime() + LOOK_AHEAD_MS));
  const due = dueReminders(expected, now);
  const told = await findSentKeys(
    deps.db,
    due.map(({ dedupeKey }) => dedupeKey),
  );
  await forEachIsolated(
    due.filter(({ dedupeKey }) => !told.has(dedupeKey)),
    ({ appointment }) => `appointment ${appointment.id}`,
    (reminder) => transaction(deps.db, (tx) => notifyAppointment(tx, deps, reminder)),
  );
}

type Expected = Awaited<ReturnType<typeof expectedBetween>>[number];

/** Only now the whole visit is read: almost all who are found have been reminded. */
async function notifyAppointment(tx: Tx, deps: Deps, due: DueReminder<Expected>): Promise<void> {
  const appointment = await findVisit(tx, due.appointment.id);
  if (!appointment || !isAsFound(appointment, due.appointment)) return;
  const { span, dedupeKey } = due;
  const { timeZone } = deps.config.clinic;
  const { doctor_name: doctor } = appointment;
  const when = { at: appointment.starts_at.toISOString(), zone: timeZone };
  // Another server may send it at this moment: the dedupe key lets one of them.
  const isFirst = await tellPatient(tx, deps, whomOf(appointment), {
    kind: 'reminder',
    says: {
      code: span === 'hour' ? 'reminder-of-visit-in-an-hour' : 'reminder-of-visit-in-a-day',
      values: { doctor, when, ...placeOf(deps, appointment) },
    },
    link: '/book#appointments',
    dedupeKey,
    dependsOn: whileVisitIs({
      ...{ id: appointment.id, startsAt: appointment.starts_at.toISOString(), status: 'approved' },
    }),
  });
  if (!isFirst) return;
  await record(tx, deps, { subject: 'appointment', subjectId: appointment.id, patientId: appointment.patient_id });
}

type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

/** Otherwise it changed since, and the next look finds it as it is. */
const isAsFound = ({ status, arrived_at, starts_at }: Visit, found: Expected): boolean =>
  status === 'approved' && arrived_at === null && starts_at.getTime() === found.starts_at.getTime();

const record = (tx: Tx, { clock }: Deps, about: { subject: string; subjectId: string; patientId: string }) =>
  appendEntry(tx, clock, SYSTEM, 'reminder.told', about);
