import * as z from 'zod/mini';
import { PASSWORD_LENGTHS } from '#contract/credentials.ts';
import type { Role } from '#contract/endpoint.ts';

export type Lengths = { min: number; max: number };

export const lengthsFor = (role: Role): Lengths =>
  role === 'patient' ? PASSWORD_LENGTHS.patient : PASSWORD_LENGTHS.clinic;

/** Only what can be said without the server; counted as people count, an emoji as one. */
export const newPassword = ({ min, max }: Lengths) =>
  z.string().check(
    z.minLength(1, { error: 'Password is needed.' }),
    z.refine((typed) => [...typed].length >= min, { error: `Use at least ${min} characters.` }),
    z.refine((typed) => [...typed].length <= max, { error: `Use at most ${max} characters.` }),
  );
