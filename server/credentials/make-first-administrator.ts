// In production nobody exists at first. The house prints a token once; whoever holds it makes the first administrator.
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { openAccount } from '../identity/open-account.ts';
import { drawToken, hashToken } from '../identity/session-token.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { hasAdministrator, insertAdministratorFacts, keepSetupToken, spendSetupToken } from './store.ts';

/** A new token while there is no administrator, else null. Each start replaces an unused one. */
export async function offerFirstAdministrator({ db }: Pick<Deps, 'db'>): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  const token = drawToken();
  await keepSetupToken(db, hashToken(token));
  return token;
}

type Wish = { token: string; name: string; email: string; password: string };

export async function makeFirstAdministrator(deps: Deps, caller: Caller, wish: Wish): Promise<void> {
  if (await hasAdministrator(deps.db)) throw new Refusal('setup_done');
  const login = wish.email.toLowerCase();
  const passwordHash = await hashNewPassword(wish.password, {
    role: 'admin',
    login,
    name: wish.name,
    email: wish.email,
  });
  await transaction(deps.db, async (tx) => {
    if (!(await spendSetupToken(tx, hashToken(wish.token)))) throw new Refusal('link_invalid');
    const account = { role: 'admin', login, name: wish.name, email: wish.email, phone: null, passwordHash } as const;
    const id = await openAccount(tx, deps, account);
    await insertAdministratorFacts(tx, id);
    await appendEntry(tx, deps.clock, caller, 'administrator.made', { subject: 'account', subjectId: id });
  });
}
