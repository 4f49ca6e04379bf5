import * as z from 'zod/mini';
import { PASSWORD_LENGTHS } from '#contract/credentials.ts';

const { min, max } = PASSWORD_LENGTHS.patient;

/** Only what can be said without the server; counted as people count, an emoji as one. */
export const NewPassword = z.string().check(
  z.minLength(1, { error: 'Password is needed.' }),
  z.refine((typed) => [...typed].length >= min, { error: `Use at least ${min} characters.` }),
  z.refine((typed) => [...typed].length <= max, { error: `Use at most ${max} characters.` }),
);
