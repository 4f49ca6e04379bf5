// What the registration form holds, and what of it a reload may find again.
import * as z from 'zod/mini';
import { PASSWORD_LENGTHS } from '../../contract/credentials.ts';
import { Registration } from '../../contract/patients.ts';
import { dropDraft, keepDraft, readDraft } from '../ui/draft.ts';

export type Details = { name: string; email: string; phone: string };
export type RegistrationDraft = Details & { password: string; consent: boolean };
export type Registered = Details & { pud: string; registeredAt: string };

/** `sent` are the details of tries that nobody answered: any of them may have arrived. */
export type Kept = { details: Details; key: string; sent: Details[]; registered: Registered | null };

const { min, max } = PASSWORD_LENGTHS.patient;

export const RegistrationDraftSchema = z.extend(Registration, {
  password: z.string().check(
    z.minLength(1, { error: 'Password is needed.' }),
    z.refine((typed) => [...typed].length >= min, { error: `Use at least ${min} characters.` }),
    z.refine((typed) => [...typed].length <= max, { error: `Use at most ${max} characters.` }),
  ),
  consent: z.literal(true, { error: 'Please agree to the privacy notice.' }),
});

const NAME = 'nadi-registration';

export const NOTHING_TYPED: Details = { name: '', email: '', phone: '' };

export function readKept(): Kept {
  const { details, key, sent, registered } = readDraft<Kept>(NAME);
  return {
    details: { ...NOTHING_TYPED, ...details },
    key: key ?? crypto.randomUUID(),
    sent: sent ?? [],
    registered: registered ?? null,
  };
}

export const keep = (kept: Kept) => keepDraft(NAME, kept);
export const forget = () => dropDraft(NAME);

export const detailsOf = ({ name, email, phone }: Details): Details => ({ name, email, phone });

export const isSame = (one: Details, other: Details) =>
  one.name === other.name && one.email === other.email && one.phone === other.phone;
