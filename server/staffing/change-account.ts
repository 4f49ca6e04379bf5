// Closing an account, opening it again, changing its role. Each takes effect on that person's next request.

import type { AccountReply } from '#contract/staffing/staffing.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { isLastAdministrator, mayChangeAccount, mayChangeRoleOf } from './policy.ts';
import { readWorker } from './read-worker.ts';
import { lockAdministrators, setDisabled, setRole } from './store.ts';

export const disableAccount = (deps: Deps, actor: Actor, id: string): Promise<AccountReply> =>
  change(deps, actor, id, { action: 'account.disabled' }, async (tx) => {
    if (!mayChangeAccount(actor, id)) throw new Refusal('not_yourself');
    await requireAnotherAdministrator(tx, id);
    await setDisabled(tx, id, deps.clock.now());
    await endSessions(tx, deps, actor, 'account-disabled', { accountId: id });
  });

export const enableAccount = (deps: Deps, actor: Actor, id: string): Promise<AccountReply> =>
  change(deps, actor, id, { action: 'account.enabled' }, (tx) => setDisabled(tx, id, null));

export const changeRole = (
  deps: Deps,
  actor: Actor,
  { id, role }: { id: string; role: 'staff' | 'admin' },
): Promise<AccountReply> =>
  change(deps, actor, id, { action: 'account.role_changed', details: { role } }, async (tx, worker) => {
    if (!mayChangeAccount(actor, id)) throw new Refusal('not_yourself');
    if (!mayChangeRoleOf(worker)) throw new Refusal('role_fixed');
    if (role !== 'admin') await requireAnotherAdministrator(tx, id);
    await setRole(tx, id, role);
    // The old role's sessions end, so that a stolen token gains nothing by the new role.
    if (worker.role !== role) await endSessions(tx, deps, actor, 'role-changed', { accountId: id });
  });

async function change(
  deps: Deps,
  actor: Actor,
  id: string,
  { action, details = {} }: { action: Action; details?: Record<string, string> },
  work: (tx: Tx, worker: AccountReply) => Promise<void>,
): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    await work(tx, await readWorker(tx, id));
    await appendEntry(tx, deps.clock, actor, action, { subject: 'account', subjectId: id, details });
    await publish(tx, { type: 'accounts', id, to: { roles: ['admin'], accounts: [id] } });
    return readWorker(tx, id);
  });
}

async function requireAnotherAdministrator(tx: Tx, id: string): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (isLastAdministrator(administrators, id)) throw new Refusal('last_administrator');
}
