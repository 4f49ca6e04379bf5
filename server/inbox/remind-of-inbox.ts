// A message that names a danger and has no answer after ten minutes, and one that is late: the desk is told; of a danger every ten minutes.
import { MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachApart } from '../platform/scheduled-work/for-each-apart.ts';
import { listOnDuty } from '../staffing/duty.ts';
import { publishThread, tellClinic } from './notify-people.ts';
import { claimDue, dueThreads, type Reminder, threadById } from './store.ts';

const DANGER_WAITS_MS = 10 * MINUTE_MS;

const REMINDERS: readonly Reminder[] = ['danger_told_at', 'late_told_at'];

/** Nobody's own unread count is asked for here. */
const NOBODY = { accountId: '00000000-0000-0000-0000-000000000000', side: 'clinic', isDesk: false } as const;

export async function remindOfInbox(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const when = { now, dangerBefore: new Date(now.getTime() - DANGER_WAITS_MS) };
  for (const reminder of REMINDERS) {
    await forEachApart(
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
    const isDanger = reminder === 'danger_told_at';
    const onDuty = isDanger ? await listOnDuty(tx, 'doctor') : [];
    await tellClinic(tx, deps, thread, {
      title: isDanger
        ? `Nobody has answered ${thread.patient}, who may be in danger`
        : `A message of ${thread.patient} is late`,
      text: isDanger
        ? 'The message names a danger sign. Read it now.'
        : 'The time in which the clinic answers is over.',
      onceKey: isDanger
        ? `inbox-danger-waits:${id}:${when.now.toISOString()}`
        : `inbox-late:${id}:${thread.waiting_since?.toISOString()}`,
      alsoDesk: true,
      also: onDuty,
    });
    await appendEntry(tx, deps.clock, SYSTEM, 'inbox.reminded', {
      subject: 'inbox',
      subjectId: id,
      patientId: thread.patient_id,
      details: { why: isDanger ? 'danger' : 'late' },
    });
    await publishThread(tx, thread, onDuty);
  });
