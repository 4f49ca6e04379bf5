import type { Tx } from '#server/db/connect.ts';
import { type Caller, SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { closeAccess } from './close-access.ts';
import { factsOf } from './find-access.ts';
import { lockAccessBetween } from './store.ts';
import { isLive } from './who-may-act.ts';

/** What the clock has ended is noted as ended, so that a new yes finds room. What only waits for an answer stays. */
export async function endLapsed(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  { patientId, accountId }: { patientId: string; accountId: string },
  caller: Caller = SYSTEM,
): Promise<void> {
  const row = await lockAccessBetween(tx, patientId, accountId);
  if (!row || row.state === 'asked' || isLive(factsOf(deps, row), deps.clock.now(), deps.config.family)) return;
  await closeAccess(tx, deps, caller, row, { cause: row.relation === 'guardian' ? 'grown-up' : 'expired' });
}
