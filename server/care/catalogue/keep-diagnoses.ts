// The clinic's own words for diagnoses, each under a code of ICD-10: what rules say about the code holds for them, too.
import type { DiagnosisEntry } from '#contract/catalogues/entries.ts';
import type { CodedDiagnosis } from '#contract/patients/diagnoses.ts';
import type { Database } from '#server/db/connect.ts';
import { ENTRIES } from '../codes/code-index.ts';
import { foldWords } from '../codes/fold-words.ts';
import { allEntries, openEntries } from './store.ts';

export async function listDiagnosisVersions(db: Database) {
  return (await allEntries(db)).map((row) => ({
    ...{ id: row.id, version: row.version, replaces: row.replaces },
    ...{ makerName: row.maker_name, madeAt: row.made_at, closedAt: row.closed_at },
    entry: { kind: 'diagnosis', name: row.name, code: row.code, terms: row.terms } satisfies DiagnosisEntry,
  }));
}

/** WHO's list, as it came with Nadi. */
export const whoDiagnoses = (): DiagnosisEntry[] =>
  ENTRIES.map(({ code, name, texts }) => ({
    ...({ kind: 'diagnosis', code, name } as const),
    terms: texts.slice(1).map(({ text }) => text),
  }));

const CODES: ReadonlySet<string> = new Set(ENTRIES.map(({ code }) => code));
const NAMES: ReadonlySet<string> = new Set(ENTRIES.map(({ name }) => foldWords(name)));

export function mistakesInDiagnosis({ code, name }: DiagnosisEntry): Record<string, string> {
  if (!CODES.has(code)) return { code: 'ICD-10 of WHO, edition 2019, does not offer this code as a diagnosis.' };
  return NAMES.has(foldWords(name)) ? { name: 'The list of WHO has this name already.' } : {};
}

const MOST = 12;

/** Those whose words begin with what was typed. */
export async function findOwnDiagnoses(db: Database, typed: string): Promise<CodedDiagnosis[]> {
  const wanted = foldWords(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  return (await openEntries(db))
    .flatMap(({ code, name, terms }): CodedDiagnosis[] => {
      const matched =
        [name, ...terms].find((text) => holdsAll(text, wanted)) ?? (isCode(code, typed) ? name : undefined);
      if (matched === undefined) return [];
      const isExact = foldWords(matched) === foldWords(typed);
      return [{ code, name, alsoCalled: matched === name ? null : matched, isExact, usedByMe: 0 }];
    })
    .slice(0, MOST);
}

const isCode = (code: string, typed: string) => code.toLowerCase().startsWith(typed.trim().toLowerCase());

function holdsAll(text: string, wanted: readonly string[]): boolean {
  const words = foldWords(text).split(' ');
  return wanted.every((typed) => words.some((word) => word.startsWith(typed)));
}
