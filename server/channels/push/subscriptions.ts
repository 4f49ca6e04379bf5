// Which browsers take notices for whom. A browser belongs to one person and one session: whoever logs out takes it along.
import { randomUUID } from 'node:crypto';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isTheirBrowser } from '../policy.ts';
import {
  deleteSubscription,
  deleteSubscriptionOfSession,
  lockOpenSession,
  lockSubscription,
  moveSubscription,
  replaceSubscription,
  type SubscriptionRow,
} from '../store.ts';
import { isPublicKey } from './encrypt-push.ts';
import { readPushAddress } from './push-address.ts';
import type { PushTarget } from './push-channel.ts';

type Given = { endpoint: string; keys: { p256dh: string; auth: string } };

const placeOf = (id: string) => ({ table: 'push_subscriptions', column: 'sealed_target', row: id });
const hashOf = ({ seal }: Pick<Deps, 'seal'>, endpoint: string) => seal.fingerprint('push-address', endpoint);

export const openTarget = ({ seal }: Pick<Deps, 'seal'>, row: Pick<SubscriptionRow, 'id' | 'sealed_target'>) =>
  JSON.parse(seal.openText(row.sealed_target, placeOf(row.id))) as PushTarget;

/** Also takes a browser over that was somebody else's before. */
export async function subscribePush(deps: Deps, actor: Actor, { endpoint, keys }: Given): Promise<void> {
  const address = readPushAddress(endpoint, { mayBeLoopback: deps.config.mayPushToLoopback });
  if (!address || !isPublicKey(Buffer.from(keys.p256dh, 'base64url'))) throw new Refusal('push_address_refused');
  const id = randomUUID();
  const target: PushTarget = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await transaction(deps.db, async (tx) => {
    await requireOpenSession(tx, actor);
    await replaceSubscription(tx, {
      id,
      account_id: actor.accountId,
      session_id: actor.sessionId,
      address_hash: hashOf(deps, endpoint),
      sealed_target: deps.seal.seal(JSON.stringify(target), placeOf(id)),
      service: address.hostname,
      made_at: deps.clock.now(),
    });
    await record(tx, deps, actor, 'push.on', id);
  });
}

/**
 * Called when the app starts in a browser that takes notices. After a new login of the same person it goes on; what was
 * somebody else's ends, because that person is not there any more.
 */
export async function keepPush(deps: Deps, actor: Actor, endpoint: string): Promise<{ isOn: boolean }> {
  return transaction(deps.db, async (tx) => {
    await requireOpenSession(tx, actor);
    const row = await lockSubscription(tx, hashOf(deps, endpoint));
    if (!row) return { isOn: false };
    if (!isTheirBrowser(actor, row)) {
      await deleteSubscription(tx, row.id);
      await record(tx, deps, actor, 'push.off', row.id);
      return { isOn: false };
    }
    if (row.session_id !== actor.sessionId) {
      await moveSubscription(tx, row.id, actor.sessionId);
      await record(tx, deps, actor, 'push.kept', row.id);
    }
    return { isOn: true };
  });
}

/** They may have logged out since the call was let in: the trigger that forgets the browser would come too early for this one. */
async function requireOpenSession(tx: Tx, { sessionId }: Actor): Promise<void> {
  if (!(await lockOpenSession(tx, sessionId))) throw new Refusal('not_signed_in');
}

export async function unsubscribePush(deps: Deps, actor: Actor): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const id = await deleteSubscriptionOfSession(tx, actor.sessionId);
    if (id) await record(tx, deps, actor, 'push.off', id);
  });
}

const record = (tx: Tx, { clock }: Deps, actor: Actor, action: 'push.on' | 'push.off' | 'push.kept', id: string) =>
  appendEntry(tx, clock, actor, action, { subject: 'push-subscription', subjectId: id });
