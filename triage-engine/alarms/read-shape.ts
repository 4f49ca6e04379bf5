// How a text is built, whatever it speaks of: 'my PLACE TROUBLE since 1 days', 'the MACHINE TROUBLE'. Who has learnt that a scooter which
// coughs is nobody's cough knows it of a tractor. Words are taken for what they stand for; runs of these, and their order, are weighed.
import { isHindi } from '#triage-engine/languages/which-language.ts';
import { lazily } from '#triage-engine/lazily.ts';
import { mendTypo } from '#triage-engine/lexicon/spelling/mend-typo.ts';
import { PLACE_WORDS, PLACED_TROUBLE_WORDS, TROUBLE_WORDS } from '#triage-engine/text/place-and-trouble-words.ts';
import { hashOf } from './hash.ts';
import { BUCKETS } from './read-features.ts';
import { KEPT_WORDS, KINDS } from './shape-words.ts';
import { groupsOf } from './word-groups.ts';

const PLACED = 'placed';
const PLACE = 'place';
const TROUBLE = 'trouble';
const ASKS = '?';
/** Of no kind and in no group. */
const OTHER = '*';

/** A word of two lists is of the first kind. */
const kindBook = lazily(() => {
  const kinds = new Map<string, string>();
  const add = (kind: string, words: string) => {
    for (const word of words.trim().split(/\s+/)) if (!kinds.has(word)) kinds.set(word, kind);
  };
  for (const [kind, words] of KINDS) add(kind, words);
  add(PLACED, PLACED_TROUBLE_WORDS);
  add(TROUBLE, TROUBLE_WORDS);
  add(PLACE, PLACE_WORDS);
  for (const word of KEPT_WORDS.trim().split(/\s+/)) add(word, word);
  return kinds;
});

const things = lazily(() => new Set(KINDS.map(([kind]) => kind).slice(2, -3)));
/** Who, where, what, how many, and what is asked: their order tells more than what stands between them. */
const TELLING =
  /^(?:self|kin|place|trouble|placed|remedy|small|well|#\d|\?|animal|plant|machine|kitchen|story|office|school|town|what|which|who|how|when|where|why|can|could|do|does|is|are|kya|kaise|kab|kahan|kaun|क्या|कैसे|कब|कहाँ|कहां|कौन)$/;

const WORD = /[\p{L}\p{M}'’‘`]+|\p{Nd}+|\?/gu;
const MENDED_FROM = 4;
/** Longer words are nobody's. */
const LONGEST_WORD = 24;
/** The contract ends a text long before. */
const MAX_WORDS = 1500;

/** `fine`: words of no kind stand for their group of meaning. */
type Shape = { coarse: string[]; fine: string[] };

function shapeOf(text: string): Shape {
  const fine = (text.toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS).map(kindOf);
  return { fine, coarse: fine.map((one) => (/^~/.test(one) ? OTHER : one)) };
}

function kindOf(said: string): string {
  if (said === ASKS) return ASKS;
  if (/^\p{Nd}/u.test(said)) return sizeOf(said);
  const word = said.replace(/[’‘`']s?$/, '').replace(/[’‘`']/g, '');
  const book = kindBook();
  const meant = isMendable(word) ? mendTypo(word) : word;
  const kind = book.get(word) ?? book.get(meant) ?? book.get(word.replace(/s$/, ''));
  if (kind) return kind;
  const groups = groupsOf(meant);
  return groups ? `~${groups.wide}` : OTHER;
}

const isMendable = (word: string): boolean =>
  word.length >= MENDED_FROM && word.length <= LONGEST_WORD && /^[a-z]+$/.test(word) && !isHindi(word);

/** Days and hours of a trifle are few. */
function sizeOf(digits: string): string {
  const value = Number(digits.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit))));
  return value <= 3 ? '#1' : value <= 10 ? '#2' : value <= 60 ? '#3' : '#4';
}

/** Of an animal, a crop, a machine, a story and the like, and of nobody and no place on a body. 'Our cow' is the cow. */
export function speaksOfThings(text: string): boolean {
  const { coarse } = shapeOf(text);
  const isThing = (one = '') => OBJECTS.has(one);
  const isPerson = (one: string, at: number) =>
    /^(?:kin|place)$/.test(one) || (one === 'self' && !isThing(coarse[at + 1]));
  return coarse.some(isThing) && !coarse.some(isPerson);
}

const OBJECTS: ReadonlySet<string> = new Set(['animal', 'plant', 'machine', 'kitchen', 'story']);

const RUNS = [2, 3, 4];
const FINE_RUNS = [2, 3];
/** Of what tells, with how many that follow it each is weighed. */
const FOLLOWING = 3;

/** Each once, in the order in which they are read. */
export function shapeFeaturesOf(text: string): number[] {
  const { coarse, fine } = shapeOf(text);
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashOf(`§${feature}`) & (BUCKETS - 1));
  const [padded, paddedFine] = [coarse, fine].map((words) => ['^', ...words, '$']) as [string[], string[]];
  for (const [at, one] of padded.entries()) {
    add(one);
    for (const length of RUNS) addRun(padded, at, length, add);
    for (const length of FINE_RUNS) addRun(paddedFine, at, length, add);
  }
  addOrder(coarse, add);
  addPresence(coarse, add);
  return [...found];
}

function addRun(words: readonly string[], from: number, length: number, add: (feature: string) => void): void {
  if (from + length <= words.length) add(words.slice(from, from + length).join(' '));
}

function addOrder(coarse: readonly string[], add: (feature: string) => void): void {
  const telling = [...coarse.entries()].filter(([, one]) => TELLING.test(one));
  for (const [nth, [at, one]] of telling.entries())
    for (const [later, other] of telling.slice(nth + 1, nth + 1 + FOLLOWING))
      add(`${one} … ${other} ${nearness(later - at)}`);
  add(`order ${telling.map(([, one]) => one).join(' ')}`);
}

const nearness = (apart: number): number => (apart <= 1 ? 1 : apart <= 3 ? 3 : apart <= 7 ? 7 : 9);

function addPresence(coarse: readonly string[], add: (feature: string) => void): void {
  const has = (...kinds: string[]) => (kinds.some((kind) => coarse.includes(kind)) ? 1 : 0);
  const body = `${has(PLACE, PLACED)}${has(TROUBLE, PLACED)}`;
  add(`has ${has('self')}${has('kin')}${body}${has(PLACED)}${has(ASKS)}`);
  add(`body ${body}`);
  const met = coarse.filter((one) => things().has(one));
  for (const kind of new Set(met)) add(`of ${kind} ${has('self')}${has('kin')}${body}`);
  add(`things ${Math.min(met.length, 3)} ${has('self', 'kin')}${body}`);
  add(`words ${Math.min(6, Math.floor(coarse.length / 4))}`);
}
