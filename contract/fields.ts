// Fields that several endpoints take, each with the sentence shown beside it when it does not fit.
import * as z from 'zod/mini';
import { parsePud } from './pud.ts';
import { onItsLines, onOneLine, withoutUnseen } from './seen-text.ts';

export const Id = z.uuid({ error: 'Not an id.' });
export const Instant = z.iso.datetime({ offset: true });
export const ById = z.strictObject({ id: Id });

const trimmed = (what: string, max: number, clean = (typed: string) => typed) =>
  z
    .string({ error: `${what} is needed.` })
    .check(
      z.overwrite(clean),
      z.trim(),
      z.minLength(1, { error: `${what} is needed.` }),
      z.maxLength(max, { error: `${what} can be at most ${max} characters long.`, abort: true }),
    );

export const text = trimmed;

// Other control characters, and what turns the direction of reading.
const TURNS_OR_BREAKS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A text of one line: no line break or other control character, and none that turns the direction of reading. */
export const line = (what: string, max: number) =>
  trimmed(what, max, withoutUnseen).check(
    z.refine((value) => !TURNS_OR_BREAKS.test(value), {
      error: `${what} is one line of plain text.`,
    }),
  );

/** What a list holds and answers show again: it becomes one line, and nothing is refused for its signs. */
export const entry = (what: string, max: number) => trimmed(what, max, onOneLine);

/** Of a call for help nothing is refused for its signs. */
const urgent = (max: number, clean: (typed: string) => string) =>
  z.string().check(z.overwrite(clean), z.trim(), z.maxLength(max, { error: `At most ${max} characters.` }));

export const UrgentPlace = urgent(200, onOneLine);
export const UrgentWords = urgent(500, onItsLines);

export const PersonName = line('Full name', 120);

export const Email = z.string({ error: 'E-mail is needed.' }).check(
  z.trim(),
  // Stops at a text that is too long: a regular expression over 100 kB would hold everybody up.
  z.maxLength(254, { error: 'This e-mail address is too long.', abort: true }),
  // Refuses what a mail program reads as a second address or as a name beside one. Each dot can match in one way only, so
  // matching stays fast.
  z.regex(/^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\.]+(?:\.[^\s@,;:<>()"\\.]+)+$/, {
    error: 'Enter an e-mail address like name@example.com.',
  }),
);

export const Phone = z
  .string({ error: 'Phone is needed.' })
  .check(
    z.trim(),
    z.regex(/^\+?[0-9][0-9 ().-]{5,23}$/, { error: 'Enter a phone number, for example +91 98200 14477.' }),
  );

/** Typed as people type it; stored as PUD-XXXXX-XXXXX. */
export const Pud = z.pipe(
  z.string({ error: 'PUD is needed.' }).check(
    z.maxLength(40, { error: 'A PUD looks like PUD-7K3QX-2M9TD.', abort: true }),
    z.refine((typed) => parsePud(typed) !== null, { error: 'A PUD looks like PUD-7K3QX-2M9TD.' }),
  ),
  z.transform((typed) => parsePud(typed) ?? typed),
);

/** Any password one may try to log in with; what a new one must be is decided by the server. */
export const TypedPassword = z
  .string({ error: 'Password is needed.' })
  .check(
    z.minLength(1, { error: 'Password is needed.' }),
    z.maxLength(512, { error: 'That is too long.', abort: true }),
  );

/** A calendar day in the clinic's zone. */
export const Day = z.string({ error: 'Date is needed.' }).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'A date looks like 2026-11-18.' }),
  z.refine(
    // The 30th of February is read as the 2nd of March.
    (day) => new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8)),
    {
      error: 'This day does not exist.',
    },
  ),
);

/** A time of day in the clinic's zone. */
export const TimeOfDay = z
  .string({ error: 'Time is needed.' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time looks like 09:30.' }));

/** How much of a list, and from where on; the next cursor comes back in a Link header. */
export const Page = z.strictObject({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  after: z.optional(Id),
});

export const SEXES = ['male', 'female', 'other'] as const;

export const Done = z.object({ message: z.string() });
