import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { endSessions } from './end-sessions.ts';

/** Only one's own: another's session answers like one that does not exist. */
export async function endMySession(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  const ended = await transaction(deps.db, (tx) =>
    endSessions(tx, deps, actor, 'ended-by-owner', { accountId: actor.accountId, only: sessionId }),
  );
  if (ended === 0) throw new Refusal('not_found');
}
