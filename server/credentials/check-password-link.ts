import { hashToken } from '../identity/sessions/session-token.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { openLink } from './store.ts';

export async function checkPasswordLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const link = await openLink(db, hashToken(token), clock.now());
  if (!link) throw new Refusal('link_invalid');
  return { role: link.role, purpose: link.purpose, login: link.login };
}
