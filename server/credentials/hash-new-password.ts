import { hashPassword } from '../identity/password-hash.ts';
import { type PasswordOwner, problemWith } from '../identity/password-rules.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';

/** Refuses a weak one at its field; answers the hash of a good one. Hash before the transaction: it takes its time. */
export async function hashNewPassword(
  { config }: Pick<Deps, 'config'>,
  password: string,
  whose: PasswordOwner,
  field = 'password',
): Promise<string> {
  const problem = await problemWith(password, whose, config.clinic);
  if (problem) throw new Refusal('password_refused', { message: problem, fields: { [field]: problem } });
  return hashPassword(password);
}
