import type { Role } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { insertAccount } from './store.ts';

export type NewAccount = {
  role: Role;
  login: string;
  name: string;
  /** Null for a patient who has none, or has not confirmed it yet. */
  email: string | null;
  phone: string | null;
  /** Null for someone who is invited and will choose a password. */
  passwordHash: string | null;
  /** Of the screens on which it was opened; null: nobody has chosen. */
  language?: Language | null;
};

export async function openAccount(tx: Tx, { clock }: Pick<Deps, 'clock'>, person: NewAccount): Promise<string> {
  return insertAccount(tx, {
    role: person.role,
    login: person.login,
    name: person.name,
    email: person.email,
    phone: person.phone,
    password_hash: person.passwordHash,
    created_at: clock.now(),
    language: person.language ?? null,
  });
}
