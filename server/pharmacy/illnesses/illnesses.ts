// Which conditions of the table a patient has: by words of the problem list, misspelt or not, and by signed codes.

import { cachePerTable } from '../cache-per-table.ts';
import type { PatientFacts } from '../facts.ts';
import { folded, keyOfPhrase, lettersApart } from '../names/words.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Condition } from '../table/schema.ts';
import { clausesOf, isDenied } from './denied.ts';

export type Illness = {
  condition: Condition;
  /** Where it is known from. */
  written: string;
  /** The entry of the problem list, where it stands there: it can be corrected. */
  listed?: string;
};

const written = cachePerTable<ReadonlySet<string>>();

/** The codes of the conditions that a text names. */
const codesIn = (text: string, table: SafetyTable) =>
  written(text, table, (said) => {
    const told = { whole: spelled(said), clauses: clausesOf(said).map(spelled) };
    return new Set(table.conditions.filter((one) => isWritten(one, told)).map(({ code }) => code));
  });

export function illnessesOf({ conditions = [], illnesses = [] }: PatientFacts, table: SafetyTable): Illness[] {
  return table.conditions.flatMap((condition) => {
    const told = conditions.find((text) => codesIn(text, table).has(condition.code));
    if (told !== undefined) return [{ condition, written: `“${told}”`, listed: told }];
    const signed = illnesses.find(
      ({ code, name, daysAgo }) =>
        daysAgo <= (condition.lastsDays ?? Infinity) &&
        (code === null
          ? codesIn(name, table).has(condition.code)
          : condition.icd.some((prefix) => code.startsWith(prefix))),
    );
    return signed ? [{ condition, written: `${signed.name}${signed.code ? ` (${signed.code})` : ''}` }] : [];
  });
}

const SHORTEST_TO_MEND = 6;
/** "K/c/o MG": a known case of. */
const KNOWN_CASE = new Set(['k', 'c', 'o', 'h', 'known', 'case', 'history', 'of']);

const OF_A_TEST =
  '(?:deficiency|disease|disorder|fever|level|levels|status|screen|screening|test|tests|assay|activity|enzyme|b|c|is|was|has|been)';
const WHEN = 'now|in|on|by|test|tests|screening|report|\\d+|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const LOOKED = 'endoscopy|ogd|colonoscopy|biopsy|scan|ct|mri|usg|ultrasound|echo|angiography|spirometry|eeg|doppler';

/**
 * "G6PD normal", "asthma ruled out 2019", "ulcer ruled out on endoscopy": what is said after it, to the end of the
 * clause. "Asthma with normal spirometry" is asthma.
 */
const EXCLUDED = new RegExp(
  `^(?:${OF_A_TEST} )*(?:(?:normal|negative|absent|not deficient|not present)(?: (?:${WHEN}))*|(?:excluded|ruled out)(?: (?:${WHEN}|${LOOKED}))*)$`,
);

/** A word, and how it sounds. */
type Spelled = { word: string; sound: string };
type Told = { whole: Spelled[]; clauses: Spelled[][] };

const spelled = (text: string): Spelled[] =>
  keyOfPhrase(text)
    .split(' ')
    .map((word) => ({ word, sound: folded(word) }));

const PHRASES = new WeakMap<Condition, Spelled[][]>();

function phrasesOf(condition: Condition): Spelled[][] {
  const known = PHRASES.get(condition) ?? [...condition.written, condition.words].map(spelled);
  PHRASES.set(condition, known);
  return known;
}

/** Denied or excluded only within its own clause: "no allergies, asthma" is asthma. */
function isWritten(condition: Condition, { whole, clauses }: Told): boolean {
  if (condition.alone.includes(joined(whole.filter(({ word }) => !KNOWN_CASE.has(word))))) return true;
  return phrasesOf(condition).some((wanted) => {
    const naming = clauses.filter((said) => indexOf(wanted, said) >= 0);
    return naming.length > 0
      ? naming.some((said) => isStated(condition, wanted, said))
      : isStated(condition, wanted, whole);
  });
}

const joined = (words: readonly Spelled[]) => words.map(({ word }) => word).join(' ');

const indexOf = (wanted: readonly Spelled[], said: readonly Spelled[]) =>
  said.findIndex((_, index) => wanted.every((word, n) => isSame(said[index + n], word)));

function isStated(condition: Condition, wanted: readonly Spelled[], said: readonly Spelled[]): boolean {
  const at = indexOf(wanted, said);
  if (at < 0) return false;
  const before = said.slice(0, at).map(({ word }) => word);
  const after = joined(said.slice(at + wanted.length));
  const { notAfter = [] } = condition;
  if (notAfter.some((words) => ` ${before.join(' ')}`.endsWith(` ${keyOfPhrase(words)}`))) return false;
  const itsOwn = new Set(phrasesOf(condition).flatMap((phrase) => phrase.map(({ word }) => word)));
  return !isDenied(before, after, itsOwn) && !EXCLUDED.test(after);
}

function isSame(said: Spelled | undefined, wanted: Spelled): boolean {
  if (said === undefined) return false;
  if (said.word === wanted.word) return true;
  return (
    wanted.word.length >= SHORTEST_TO_MEND &&
    said.word.length >= SHORTEST_TO_MEND - 1 &&
    lettersApart(said.sound, wanted.sound, 1) <= 1
  );
}
