// What a new password must be. Length, not composition; no common one; none that holds who one is.
import { PASSWORD_LENGTHS } from '#contract/credentials.ts';
import type { Role } from '#contract/endpoint.ts';
import { withPlainDigits } from '../platform/plain-digits.ts';
import { type CommonPasswords, loadCommonPasswords } from './common-passwords.ts';
import { asLetters } from './look-alikes.ts';
import { backwards, isOfRuns, withoutDoubles } from './password-runs.ts';

export type PasswordOwner = { role: Role; name: string; email: string | null; login: string; phone: string | null };

/** What everybody in the clinic knows: one of its words is tried first. */
export type ClinicNames = { name: string; address: string; email: string; phone: string };

/** Beside the list of leaked passwords: what people of a clinic try. With digits or signs around them they are no better. */
const COMMON_WORDS = new Set(
  `password passwort qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou letmein welcome
  monkey dragon football baseball cricket princess sunshine superman batman master admin administrator login secret
  hello freedom whatever trustno computer internet michael jordan liverpool chelsea arsenal starwars pokemon naruto
  changeme default temporary hospital clinic doctor nurse patient health healthcare medicine nadi india bharat krishna
  ganesha jesus test testing user guest root abcdef abcdefgh abcdefghij qazwsx qazwsxedc lovely shadow ashley bailey
  summer winter spring autumn monday friday january december mother father family baby flower butterfly
  jaishreeram jaishriram jaishreekrishna jaishrikrishna jaimatadi jaihind jaibharat jaibhim jaihanuman jaiganesh
  radheradhe radhekrishna harekrishna hariom omnamahshivaya omsairam sairam saibaba waheguru allahuakbar bismillah
  iloveindia ilovemyindia mybharat bharatmata bharatmatakijai vandemataram incredibleindia hindustan indiaindia
  namaste namaskar sachin tendulkar dhoni mahi viratkohli rohitsharma shahrukh salmankhan bollywood mumbai delhi
  mummypapa papamummy maapapa iloveyoumaa iloveyoumom jaanu kolkata calcutta chennai bangalore bengaluru hyderabad pune
  jaipur lucknow nagpur ahmedabad rajasthan gujarat punjab kerala maharashtra tamilnadu tajmahal superkings diwali holi
  navratri ganpati ganesh ganesha mahadev shiva shiv shakti radha krishna sita sitaram rama hanuman lakshmi laxmi durga
  saraswati shanti omshanti ohmshanti shree shri mata mataji ashirwad modi narendra virat kohli rohit msdhoni`
    .split(/\s+/)
    .map(asLetters),
);
const COMMON_FIGURES = new Set(
  '1122334455 112233445566 1234554321 123456654321 1029384756 1357924680 1020304050 102030405060'.split(' '),
);
/** Words that make a common password no better when they stand beside it. */
const SMALL_WORDS = 'the my our your love ilove like is am are and for of with one jai har ram maa indians'.split(' ');

/** The sentence to show beside the field, or null when the password will do. */
export async function problemWith(password: string, whose: PasswordOwner, clinic: ClinicNames): Promise<string | null> {
  const { min, max } = whose.role === 'patient' ? PASSWORD_LENGTHS.patient : PASSWORD_LENGTHS.clinic;
  const length = [...password].length;
  if (length < min) return `Use at least ${min} characters.`;
  if (length > max) return `Use at most ${max} characters.`;
  const plain = asCompared(password);
  if (holdsIdentity(plain, whose) || holdsNumber(plain, whose.phone))
    return 'Do not use your name, e-mail address, telephone number or Health ID in your password.';
  if (isCommon(plain, await loadCommonPasswords()))
    return 'This password is too common. A few unrelated words are easy to remember and hard to guess.';
  if (isMadeOfKnown(plain, [...COMMON_WORDS, ...wordsOf(clinic)]) || holdsNumber(plain, clinic.phone))
    return 'This password is made of words that everybody here tries first. A few unrelated words are hard to guess.';
  return null;
}

const asCompared = (text: string) => withPlainDigits(text.normalize('NFKC').toLowerCase());

function isCommon(plain: string, list: CommonPasswords): boolean {
  if (new Set(plain).size < 4) return true;
  const once = repeatedPart(plain);
  if (COMMON_FIGURES.has(once) || isOfRuns(once)) return true;
  const withoutSigns = plain.replace(/[^\p{L}\p{N}]+$/u, '');
  const withoutYear = withoutSigns.replace(/(19|20)\d\d$/, '');
  // "iloveyou forever" is no better than "iloveyouforever".
  const joined = plain.replace(BETWEEN_WORDS, '');
  return [plain, withoutSigns, withoutYear, joined, ...withoutEdges(plain), ...withoutEdges(joined)].some((word) => {
    const part = repeatedPart(word);
    const isListed = [word, part, part.replace(EDGES, '')].map(asLetters).some(list.has);
    return isListed || COMMON_WORDS.has(asLetters(part)) || list.isTwo(asLetters(part));
  });
}

