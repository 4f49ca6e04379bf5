// A message that names a danger, or was not checked for one, and has no answer after ten minutes, and one that is late: the desk
// is told; of the first two every ten minutes, and the doctors on duty, or all where nobody is, by mail too: at night nobody may look at
// a screen.
import { MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { listDoctorsToTell } from '../staffing/duty.ts';
import { publishThread, tellClinic } from './notify-people.ts';
import { claimDue, dueThreads, NOBODY, type Reminder, type ThreadRow, threadById } from './store.ts';

const DANGER_WAITS_MS = 10 * MINUTE_MS;

const REMINDERS: readonly Reminder[] = ['danger_told_at', 'late_told_at'];

export async function remindOfInbox(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const when = { now, dangerBefore: new Date(now.getTime() - DANGER_WAITS_MS) };
  for (const reminder of REMINDERS) {
    await forEachIsolated(
      await dueThreads(deps.db, reminder, when),
      ({ id }) => `inbox ${id}, ${reminder}`,
      ({ id }) => remindOf(deps, id, reminder, when),
    );
  }
}

const remindOf = (deps: Deps, id: string, reminder: Reminder, when: { now: Date; dangerBefore: Date }): Promise<void> =>
  transaction(deps.db, async (tx) => {
    if (!(await claimDue(tx, id, reminder, when))) return;
    const thread = await threadById(tx, NOBODY, when.now, id);
    if (!thread) return;
    const isReadFirst = reminder === 'danger_told_at';
    const doctors = isReadFirst ? await listDoctorsToTell(tx, deps) : [];
    await tellClinic(tx, deps, thread, {
      ...wordsFor(thread, isReadFirst),
      onceKey: isReadFirst
        ? `inbox-danger-waits:${id}:${when.now.toISOString()}`
        : `inbox-late:${id}:${thread.waiting_since?.toISOString()}`,
      alsoDesk: true,
      alsoByMail: doctors,
    });
    await appendEntry(tx, deps.clock, SYSTEM, 'inbox.reminded', {
      subject: 'inbox',
      subjectId: id,
      patientId: thread.patient_id,
      details: { why: !isReadFirst ? 'late' : thread.danger_since ? 'danger' : 'not-checked' },
    });
    await publishThread(tx, thread, doctors);
  });

function wordsFor({ patient, danger_since }: ThreadRow, isReadFirst: boolean): { title: string; text: string } {
  if (!isReadFirst) {
    return { title: `A message of ${patient} is late`, text: 'The time in which the clinic answers is over.' };
  }
  if (danger_since) {
    return {
      title: `Nobody has answered ${patient}, who may be in danger`,
      text: 'The message names a danger sign. Read it now.',
    };
  }
  return {
    title: `Nobody has answered ${patient}, whose message was not checked`,
    text: 'It could not be checked for danger signs. Read it now.',
  };
}
