import { PRIVACY_NOTICE_VERSION } from '#contract/patients/patients.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { foldName } from './search/fold-name.ts';
import { writeKeys } from './search/write-keys.ts';
import { insertPatient } from './store.ts';

export type NewPatient = {
  pud: string;
  /** Null until someone who was registered at the desk chooses a password. */
  accountId: string | null;
  name: string;
  /** Null for who has none. */
  email: string | null;
  phone: string;
  consentedAt: Date | null;
};

/** One more person in the book, who can be found from now on. */
export async function enterPatient(tx: Tx, { clock }: Pick<Deps, 'clock'>, patient: NewPatient): Promise<string> {
  const { pud, name, email, phone } = patient;
  const id = await insertPatient(tx, {
    pud,
    account_id: patient.accountId,
    name,
    name_key: nameKey(name),
    email,
    phone,
    registered_at: clock.now(),
    ...consentAt(patient.consentedAt),
  });
  await writeKeys(tx, { id, name, pud, phone });
  return id;
}

/** Lists are sorted by this. */
export const nameKey = (name: string): string => foldName(name).join(' ');

/** Columns for when someone agreed, and to which text. */
export const consentAt = (consentedAt: Date | null) => ({
  consented_at: consentedAt,
  consent_version: consentedAt && PRIVACY_NOTICE_VERSION,
});
