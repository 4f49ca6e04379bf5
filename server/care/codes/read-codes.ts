// The coded list of diagnoses: WHO's ICD-10 in its edition of 2019, a file per chapter and a line per code. It is data: a
// clinic may add words of its own without touching code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FOLDER = join(import.meta.dirname, 'icd10-who-2019');

export const CodeEntry = z.strictObject({
  /** Four characters wherever WHO subdivides the category, three where it does not. */
  code: z.string().check(z.regex(/^[A-Z]\d\d(\.\d)?$/)),
  name: z.string().check(z.minLength(3), z.maxLength(120)),
  /** Everyday words, abbreviations and Indian usage. A word that several entries share preselects none of them. */
  terms: z.array(z.string().check(z.minLength(2), z.maxLength(80))).check(z.minLength(1)),
  /** Seen every week in a general hospital: first among entries that match as well. */
  common: z.optional(z.literal(true)),
});
export type CodeEntry = z.infer<typeof CodeEntry>;

export const chapterFiles = () => readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));

export const readChapter = (file: string): CodeEntry[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => CodeEntry.parse(JSON.parse(line)));

export const readCodes = (): CodeEntry[] => chapterFiles().flatMap(readChapter);

/** Codes that Nadi once offered and that the edition does not have, or not as a diagnosis, with their successors. */
export const readReplacedCodes = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(
      z
        .record(z.string(), z.string())
        .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'replaced-codes.json'), 'utf8'))),
    ),
  );
