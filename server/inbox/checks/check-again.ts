// A message that could not be checked for danger when it was sent is checked when the symptom engine has time again. A danger that
// is found then raises the same alarm as one that is found at sending, once.
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { answerBy, answeringCalendar } from '../answering-times.ts';
import { publishThread, tellClinic, tellPatientToCall } from '../notify-people.ts';
import { textIn } from '../present.ts';
import { lockThread, NOBODY, threadById } from '../store.ts';
import { checkForDanger } from '../write-to-clinic.ts';
import {
  claimCheck,
  dropStaleChecks,
  dueChecks,
  keepResult,
  noteInThread,
  type UncheckedRow,
  waitAgain,
} from './store.ts';

/** A text that the engine never reads in time is left to people, who are told every ten minutes while nobody answers. */
const MAX_TRIES = 10;
const AT_ONCE = 20;

/** After a minute, then after twice as long each time, an hour at most. Null: no more. */
export const nextCheck = (tries: number, now: Date): Date | null =>
  tries >= MAX_TRIES ? null : new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** tries, HOUR_MS));

export async function checkAgain(deps: Deps): Promise<void> {
  await dropStaleChecks(deps.db, deps.clock.now());
  await forEachIsolated(
    await dueChecks(deps.db, deps.clock.now(), AT_ONCE),
    ({ id }) => `inbox message ${id}, danger`,
    (message) => check(deps, message),
  );
}

/** The engine is asked before the transaction that keeps its answer. */
async function check(deps: Deps, message: UncheckedRow): Promise<void> {
  const now = deps.clock.now();
  const claim = { now, nextAt: nextCheck(message.tries + 1, now) };
  if (!(await claimCheck(deps.db, message, claim))) return;
  const text = deps.seal.openText(message.sealed_text, textIn(message.id));
  const result = await checkForDanger(deps, SYSTEM, text, null);
  if (result !== 'not-checked') await keep(deps, message, result);
}

const keep = (deps: Deps, { id, thread_id: threadId }: UncheckedRow, result: 'danger' | 'none'): Promise<void> =>
  transaction(deps.db, async (tx) => {
    await lockThread(tx, threadId);
    const now = deps.clock.now();
    if (!(await keepResult(tx, { id, result, now }))) return;
    const isWaiting = await noteInThread(tx, { id, threadId, result });
    if (result === 'danger' && !isWaiting) {
      const promised = answerBy(now, await answeringCalendar({ ...deps, db: tx }, now));
      await waitAgain(tx, { threadId, now, answerBy: promised });
    }
    const thread = await threadById(tx, NOBODY, now, threadId);
    if (!thread) return;
    await appendEntry(tx, deps.clock, SYSTEM, 'inbox.checked', {
      subject: 'inbox',
      subjectId: threadId,
      patientId: thread.patient_id,
      details: { danger: result === 'danger' },
    });
    if (result === 'danger') {
      await tellClinic(tx, deps, thread, {
        title: `Read first: ${thread.patient} may be in danger`,
        text: isWaiting
          ? 'The message was checked later and names a danger sign. The patient has not gone through the danger signs. Phone now.'
          : 'A message that was answered was checked only now, and names a danger sign. Read it again. Phone now unless you know better.',
        onceKey: `inbox-danger:${id}`,
        alsoDesk: true,
      });
      await tellPatientToCall(tx, deps, thread, id);
    }
    await publishThread(tx, thread);
  });
