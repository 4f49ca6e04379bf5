import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishRenewal } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EndReason, endSessions } from './end-sessions.ts';
import { drawToken, hashToken } from './session-token.ts';
import { replaceToken } from './store.ts';

export type RenewedSession = { token: string; endsAt: Date };

/**
 * Call it at a change of rights: this session goes on under a new token and keeps its end; all others of the account end.
 */
export async function renewSession(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  why: EndReason,
): Promise<RenewedSession> {
  const token = drawToken();
  const endsAt = await replaceToken(tx, actor.sessionId, hashToken(token), deps.clock.now());
  // It ended a moment ago: whoever ended it must not find it alive under another token.
  if (!endsAt) throw new Refusal('not_signed_in');
  await publishRenewal(tx, actor.sessionId);
  await endSessions(tx, deps, actor, why, { accountId: actor.accountId, except: actor.sessionId });
  return { token, endsAt };
}
