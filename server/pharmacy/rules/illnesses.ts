// Which conditions of the table a patient has: by words of the problem list, misspelt or not, and by signed codes.

import { cachePerTable } from '../cache-per-table.ts';
import type { PatientFacts } from '../facts.ts';
import { folded, keyOfPhrase, lettersApart } from '../names/words.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Condition } from '../table/schema.ts';

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
  written(
    text,
    table,
    (said) => new Set(table.conditions.filter((one) => isWritten(one, said)).map(({ code }) => code)),
  );

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

const DENIED = new Set([
  'no',
  'not',
  'without',
  'denies',
  'denied',
  'never',
  'father',
  'mother',
  'family',
  'brother',
  'sister',
  'excluded',
]);
/** A word of denial counts for the few words after it: "no history of asthma". */
const DENIED_WORDS = 4;
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

/** Denied or excluded only within its own clause: "no allergies, asthma" is asthma. */
function isWritten({ written: phrases, alone, words, notAfter = [] }: Condition, text: string): boolean {
  const whole = keyOfPhrase(text).split(' ');
  if (alone.includes(whole.filter((word) => !KNOWN_CASE.has(word)).join(' '))) return true;
  const clauses = text.split(/[,;()\n]|\.\s/).map((clause) => keyOfPhrase(clause).split(' '));
  return [...phrases, words].some((phrase) => {
    const wanted = keyOfPhrase(phrase).split(' ');
    const naming = clauses.filter((said) => placeOf(wanted, said) >= 0);
    return naming.length > 0
      ? naming.some((said) => isStated(wanted, said, notAfter))
      : isStated(wanted, whole, notAfter);
  });
}

const placeOf = (wanted: readonly string[], said: readonly string[]) =>
  said.findIndex((_, index) => wanted.every((word, n) => isSame(said[index + n], word)));

function isStated(wanted: readonly string[], said: readonly string[], notAfter: readonly string[]): boolean {
  const at = placeOf(wanted, said);
  const before = ` ${said.slice(0, Math.max(0, at)).join(' ')}`;
  if (notAfter.some((words) => before.endsWith(` ${keyOfPhrase(words)}`))) return false;
  if (at < 0 || said.slice(Math.max(0, at - DENIED_WORDS), at).some((word) => DENIED.has(word))) return false;
  return !EXCLUDED.test(said.slice(at + wanted.length).join(' '));
}

function isSame(said: string | undefined, word: string): boolean {
  if (said === undefined) return false;
  if (said === word) return true;
  return (
    word.length >= SHORTEST_TO_MEND &&
    said.length >= SHORTEST_TO_MEND - 1 &&
    lettersApart(folded(said), folded(word), 1) <= 1
  );
}
