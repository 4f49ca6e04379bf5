// What a new password must be. Length, not composition; no common one; none that holds who one is.
import { PASSWORD_LENGTHS } from '../../contract/credentials.ts';
import type { Role } from '../../contract/endpoint.ts';

export type Whose = { role: Role; name: string; email: string | null; login: string };

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};
const asLetters = (text: string) => [...text].map((character) => LOOKALIKES[character] ?? character).join('');

/** Words that top every list of leaked passwords; with digits or signs around them they are no better. */
const COMMON_WORDS = new Set(
  `password passwort qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou letmein welcome
  monkey dragon football baseball cricket princess sunshine superman batman master admin administrator login secret
  hello freedom whatever trustno computer internet michael jordan liverpool chelsea arsenal starwars pokemon naruto
  changeme default temporary hospital clinic doctor nurse patient health healthcare medicine nadi india bharat krishna
  ganesha jesus test testing user guest root abcdef abcdefgh abcdefghij qazwsx qazwsxedc lovely shadow ashley bailey
  summer winter spring autumn monday friday january december mother father family baby flower butterfly`
    .split(/\s+/)
    .map(asLetters),
);
const COMMON_FIGURES = new Set(
  '1122334455 112233445566 1234554321 123456654321 1029384756 1357924680 1020304050 102030405060'.split(' '),
);
const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
];

/** The sentence to show beside the field, or null when the password will do. */
export function problemWith(password: string, whose: Whose): string | null {
  const { min, max } = whose.role === 'patient' ? PASSWORD_LENGTHS.patient : PASSWORD_LENGTHS.clinic;
  const length = [...password].length;
  if (length < min) return `Use at least ${min} characters.`;
  if (length > max) return `Use at most ${max} characters.`;
  const plain = asCompared(password);
  if (isCommon(plain))
    return 'This password is too common. A few unrelated words are easy to remember and hard to guess.';
  if (holdsIdentity(plain, whose)) return 'Do not use your name, e-mail address or Health ID in your password.';
  return null;
}

const asCompared = (text: string) => text.normalize('NFKC').toLowerCase();

function isCommon(plain: string): boolean {
  if (new Set(plain).size < 4) return true;
  const once = repeatedPart(plain);
  if (COMMON_FIGURES.has(once) || RUNS.some((run) => run.includes(once))) return true;
  return withoutEdges(plain).some((word) => COMMON_WORDS.has(repeatedPart(asLetters(word))));
}

/** "passwordpassword" is no better than "password". */
function repeatedPart(text: string): string {
  const again = text.repeat(2).indexOf(text, 1);
  return text.slice(0, again);
}

// No common word begins or ends with more look-alikes than this.
const MOST_AT_AN_EDGE = 6;

/** Every reading of what stands between digits and signs: the 3 of "welc0m3123" may belong to the word or to the figures. */
function withoutEdges(plain: string): string[] {
  const first = plain.search(/\p{L}/u);
  if (first < 0) return [plain];
  const end = plain.length - (/[^\p{L}]*$/u.exec(plain)?.[0].length ?? 0);
  const readings: string[] = [];
  for (let from = Math.max(0, first - MOST_AT_AN_EDGE); from <= first; from += 1) {
    for (let until = end; until <= Math.min(plain.length, end + MOST_AT_AN_EDGE); until += 1) {
      readings.push(plain.slice(from, until));
    }
  }
  return readings;
}

function holdsIdentity(plain: string, { name, email, login }: Whose): boolean {
  const names = name.split(/[\s.'-]+/);
  const address = email ? [email, email.split('@')[0] ?? ''] : [];
  const parts = [...names, name, names.join(''), ...address, ...login.split(/PUD-|-/)];
  return parts.map(asCompared).some((part) => part.length >= 4 && plain.includes(part));
}
