// Reads the reasons of visits that could not be read when they were booked. What is found is told as it is at booking, once.
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { notifyDoctor, publishChange } from '../notify-sides.ts';
import { presentAppointment } from '../present.ts';
import { appointmentById } from '../store.ts';
import { asRead, type CheckText } from './read-reason.ts';
import { isDangerRead, type ReasonRead } from './reason-cells.ts';
import { claimReason, type DueReason, dropStaleReasons, dueReasons, giveUp, isGivenUp, keepRead } from './store.ts';
import { notCheckedKey, tellDesk, tellDeskNotChecked, tellPatientToCall } from './tell-of-danger.ts';

const AT_ONCE = 20;

/** The second is a minute after the first: until then the list alone says that nothing has read it. */
const TOLD_AFTER_TRIES = 2;

export async function checkReasons(deps: Deps, checkText: CheckText): Promise<void> {
  await dropStaleReasons(deps.db, deps.clock.now());
  await forEachIsolated(
    await dueReasons(deps.db, deps.clock.now(), AT_ONCE),
    ({ id }) => `appointment ${id}, reason`,
    (due) => check(deps, due, checkText),
  );
}

/** The engine is asked before the transaction that keeps its answer. One that fails has not read it, and is logged. */
async function check(deps: Deps, due: DueReason, checkText: CheckText): Promise<void> {
  if (!(await claimReason(deps.db, due, deps.clock.now()))) return;
  let read: ReasonRead = 'not-read';
  try {
    read = asRead(await checkText(deps, SYSTEM, due.reason, null));
  } finally {
    await transaction(deps.db, (tx) => keep(tx, deps, due, read));
  }
}

async function keep(tx: Tx, deps: Deps, due: DueReason, read: ReasonRead): Promise<void> {
  if (read !== 'not-read') {
    if (await keepRead(tx, due, read, deps.clock.now())) await tellOfReading(tx, deps, due.id, read);
    return;
  }
  if (isGivenUp(due)) await giveUp(tx, due);
  if (due.reason_check_tries + 1 >= TOLD_AFTER_TRIES) await tellOfNoReading(tx, deps, due);
}

/** Once: whoever may act on it reads it, or phones. */
async function tellOfNoReading(tx: Tx, deps: Deps, { id, version }: DueReason): Promise<void> {
  const row = await appointmentById(tx, id);
  if (row?.version !== version) return;
  const visit = presentAppointment(deps, readerOf(row.patient_id), row);
  await notifyDoctor(tx, deps, visit, {
    what: 'wrote a reason that was not checked',
    subject: 'Please look at',
    danger: 'unread',
    onceKey: notCheckedKey(visit),
  });
  await tellDeskNotChecked(tx, deps, visit);
}

async function tellOfReading(tx: Tx, deps: Deps, id: string, read: ReasonRead): Promise<void> {
  const row = await appointmentById(tx, id);
  if (!row) return;
  const visit = presentAppointment(deps, readerOf(row.patient_id), row);
  if (isDangerRead(read)) {
    await appendEntry(tx, deps.clock, SYSTEM, 'appointment.reason_read', {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    await notifyDoctor(tx, deps, visit, {
      what: 'comes with a danger sign',
      subject: 'Please look at',
      danger: visit.reasonDanger,
    });
    await tellDesk(tx, deps, visit);
    await tellPatientToCall(tx, deps, row);
  }
  await publishChange(tx, visit, row.patient_id);
}

/** Nothing of who reads it is told to anybody. */
const readerOf = (patientId: string) =>
  ({ accountId: '', role: 'patient', sessionId: '', requestId: null, patientId }) as const;
