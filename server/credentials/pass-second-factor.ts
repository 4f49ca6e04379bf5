import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { noteFinishedLogin, type StartedSession, startSession } from '../identity/sessions/start-session.ts';
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
    const account = { id: actor.accountId, role: actor.role };
    const session = await startSession(tx, deps, account, { stage: 'open', device, replaces: sessionToken });
    await noteFinishedLogin(tx, deps, account.id);
    await appendEntry(tx, deps.clock, actor, 'second-factor.passed', { subject: 'session', subjectId: session.id });
    return session;
  });
}
