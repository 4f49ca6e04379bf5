// What the desk types about someone, and what of it is sent.
import * as z from 'zod/mini';
import { Email, PersonName, Phone } from '#contract/fields.ts';
import type { DESK_SEXES, DeskRegistration } from '#contract/patients/patients.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';

export type DeskDraft = {
  name: string;
  dateOfBirth: string;
  age: string;
  isAgeUnknown: boolean;
  sex: '' | (typeof DESK_SEXES)[number];
  phone: string;
  email: string;
};

export const NOTHING: DeskDraft = {
  name: '',
  dateOfBirth: '',
  age: '',
  isAgeUnknown: false,
  sex: '',
  phone: '',
  email: '',
};

export const DeskDraftSchema = z
  .object({
    name: PersonName,
    dateOfBirth: z.string().check(
      z.refine((typed) => typed.trim() === '' || dayFromText(typed) !== null, {
        error: 'Enter the date of birth as dd/mm/yyyy.',
      }),
    ),
    isAgeUnknown: z.boolean(),
    age: z.string().check(z.regex(/^\s*\d{0,3}\s*$/, { error: 'Enter the age in whole years.' })),
    sex: z.string().check(z.minLength(1, { error: 'Choose one.' })),
    phone: Phone,
    email: z.string().check(
      z.refine((typed) => typed.trim() === '' || Email.safeParse(typed).success, {
        error: 'Enter an e-mail address like name@example.com, or leave it empty.',
      }),
    ),
  })
  .check(
    z.refine(isBirthGiven as (draft: unknown) => boolean, {
      error: 'Enter the date of birth or the age, or tick that it is not known.',
      path: ['dateOfBirth'],
      // Together with what is wrong elsewhere, not one after the other.
      when: () => true,
    }),
  );

function isBirthGiven({ dateOfBirth, age, isAgeUnknown }: DeskDraft): boolean {
  return isAgeUnknown || dateOfBirth.trim() !== '' || age.trim() !== '';
}

type Identity = Pick<DeskRegistration, 'dateOfBirth' | 'age'> & { sex?: DeskRegistration['sex'] };

/** Birth and sex as far as they were typed. */
export const identityIn = ({ dateOfBirth: typed, age, isAgeUnknown, sex }: DeskDraft): Identity => {
  const dateOfBirth = dayFromText(typed);
  return {
    ...(!isAgeUnknown && dateOfBirth ? { dateOfBirth } : {}),
    ...(!isAgeUnknown && !dateOfBirth && /^\s*\d+\s*$/.test(age) ? { age: Number(age) } : {}),
    ...(sex ? { sex } : {}),
  };
};

export const registrationIn = (draft: DeskDraft): DeskRegistration => ({
  name: draft.name,
  phone: draft.phone,
  ...(draft.email.trim() ? { email: draft.email.trim() } : {}),
  ...identityIn(draft),
  ...(draft.isAgeUnknown ? { isAgeUnknown: true as const } : {}),
  sex: draft.sex || 'not-known',
});
