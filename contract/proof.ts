// What a session alone is not enough for: the password, and the code where there is a second factor.
import * as z from 'zod/mini';
import { TypedPassword, text } from './fields.ts';

export const PROOF = { password: TypedPassword, code: z.optional(text('Code', 40)) };
export const PROOF_REFUSALS = ['wrong_password', 'wrong_code', 'login_locked'] as const;
