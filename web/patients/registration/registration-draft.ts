// What the registration form holds, and what of it a reload may find again.
import * as z from 'zod/mini';
import { Registration } from '#contract/patients/patients.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';
import type { Details } from '../details/details.ts';
import { NewPassword } from './new-password.ts';

export type RegistrationDraft = Details & { password: string; consent: boolean };
export type Registered = Details & { pud: string; registeredAt: string };

/** `sent` are the details of tries that nobody answered: any of them may have arrived. */
export type Kept = { details: Details; key: string; sent: Details[]; registered: Registered | null };

export const RegistrationDraftSchema = z.extend(Registration, {
  password: NewPassword,
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
