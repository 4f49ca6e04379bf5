// Where a text tells of an everyday trifle: all elements of a wording near each other, in any order, also over a full stop.
import { lazily } from '#triage-engine/lazily.ts';
import type { Match } from '#triage-engine/lexicon/match-phrases.ts';
import type { Sentence, Word } from '#triage-engine/text/read-words.ts';
import { stem } from '#triage-engine/text/stem.ts';
import { likelyWords } from './likely-words.ts';
import { type Position, togetherIn } from './stand-together.ts';
import { TRIFLE_WORDINGS } from './wordings-en.ts';
import { TRIFLE_SLOTS } from './words-en.ts';

/** One way to say it: words that follow each other. */
type Way = string[];
type Element = { ways: Way[] };
type Wording = { id: string; elements: Element[] };

/** Where a word stands more often than this, nobody means each of them. */
const MAX_POSITIONS = 8;

function linesOf(data: string): [string, string][] {
  return data
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]);
}

const waysOf = (list: string, parting: string | RegExp): Way[] => list.split(parting).map((one) => one.split('_'));

const wordingBook = lazily(() => {
  const slots = new Map(linesOf(TRIFLE_SLOTS).map(([name, words]) => [name, { ways: waysOf(words, ' ') }] as const));
  const elements = new Map<string, Element>();
  const elementOf = (text: string): Element => {
    const slot = /^\{(\w+)\}$/.exec(text)?.[1];
    const known = slot === undefined ? elements.get(text) : slots.get(slot);
    if (known) return known;
    if (slot !== undefined) throw new Error(`No slot is called ${slot}.`);
    const element = { ways: waysOf(text, '/') };
    elements.set(text, element);
    return element;
  };
  const wordings: readonly Wording[] = linesOf(TRIFLE_WORDINGS).flatMap(([id, listed]) =>
    listed.split(';').map((wording) => ({ id, elements: wording.trim().split(/\s+/).map(elementOf) })),
  );
  return { wordings, waysByFirst: groupByFirst(new Set([...slots.values(), ...elements.values()])) };
});

/** By the first word, as it is written and as it is compared. */
function groupByFirst(elements: Iterable<Element>) {
  const byFirst = new Map<string, { element: Element; way: Way }[]>();
  for (const element of elements) {
    for (const way of element.ways) {
      for (const key of new Set([way[0] ?? '', `~${stem(way[0] ?? '')}`])) {
        const listed = byFirst.get(key);
        if (listed) listed.push({ element, way });
        else byFirst.set(key, [{ element, way }]);
      }
    }
  }
  return byFirst;
}

/** 'Cut the potatoes' is no cut: a word that means something else names no trifle. What only stings, little sleep or a blood test does. */
const MEANT_ALL_THE_SAME =
  /^(?:stings|too|so|little|sleep|like|to|jelly|broke|broken|nail|blood|test|myself|shaving|fell|fall|asleep)$/;

type Said = { word: Word; likely: readonly string[] };

const meets = (said: Said | undefined, wanted: string): boolean => {
  if (!said) return false;
  const { word, likely } = said;
  if (likely.includes(wanted)) return true;
  if (word.stem === '' && !MEANT_ALL_THE_SAME.test(word.plain)) return false;
  return word.plain === wanted || (word.stem !== '' && word.stem === stem(wanted));
};

/** Of each sentence, the trifles whose last word stands in it. `text` is what the sentences were read from. */
export function matchTrifles(sentences: readonly Sentence[], text: string): Match[][] {
  const words = sentences.flatMap((sentence) => sentence.words);
  const found = placesIn(
    words.map((word) => ({ word, likely: likelyWords(text.slice(word.from, word.to).toLowerCase()) })),
  );
  const matches = sentences.map((): Match[] => []);
  const starts = sentences.map((_, at) => sentences.slice(0, at).reduce((sum, one) => sum + one.words.length, 0));
  for (const { id, elements: wanted } of wordingBook().wordings) {
    const positions = togetherIn(found, wanted);
    if (!positions) continue;
    const sentence = starts.findLastIndex((start) => start <= (positions.at(-1) ?? 0));
    const start = starts[sentence] ?? 0;
    const own = positions.filter((position) => position >= start).map((position) => position - start);
    const stems = own.map((position) => sentences[sentence]?.words[position]?.stem ?? '');
    matches[sentence]?.push({ phrase: { id, stems, names: 'finding' }, positions: own, gap: 0, isNarrower: false });
  }
  return matches;
}

function placesIn(words: readonly Said[]): Map<Element, Position[]> {
  const { waysByFirst } = wordingBook();
  const found = new Map<Element, Position[]>();
  for (const [at, { word, likely }] of words.entries()) {
    const keys = [word.plain, `~${word.stem}`, ...likely];
    for (const { element, way } of keys.flatMap((key) => waysByFirst.get(key) ?? [])) {
      const positions = found.get(element) ?? [];
      if (positions.length >= MAX_POSITIONS || positions.some(({ first }) => first === at)) continue;
      if (way.every((wanted, step) => meets(words[at + step], wanted)))
        found.set(element, [...positions, { first: at, last: at + way.length - 1 }]);
    }
  }
  return found;
}
