// Findings told in whole turns of speech: 'I shake my hand out at night', 'my rings do not come off'. Their words stand near each
// other in any order. The turns are in told-turns.en.txt.
import { lazily } from '#triage-engine/lazily.ts';
import type { Match } from '#triage-engine/lexicon/match-phrases.ts';
import { readSentences, type Sentence, type Word } from '#triage-engine/text/read-words.ts';
import { stem } from '#triage-engine/text/stem.ts';
import { TOLD_SLOTS, TOLD_TURNS } from './told-turns.generated.ts';

/** Words that follow each other, as they are compared. */
type Way = readonly string[];
type Element = { ways: readonly Way[] };
type Turn = { id: string; elements: readonly Element[]; stems: string[]; isInOrder: boolean; unless: readonly Way[] };
type Place = { first: number; last: number };

/** Telling words between two elements. */
const FARTHEST = 4;
/** Where a word stands more often than this, nobody means each of them. */
const MAX_PLACES = 8;
const MOST_COMMAS = 1;

const wayOf = (written: string): Way =>
  readSentences(written.replaceAll('_', ' ')).flatMap(({ words }) => words.map((word) => word.stem));

const book = lazily(() => {
  const ways = new Map<string, readonly Way[]>();
  const waysOf = (listed: string): readonly Way[] => {
    const known = ways.get(listed);
    if (known) return known;
    const read = listed.split('/').flatMap((one) => (/^\{\w+\}$/.test(one) ? (slots.get(one) ?? []) : [wayOf(one)]));
    ways.set(listed, read);
    return read;
  };
  const slots = new Map<string, readonly Way[]>();
  for (const [name, listed] of linesOf(TOLD_SLOTS)) slots.set(`{${name}}`, waysOf(listed));
  const elements = new Map<string, Element>();
  const elementOf = (listed: string): Element => {
    const known = elements.get(listed) ?? { ways: waysOf(listed) };
    elements.set(listed, known);
    return known;
  };
  const turns = linesOf(TOLD_TURNS).flatMap(([id, all]) =>
    all.split('|').map((one): Turn => {
      const [said = '', unless = ''] = one.split('; unless: ');
      const isInOrder = said.startsWith('> ');
      const steps = (isInOrder ? said.slice(2) : said).split(' ').map(elementOf);
      const stems = [...new Set(steps.flatMap(({ ways: of }) => of.flat()))];
      return { id, elements: steps, stems, isInOrder, unless: unless ? waysOf(unless) : [] };
    }),
  );
  const byFirst = new Map<string, [Element, Way][]>();
  for (const element of elements.values())
    for (const way of element.ways) {
      const first = way[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), [element, way]]);
    }
  return { turns: Map.groupBy(turns, ({ elements: [first] }) => first), byFirst };
});

const linesOf = (data: string): [string, string][] =>
  data
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);

export function matchTold({ words }: Sentence): Match[] {
  const { turns, byFirst } = book();
  const places = placesIn(words, byFirst);
  return [...places.keys()].flatMap((element) =>
    (turns.get(element) ?? []).flatMap((turn) => {
      const positions = turn.elements.every((one) => places.has(one)) ? together(words, turn, places) : undefined;
      return positions && !turn.unless.some((way) => words.some((_, at) => standsAt(words, at, way)))
        ? [asMatch(words, turn, positions)]
        : [];
    }),
  );
}

function placesIn(words: readonly Word[], byFirst: ReadonlyMap<string, [Element, Way][]>): Map<Element, Place[]> {
  const places = new Map<Element, Place[]>();
  for (const [at, { stem: said }] of words.entries())
    for (const [element, way] of byFirst.get(said) ?? []) {
      if (!standsAt(words, at, way)) continue;
      const own = places.get(element) ?? [];
      if (own.length < MAX_PLACES) places.set(element, [...own, { first: at, last: at + way.length - 1 }]);
    }
  return places;
}

const standsAt = (words: readonly Word[], at: number, way: Way): boolean =>
  way.every((wanted, step) => words[at + step]?.stem === wanted);

/** The first way to find all elements near each other. */
function together(words: readonly Word[], turn: Turn, places: ReadonlyMap<Element, Place[]>): number[] | undefined {
  const search = (step: number, taken: readonly Place[]): readonly Place[] | undefined => {
    const element = turn.elements[step];
    if (!element) return isNear(words, taken) ? taken : undefined;
    const before = taken.at(-1);
    for (const place of places.get(element) ?? []) {
      if (turn.isInOrder && before && place.first <= before.last) continue;
      if (taken.some(({ first, last }) => place.first <= last && place.last >= first)) continue;
      const found = search(step + 1, [...taken, place]);
      if (found) return found;
    }
  };
  const found = search(0, []);
  return found
    ?.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .sort((a, b) => a - b);
}

/** What parts two thoughts, where the turn does not say it itself. */
const PARTS = new Set(
  ['but', 'however', 'except', 'without', 'no', 'not', 'nor', 'never', 'although', 'because'].map(stem),
);
const DENIALS = new Set(['no', 'not', 'never', 'without', 'nothing']);
/** 'I have not noticed any ringing': what stands so is denied, and no turn of speech. */
const LISTS = /^(?:any|have|has|had|having|experienc\w*|notic\w*|report\w*|develop\w*|or|of|for|history)$/;

function isNear(words: readonly Word[], taken: readonly Place[]): boolean {
  const sorted = [...taken].sort((a, b) => a.first - b.first);
  if (DENIALS.has(words[sorted.at(-1)?.last ?? 0]?.plain ?? '')) return false;
  return sorted.every(({ first }, step) => {
    const before = sorted[step - 1];
    if (!before) return true;
    const between = words.slice(before.last + 1, first);
    const commas = words.slice(before.last + 1, first + 1).filter(({ afterComma }) => afterComma).length;
    if (commas > MOST_COMMAS || (commas > 0 && isListed(between))) return false;
    // 'No temp, drinking fine': what is denied follows at once.
    if (words[before.last]?.plain === 'no' && between.some(({ isLight }) => !isLight)) return false;
    if (DENIALS.has(words[before.last]?.plain ?? '') && between.some((word) => LISTS.test(word.plain))) return false;
    return (
      between.filter(({ isLight }) => !isLight).length <= FARTHEST &&
      between.length <= 2 * FARTHEST &&
      !between.some((word) => PARTS.has(word.stem))
    );
  });
}

/** ', or ringing': another of what is denied. */
const isListed = (between: readonly Word[]): boolean => between.some(({ plain }) => plain === 'or');

function asMatch(words: readonly Word[], { id, stems }: Turn, positions: number[]): Match {
  const isStatement = positions.some((at) => DENIALS.has(words[at]?.plain ?? ''));
  return {
    phrase: { id, stems, names: 'finding' },
    positions,
    gap: 0,
    isNarrower: false,
    isTurn: true,
    ...(isStatement && { isStatement: true }),
  };
}
