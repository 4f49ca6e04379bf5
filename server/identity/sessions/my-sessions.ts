import type { MySession } from '#contract/identity.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endSessions } from './end-sessions.ts';
import { endOf } from './session-limits.ts';
import { openSessions } from './store.ts';

export async function listMySessions(deps: Pick<Deps, 'db' | 'clock' | 'config'>, actor: Actor): Promise<MySession[]> {
  const now = deps.clock.now();
  const open = await openSessions(deps.db, now, { accountId: actor.accountId });
  const rows = open.filter((row) => endOf(deps, row) > now);
  const finished = rows.filter((row) => row.stage !== 'second-factor');
  return finished.map((row) => ({
    id: row.id,
    device: row.device,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    endsAt: endOf(deps, row).toISOString(),
    isThisOne: row.id === actor.sessionId,
  }));
}

/** Ends one of the caller's own sessions; another's answers like one that does not exist. */
export async function endMySession(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  const ended = await transaction(deps.db, (tx) =>
    endSessions(tx, deps, actor, 'ended-by-owner', { accountId: actor.accountId, only: sessionId }),
  );
  if (ended === 0) throw new Refusal('not_found');
}
