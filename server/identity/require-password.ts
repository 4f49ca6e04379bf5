import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countAttempt, forgiveAttempts, passwordKey } from './count-attempt.ts';
import { isPassword } from './password-hash.ts';
import { type AccountRow, accountById } from './store.ts';

/** The person at the screen proves to be its owner. Guesses are counted as at the login. */
export async function requirePassword(
  deps: Deps,
  actor: Actor,
  password: string,
  field = 'password',
): Promise<AccountRow> {
  const key = passwordKey(deps.seal, actor.accountId);
  await countAttempt(deps, key);
  const account = await accountById(deps.db, actor.accountId);
  if (!account || !(await isPassword(password, account.password_hash))) {
    throw new Refusal('wrong_password', { fields: { [field]: 'That is not your password.' } });
  }
  await forgiveAttempts(deps, key);
  return account;
}
