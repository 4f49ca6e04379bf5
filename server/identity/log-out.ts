import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { endSessions } from './sessions/end-sessions.ts';

export async function logOut(deps: Deps, actor: Actor): Promise<void> {
  await transaction(deps.db, (tx) =>
    endSessions(tx, deps, actor, 'logout', { accountId: actor.accountId, only: actor.sessionId }),
  );
}

export async function logOutEverywhere(deps: Deps, actor: Actor): Promise<void> {
  await transaction(deps.db, (tx) => endSessions(tx, deps, actor, 'logout-everywhere', { accountId: actor.accountId }));
}
