import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { noteFinishedLogin, type StartedSession, startAfterWaiting } from '../identity/sessions/start-session.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { requireCode } from './require-code.ts';

/** Finishes a login. The session that waited for the code is replaced by an open one under a new id. */
export async function passSecondFactor(
  deps: Deps,
  actor: Actor,
  { code, device, sessionToken }: { code: string; device: string; sessionToken: string | null },
): Promise<StartedSession> {
  await requireCode(deps, actor, code);
  return transaction(deps.db, async (tx) => {
    const session = await startAfterWaiting(tx, deps, actor, { device, sessionToken });
    await noteFinishedLogin(tx, deps, actor.accountId);
    await appendEntry(tx, deps.clock, actor, 'second-factor.passed', { subject: 'session', subjectId: session.id });
    return session;
  });
}
