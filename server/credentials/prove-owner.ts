import { requirePassword } from '../identity/require-password.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireCode } from './require-code.ts';

export type Proof = { password?: string | undefined; code?: string | undefined };

/**
 * Requires the password, and the code where there is one, for what a session alone may not do. The message says what for.
 */
export async function proveOwner(deps: Deps, actor: Actor, { password, code }: Proof, message: string): Promise<void> {
  if (!password) throw new Refusal('wrong_password', { message, fields: { password: 'Enter your password.' } });
  const account = await requirePassword(deps, actor, password);
  if (!account.second_factor_since) return;
  if (!code) throw new Refusal('wrong_code', { fields: { code: 'Enter the code from your authenticator app.' } });
  await requireCode(deps, actor, code);
}
