import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { forgiveOwner } from '../identity/count-attempt.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import { hashToken } from '../identity/sessions/session-token.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { openLink, spendLink, storePassword } from './store.ts';

/** Sets a password with a link from a mail. The link works once; every session of the account ends. */
export async function resetPassword(
  deps: Deps,
  caller: Caller,
  { token, password }: { token: string; password: string },
) {
  const tokenHash = hashToken(token);
  const link = await openLink(deps.db, tokenHash, deps.clock.now());
  if (!link) throw new Refusal('link_invalid');
  const passwordHash = await hashNewPassword(deps, password, link);

  await transaction(deps.db, async (tx) => {
    if (!(await spendLink(tx, tokenHash, deps.clock.now()))) throw new Refusal('link_invalid');
    await storePassword(tx, link.id, passwordHash, deps.clock.now());
    await forgiveOwner({ ...deps, db: tx }, link);
    await endSessions(tx, deps, caller, 'password-changed', { accountId: link.id });
    await appendEntry(tx, deps.clock, caller, 'password.reset', {
      subject: 'account',
      subjectId: link.id,
      details: { purpose: link.purpose },
    });
  });
  return { role: link.role, login: link.login };
}
