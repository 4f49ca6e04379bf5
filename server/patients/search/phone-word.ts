import type { Database } from '#server/db/connect.ts';
import { lookUpHash } from '#server/db/sealed/open-results.ts';

const FEWEST_DIGITS = 4;
const MOST_DIGITS = 9;
const FIRST_LETTERS = 10;
const LETTERS_PER_DIGIT = 5;

/**
 * A phone number to be found by, without its digits: a keyed hash of the last four, then a few letters of the hash of the last five,
 * of the last six and so on. So the word of someone's last digits is the start of the word of the whole number.
 * `digits` run from the last to the first.
 */
export function phoneWord(db: Database, digits: string): string {
  let word = `p${hashOf(db, digits.slice(0, FEWEST_DIGITS)).slice(0, FIRST_LETTERS)}`;
  for (let length = FEWEST_DIGITS + 1; length <= Math.min(digits.length, MOST_DIGITS); length += 1) {
    word += hashOf(db, digits.slice(0, length)).slice(0, LETTERS_PER_DIGIT);
  }
  return word;
}

const hashOf = (db: Database, digits: string) => lookUpHash(db, 'phone', digits).toString('hex');
