import { DAY_MS } from '#contract/durations.ts';
import { ERASER_DAYS } from '#contract/patients/erasures.ts';
import type { Database } from '#server/db/connect.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isNewSince } from '../store.ts';

/**
 * Else one administrator could invite two, ask as the one and agree as the other; or take over a colleague's account by a reset. Every
 * administrator hears of both at once, and has this time to object.
 */
export async function requireLongServing(db: Database, accountId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - ERASER_DAYS * DAY_MS);
  if (await isNewSince(db, accountId, since)) throw new Refusal('eraser_too_new');
}
