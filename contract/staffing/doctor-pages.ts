// What patients read about a doctor besides name and department. The doctor writes it, or an administrator.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Instant, text } from '../fields.ts';

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
  z.array(text(what, MAX_LINE).check(NO_BREAK)).check(z.maxLength(most, { error: `At most ${most} lines.` }));

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

/** `version` is that of the page as it was read: 0 where nobody has written one. */
export const DoctorPageForm = z.strictObject({ ...PAGE, version: z.int().check(z.minimum(0)) });
export type DoctorPageForm = z.infer<typeof DoctorPageForm>;

export const StoredDoctorPage = z.object({
  ...PAGE,
  version: z.int(),
  savedAt: z.nullable(Instant),
  savedBy: z.nullable(z.string()),
});
export type StoredDoctorPage = z.infer<typeof StoredDoctorPage>;

export const readDoctorPage = endpoint({
  method: 'GET',
  path: '/doctors/{id}/page',
  summary: 'What patients read about a doctor, for writing: a doctor their own, an administrator every one',
  params: ById,
  reply: StoredDoctorPage,
  roles: ['doctor', 'admin'],
  refusals: ['not_found'],
});

export const saveDoctorPage = endpoint({
  method: 'PUT',
  path: '/doctors/{id}/page',
  summary: 'Write what patients read about a doctor: a doctor their own, an administrator every one',
  params: ById,
  body: DoctorPageForm,
  reply: StoredDoctorPage,
  roles: ['doctor', 'admin'],
  refusals: ['not_found', 'version_outdated'],
});
