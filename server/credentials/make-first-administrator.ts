// In production nobody exists at first. The server prints a token once; whoever holds it makes the first administrator.
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { openAccount } from '../identity/open-account.ts';
import { drawToken, hashToken } from '../identity/sessions/session-token.ts';
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

type Input = { token: string; name: string; email: string; password: string };

export async function makeFirstAdministrator(deps: Deps, caller: Caller, input: Input): Promise<void> {
  if (await hasAdministrator(deps.db)) throw new Refusal('setup_done');
  const login = input.email.toLowerCase();
  const passwordHash = await hashNewPassword(deps, input.password, {
    role: 'admin',
    login,
    name: input.name,
    email: input.email,
    phone: null,
  });
  await transaction(deps.db, async (tx) => {
    if (!(await spendSetupToken(tx, hashToken(input.token)))) throw new Refusal('link_invalid');
    const account = { role: 'admin', login, name: input.name, email: input.email, phone: null, passwordHash } as const;
    const id = await openAccount(tx, deps, account);
    await insertAdministratorFacts(tx, id);
    await appendEntry(tx, deps.clock, caller, 'administrator.made', { subject: 'account', subjectId: id });
  });
}
