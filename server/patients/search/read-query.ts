// What someone typed into the search: words of a name, the start of a PUD, a phone number, or more than one of these.
import { foldName } from './fold-name.ts';

export type SearchKeys = {
  /** Each is the start of a word. */
  words: string[];
  /** The first characters of a PUD. */
  pud: string | null;
  /** True where PUD was written in front of it: then it can be nothing else. */
  isPudForSure: boolean;
  /** Digits from the last to the first. */
  phone: string | null;
};

const PUD_LETTERS = /^[0-9A-HJKMNP-TV-Z]{1,10}$/;
const FEWEST_WITHOUT_PREFIX = 3;
const FEWEST_DIGITS = 4;
// Country codes and leading zeros come and go; the last nine digits are the same.
const DIGITS_THAT_COUNT = 9;

export function readQuery(typed: string): SearchKeys {
  const { pud, isPudForSure } = readPud(typed);
  return { words: isPudForSure ? [] : [...new Set(foldName(typed))], pud, isPudForSure, phone: readPhone(typed) };
}

function readPud(typed: string): Pick<SearchKeys, 'pud' | 'isPudForSure'> {
  const letters = typed.toUpperCase().replace(/[\s\p{Dash}]/gu, '');
  // "Pudukottai" begins with PUD, too, but no PUD goes on like this: it has no U, and O is read as 0 only in a PUD.
  const start = asWritten(letters.replace(/^PUD/, ''));
  const isPudForSure = /^PUD/.test(letters) && PUD_LETTERS.test(start) && /[\s\p{Dash}\d]/u.test(typed);
  const isLongEnough = isPudForSure || (!/^PUD/.test(letters) && start.length >= FEWEST_WITHOUT_PREFIX);
  return { pud: isLongEnough && PUD_LETTERS.test(start) ? start : null, isPudForSure };
}

const asWritten = (letters: string) => letters.replace(/O/g, '0').replace(/[IL]/g, '1');

function readPhone(typed: string): string | null {
  if (!/^[\d\s+().\p{Dash}]+$/u.test(typed)) return null;
  const digits = phoneKey(typed);
  return digits.length < FEWEST_DIGITS ? null : digits.slice(0, DIGITS_THAT_COUNT);
}

/** The digits of a phone number from the last to the first, so that its end is found like a beginning. */
export const phoneKey = (phone: string): string => [...phone.replace(/\D/g, '')].reverse().join('');

/** Two numbers are the same when these are. */
export const samePhoneKey = (phone: string): string => phoneKey(phone).slice(0, DIGITS_THAT_COUNT);

export const pudKey = (pud: string): string => pud.replace(/^PUD-/, '').replace('-', '');
