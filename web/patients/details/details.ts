// How a person is called and reached, and what becomes of what was typed when someone else was quicker.

import * as z from 'zod/mini';
import { Email, PersonName, Phone } from '#contract/fields.ts';
import type { PatientReply } from '#contract/patients/patients.ts';
import { msg, tMarked } from '#web/language/say.ts';

export type Details = { name: string; email: string; phone: string };

/** The password and the code are asked where one changes one's own address. */
export type DetailsDraft = Details & { password: string; code: string };

export const DetailsSchema = z.object({
  name: PersonName,
  email: z.string().check(
    z.refine((typed) => typed.trim() === '' || Email.safeParse(typed).success, {
      error: 'Enter an e-mail address like name@example.com.',
    }),
  ),
  phone: Phone,
});

const NAMES: Record<keyof Details, string> = { name: msg('Name'), email: msg('Email'), phone: msg('Phone') };
const FIELDS = Object.keys(NAMES) as (keyof Details)[];

type Known = Pick<PatientReply, 'name' | 'email' | 'phone'>;

/** An address that waits to be confirmed is not the stored one. */
export const detailsOf = ({ name, email, phone }: Known): Details => ({ name, email: email ?? '', phone });

export const isNewAddress = (typed: string, { email }: Pick<Known, 'email'>) =>
  typed.trim() !== '' && typed.trim().toLowerCase() !== email?.toLowerCase();

export const isSame = (one: Details, other: Details) => FIELDS.every((field) => one[field] === other[field]);

/** "Phone: +91 98200 14477", for each that is no longer what it was. */
export const whatChanged = (before: Details, after: Details): string[] =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => `${tMarked(NAMES[field])}: ${after[field]}`);

/** Keeps what was typed; untouched fields take the new value, or saving would undo another's change. */
export const carriedOver = (typed: Details, before: Details, after: Details): Details => {
  const keep = (field: keyof Details) => (typed[field] === before[field] ? after[field] : typed[field]);
  return { name: keep('name'), email: keep('email'), phone: keep('phone') };
};
