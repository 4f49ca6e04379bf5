// What patients read about a doctor besides name and department. The doctor writes it, or an administrator:
// writing-doctor-pages.ts, which no patient loads.
import * as z from 'zod/mini';
import { entry } from '../fields.ts';

/** ISO 639 codes: 639-1 where there is one. `ins` is Indian Sign Language. The words are in language-names.ts. */
export const LANGUAGES = [
  ...(['en', 'hi', 'as', 'bn', 'gu', 'kn', 'kok', 'ml', 'mr'] as const),
  ...(['ne', 'or', 'pa', 'ta', 'te', 'ur', 'ar', 'ins'] as const),
] as const;
export const Language = z.enum(LANGUAGES, { error: 'Choose languages of the list.' });
export type Language = z.infer<typeof Language>;

export const MAX_QUALIFICATIONS = 6;
export const MAX_REASONS = 10;
export const MAX_LINE = 80;
export const MAX_ABOUT = 300;
export const MAX_ROOM = 40;
export const MAX_DIRECTIONS = 200;

const NO_BREAK = z.regex(/^[^\r\n]*$/, { error: 'Write it in one line.' });

const lines = (what: string, most: number) =>
  z.array(entry(what, MAX_LINE)).check(z.maxLength(most, { error: `At most ${most} lines.` }));

const upTo = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: `At most ${max} characters.`, abort: true }));

/** What a doctor has not said is empty, and no screen shows it. */
const PAGE = {
  languages: z.array(Language).check(z.maxLength(LANGUAGES.length)),
  qualifications: lines('Each qualification', MAX_QUALIFICATIONS),
  /** What the doctor sees people for. */
  seesFor: lines('Each line', MAX_REASONS),
  about: upTo(MAX_ABOUT),
  room: upTo(MAX_ROOM).check(NO_BREAK),
  /** How to get to the room. */
  directions: upTo(MAX_DIRECTIONS),
};

export const DoctorPage = z.object(PAGE);
export type DoctorPage = z.infer<typeof DoctorPage>;