const BETWEEN_WORDS = /[\s._-]+/gu;

const SHORTEST_WORD = 3;

function wordsOf({ name, address, email }: ClinicNames): string[] {
  const words = [name, address, email].flatMap((text) => asCompared(text).split(/[^\p{L}\p{N}]+/u));
  return words.filter((word) => word.length >= SHORTEST_WORD).map(asLetters);
}

/** Recognises known words also in the plural, backwards, with every letter doubled, and with "my" or "the" before them. */
function isMadeOfKnown(plain: string, known: readonly string[]): boolean {
  const words = known.flatMap((word) => [word, `${word}s`, ...(word.length >= LONG_WORD ? [backwards(word)] : [])]);
  const all = [...plain].length < LONG_PHRASE ? [...words, ...SMALL_WORDS.map(asLetters)] : words;
  return isMadeOf(plain, new Set(all)) || isMadeOf(withoutDoubles(plain), new Set(all.map(withoutDoubles)));
}

const LONG_WORD = 5;
// "one summer with my family" is a sentence of one's own.
const LONG_PHRASE = 20;

/** Whether nothing is left of it without these words, figures and signs. A figure or a sign may also stand for a letter. */
function isMadeOf(plain: string, words: ReadonlySet<string>): boolean {
  const characters = [...plain].map((each) => ({ letter: asLetters(each), isLetter: /\p{L}/u.test(each) }));
  const lastLetter = characters.findLastIndex(({ isLetter }) => isLetter);
  if (lastLetter < 0) return false;
  const ends = new Set([0]);
  for (const from of ends) {
    // Figures and signs alone can be left out as well.
    const nextLetter = characters.findIndex(({ isLetter }, at) => isLetter && at >= from);
    for (const word of words) for (const end of endsOf(word, characters, from)) if (end > nextLetter) ends.add(end);
  }
  return [...ends].some((end) => end > lastLetter);
}

type Character = { letter: string; isLetter: boolean };

/** Returns the places at which the word may end that begins here. */
function endsOf(word: string, characters: readonly Character[], from: number): ReadonlySet<number> {
  let places = new Set([from]);
  for (const letter of word) {
    const next = new Set<number>();
    for (const place of places) {
      let isFound = false;
      for (let at = place; at < characters.length; at += 1) {
        const { letter: read, isLetter } = characters[at] as Character;
        // The first of several figures that may stand for a letter is enough: the rest can be left out.
        if (read === letter && (isLetter || !isFound)) next.add(at + 1);
        isFound ||= read === letter;
        if (isLetter) break;
      }
    }
    places = next;
  }
  return places;
}

const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** "passwordpassword" is no better than "password", and "abc123abc123abc" no better than "abc123". */
function repeatedPart(text: string): string {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.startsWith(text.slice(period))) return text.slice(0, period);
  }
  return text;
}

// No common word begins or ends with more look-alikes than this.
const MAX_AT_AN_EDGE = 6;

/** Every reading of what stands between digits and signs: the 3 of "welc0m3123" may belong to the word or to the figures. */
function withoutEdges(plain: string): string[] {
  const first = plain.search(/\p{L}/u);
  if (first < 0) return [plain];
  const end = plain.length - (/[^\p{L}]*$/u.exec(plain)?.[0].length ?? 0);
  const readings: string[] = [];
  for (let from = Math.max(0, first - MAX_AT_AN_EDGE); from <= first; from += 1) {
    for (let until = end; until <= Math.min(plain.length, end + MAX_AT_AN_EDGE); until += 1) {
      readings.push(plain.slice(from, until));
    }
  }
  return readings;
}

function holdsIdentity(plain: string, { name, email, login }: PasswordOwner): boolean {
  const names = name.split(/[\s.'-]+/);
  const address = email ? [email, email.split('@')[0] ?? ''] : [];
  const parts = [...names, name, names.join(''), ...address, ...login.split(/PUD-|-/)];
  const typed = [plain, plain.replace(APART, '$1'), withoutDoubles(plain)].map(asLetters);
  const reversed = asLetters(backwards(plain));
  return parts
    .map((part) => asLetters(asCompared(part)))
    .some(
      (part) =>
        (part.length >= 4 && typed.some((text) => text.includes(part))) ||
        (part.length >= 6 && reversed.includes(part)),
    );
}

// "t.a.r.a": signs between single letters.
const APART = /(?<![\p{L}\p{N}])([\p{L}\p{N}])[^\p{L}\p{N}]+(?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu;

const FEWEST_DIGITS = 6;
// Without the code of a country or a town, which people leave out.
const LAST_DIGITS = 8;

function holdsNumber(plain: string, phone: string | null): boolean {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-LAST_DIGITS);
  const typed = plain.replace(/\D/g, '');
  return digits.length >= FEWEST_DIGITS && (typed.includes(digits) || backwards(typed).includes(digits));
}
