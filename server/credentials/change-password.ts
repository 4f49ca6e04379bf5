import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { requirePassword } from '../identity/require-password.ts';
import { type RenewedSession, renewSession } from '../identity/sessions/renew-session.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { storePassword } from './store.ts';

export async function changePassword(
  deps: Deps,
  actor: Actor,
  { current, next }: { current: string; next: string },
): Promise<RenewedSession> {
  const account = await requirePassword(deps, actor, current, 'current');
  const passwordHash = await hashNewPassword(deps, next, account, 'next');
  return transaction(deps.db, async (tx) => {
    await storePassword(tx, actor.accountId, passwordHash, deps.clock.now());
    await appendEntry(tx, deps.clock, actor, 'password.changed', { subject: 'account', subjectId: actor.accountId });
    return renewSession(tx, deps, actor, 'password-changed');
  });
}
