// What is typed to begin to act for somebody: a child of one's own, somebody who is to help, and the code of an invitation.
import * as z from 'zod/mini';
import { ACCESS_PARTS } from '../endpoint.ts';
import { Day, PersonName, Phone, Pud, SEXES, text } from '../fields.ts';

export const AccessParts = z
  .array(z.enum(ACCESS_PARTS, { error: 'Choose what they may see.' }))
  .check(z.minLength(1, { error: 'Choose at least one.' }), z.maxLength(ACCESS_PARTS.length));

export const NewChild = z.strictObject({
  name: PersonName,
  dateOfBirth: Day,
  sex: z.enum(SEXES, { error: 'Choose one.' }),
  phone: z.optional(Phone),
  /** I am a parent or legal guardian of this child. */
  isGuardian: z.literal(true, { error: 'Please confirm that you are a parent or guardian.' }),
});

export const RegisteredChild = z.strictObject({
  pud: Pud,
  isGuardian: z.literal(true, { error: 'Please confirm that you are a parent or guardian.' }),
});

export const NewHelper = z.strictObject({
  pud: Pud,
  parts: AccessParts,
  months: z.int({ error: 'Choose how long.' }).check(z.minimum(1, { error: 'At least one month.' }), z.maximum(60)),
});

export const InvitationCode = z.strictObject({ code: text('Code', 20) });
