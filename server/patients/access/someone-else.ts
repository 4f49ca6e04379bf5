import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { looksLikeOne } from './store.ts';

/** Whoever works here is a patient with another account: nobody confirms themselves. */
export async function requireSomeoneElse(tx: Tx, actor: Actor, accountId: string): Promise<void> {
  if (await looksLikeOne(tx, actor.accountId, accountId)) throw new Refusal('not_for_oneself');
}
