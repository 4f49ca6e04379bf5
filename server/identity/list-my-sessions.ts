import type { MySession } from '#contract/identity.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { openSessions } from './store.ts';

export async function listMySessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<MySession[]> {
  const rows = await openSessions(db, clock.now(), { accountId: actor.accountId });
  const finished = rows.filter((row) => row.stage !== 'second-factor');
  return finished.map((row) => ({
    id: row.id,
    device: row.device,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isThisOne: row.id === actor.sessionId,
  }));
}
