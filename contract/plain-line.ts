import * as z from 'zod/mini';
import { text } from './fields.ts';

/** A text of one line: no line break or other control character, and none that turns the direction of reading. */
export const line = (what: string, max: number) =>
  text(what, max).check(
    z.refine((value) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value), {
      error: `${what} is one line of plain text.`,
    }),
  );
