// Closing an account, opening it again, changing its role. Each takes effect on that person's next request.

import type { AccountReply } from '#contract/staffing/accounts.ts';
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
import { tellOfAdministrator } from './tell-administrators.ts';

export const disableAccount = (deps: Deps, actor: Actor, id: string): Promise<AccountReply> =>
  change(deps, actor, id, { action: 'account.disabled' }, async (tx) => {
    if (!mayChangeAccount(actor, id)) throw new Refusal('not_yourself');
    await requireAnotherAdministrator(tx, id);
    await setDisabled(tx, id, deps.clock.now());
    await endSessions(tx, deps, actor, 'account-disabled', { accountId: id });
    return true;
  });

export const enableAccount = (deps: Deps, actor: Actor, id: string): Promise<AccountReply> =>
  change(deps, actor, id, { action: 'account.enabled' }, async (tx, { role, name }) => {
    if (!(await setDisabled(tx, id, null))) return false;
    if (role === 'admin') await tellOfAdministrator(tx, deps, actor, name);
    return true;
  });

/** They can log in again: for a screen that was left open, or a lost phone. */
export const endAccountSessions = (deps: Deps, actor: Actor, id: string): Promise<AccountReply> =>
  change(deps, actor, id, { action: 'account.sessions_ended' }, async (tx) => {
    if (!mayChangeAccount(actor, id)) throw new Refusal('not_yourself');
    await endSessions(tx, deps, actor, 'ended-by-administrator', { accountId: id });
    return true;
  });

type RoleChange = { id: string; role: 'staff' | 'admin' };

export async function changeRole(deps: Deps, actor: Actor, { id, role }: RoleChange): Promise<AccountReply> {
  if (!mayChangeAccount(actor, id)) throw new Refusal('not_yourself');
  return change(deps, actor, id, { action: 'account.role_changed', details: { role } }, async (tx, worker) => {
    if (!mayChangeRoleOf(worker)) throw new Refusal('role_fixed');
    if (role !== 'admin') await requireAnotherAdministrator(tx, id);
    if (!(await setRole(tx, id, role))) return false;
    // The old role's sessions end, so that a stolen token gains nothing by the new role.
    await endSessions(tx, deps, actor, 'role-changed', { accountId: id });
    if (role === 'admin') await tellOfAdministrator(tx, deps, actor, worker.name);
    return true;
  });
}

async function change(
  deps: Deps,
  actor: Actor,
  id: string,
  { action, details = {} }: { action: Action; details?: Record<string, string> },
  work: (tx: Tx, worker: AccountReply) => Promise<boolean>,
): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    const worker = await readWorker(tx, id);
    // What is so already is no change: an entry about it would make an administrator look new.
    if (!(await work(tx, worker))) return worker;
    await appendEntry(tx, deps.clock, actor, action, { subject: 'account', subjectId: id, details });
    await publish(tx, { type: 'accounts', id, to: { roles: ['admin'], accounts: [id] } });
    return readWorker(tx, id);
  });
}

async function requireAnotherAdministrator(tx: Tx, id: string): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (isLastAdministrator(administrators, id)) throw new Refusal('last_administrator');
}
