// Escalates a critical message that nobody acknowledges: after 1 minute it sounds again, after 3 its readers get a mail and
// its author a notice, after 5 the administrators get a mail. No mail holds what was written.
import { MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { type ClinicNotification, notify } from '../notices/notify.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { listAdministrators, listNursesToTell } from '../staffing/duty.ts';
import { publishMessage } from './send-message.ts';
import { claimUnacknowledged, type UnacknowledgedRow, unacknowledgedThreads } from './store.ts';

const STAGES = [
  { told: 'repeated_at', afterMs: MINUTE_MS, act: ringAgain },
  { told: 'readers_told_at', afterMs: 3 * MINUTE_MS, act: mailReaders },
  { told: 'admins_told_at', afterMs: 5 * MINUTE_MS, act: mailAdministrators },
] as const;

type Stage = (typeof STAGES)[number];

export async function escalateMessages(deps: Deps): Promise<void> {
  await forEachIsolated(
    STAGES,
    ({ told }) => told,
    (stage) => escalateTo(deps, stage),
  );
}

async function escalateTo(deps: Deps, { told, afterMs, act }: Stage): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - afterMs);
  await forEachIsolated(
    await unacknowledgedThreads(deps.db, told, before),
    ({ id }) => `message ${id}, ${told}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const message = await claimUnacknowledged(tx, id, told, { before, now });
        if (!message) return;
        await act(tx, deps, message);
        await appendEntry(tx, deps.clock, SYSTEM, 'message.escalated', {
          subject: 'message',
          subjectId: id,
          ...(message.patient_id ? { patientId: message.patient_id } : {}),
          details: { stage: told },
        });
      }),
  );
}

async function ringAgain(tx: Tx, _deps: Deps, message: UnacknowledgedRow): Promise<void> {
  await publishMessage(tx, message.id, message.doctor_id);
}

async function mailReaders(tx: Tx, deps: Deps, message: UnacknowledgedRow): Promise<void> {
  const isForWard = message.author_role === 'doctor';
  const readers = isForWard ? await listNursesToTell(tx) : [message.doctor_id];
  const link = isForWard ? '/staff-dashboard?view=messages' : '/doctor-dashboard?view=messages';
  for (const to of readers) {
    const title = `${message.author} wrote a critical message that nobody has acknowledged for 3 minutes`;
    const mail = {
      subject: 'A critical message has not been acknowledged for 3 minutes',
      text: `${title}.\nPlease open the messages and acknowledge it.`,
    };
    await notify(tx, deps, newsFor(message, to, { title, text: 'Please open it and acknowledge it.', link, mail }));
  }
  await notify(
    tx,
    deps,
    newsFor(message, message.started_by, {
      title: 'Nobody has acknowledged your critical message for 3 minutes',
      text: 'Please phone.',
      link: isForWard ? '/doctor-dashboard?view=messages' : '/staff-dashboard?view=messages',
    }),
  );
}

/** Does not name the patient: an administrator sees no clinical data. */
async function mailAdministrators(tx: Tx, deps: Deps, message: UnacknowledgedRow): Promise<void> {
  for (const to of await listAdministrators(tx)) {
    const title = 'A critical message has not been acknowledged for 5 minutes';
    const text = 'Please make sure that somebody looks at the messages now.';
    await notify(tx, deps, newsFor(message, to, { title, text, mail: { subject: title, text } }));
  }
}

const newsFor = (
  message: UnacknowledgedRow,
  to: string,
  news: Pick<ClinicNotification, 'title' | 'text' | 'link' | 'mail'>,
): ClinicNotification => ({
  ...news,
  to,
  kind: 'alert',
  dedupeKey: `message:${message.id}:unacknowledged:${to}`,
});
