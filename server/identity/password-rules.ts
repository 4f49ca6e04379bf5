// What a new password must be. Length, not composition; no common one; none that holds who one is.
import { PASSWORD_LENGTHS } from '../../contract/credentials.ts';
import type { Role } from '../../contract/endpoint.ts';

export type Whose = { role: Role; name: string; email: string; login: string };

/** Beginnings that top every list of leaked passwords; with digits or signs around them they are no better. */
const COMMON = new Set(
  `password passwort passw0rd qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou letmein welcome
  monkey dragon football baseball cricket princess sunshine superman batman master admin administrator login secret
  hello freedom whatever trustno computer internet michael jordan liverpool chelsea arsenal starwars pokemon naruto
  changeme default temporary hospital clinic doctor nurse patient health healthcare medicine nadi india bharat krishna
  ganesha jesus test testing user guest root abcdef abcdefgh abcdefghij qazwsx qazwsxedc lovely shadow ashley bailey
  summer winter spring autumn monday friday january december mother father family baby flower butterfly`.split(/\s+/),
);
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** The sentence to show beside the field, or null when the password will do. */
export function problemWith(password: string, whose: Whose): string | null {
  const { min, max } = whose.role === 'patient' ? PASSWORD_LENGTHS.patient : PASSWORD_LENGTHS.clinic;
  const length = [...password].length;
  if (length < min) return `Use at least ${min} characters.`;
  if (length > max) return `Use at most ${max} characters.`;
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain))
    return 'This password is too common. A few unrelated words are easy to remember and hard to guess.';
  if (holdsIdentity(plain, whose)) return 'Do not use your name, e-mail address or Health ID in your password.';
  return null;
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size < 4) return true;
  if (RUNS.some((run) => run.includes(plain))) return true;
  const asLetters = [...plain].map((character) => LOOKALIKES[character] ?? character).join('');
  const words = [plain, asLetters].map((text) => text.replace(/^[^a-z]+|[^a-z]+$/g, ''));
  return words.some((word) => word === '' || COMMON.has(word) || COMMON.has(half(word)));
}

/** "passwordpassword" is no better than "password". */
function half(word: string): string {
  const middle = word.length / 2;
  return word.slice(0, middle) === word.slice(middle) ? word.slice(0, middle) : word;
}

function holdsIdentity(plain: string, { name, email, login }: Whose): boolean {
  const parts = [...name.split(/[\s.'-]+/), email.split('@')[0] ?? '', email, ...login.split(/PUD-|-/)];
  return parts.some((part) => part.length >= 4 && plain.includes(part.toLowerCase()));
}
