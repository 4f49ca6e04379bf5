// Where Hindi phrases occur: all elements of a phrase near each other in one clause, in any order.
import type { Match } from '#triage-engine/lexicon/match-phrases.ts';
import { type Position, togetherIn } from '#triage-engine/trifles/stand-together.ts';
import { COPULAS, JOINS, NEGATIONS, PARTS } from './little-words.ts';
import { type Element, type HindiPhrase, hindiBook, meetsWord } from './phrase-book.ts';
import type { HindiWord } from './read-hindi-words.ts';

type Found = ReadonlyMap<Element, Position[]>;

const GAP = 2;
const FARTHEST = 12;
/** Where an element stands more often than this in one clause, nobody means each of them. */
const MAX_POSITIONS = 12;

export function matchHindi(words: HindiWord[]): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < words.length; ) {
    const pause = words.findIndex((word, at) => at > from && word.afterPause);
    const to = pause < 0 ? words.length : pause;
    matches.push(...matchClause(words.slice(from, to), from));
    from = to;
  }
  return [...matches, ...matchTrifles(words)];
}

/** Everyday trifles also over a pause, and with more in between: they count only where nothing else does. */
function matchTrifles(words: HindiWord[]): Match[] {
  const found = elementsIn(words);
  return hindiBook().trifles.flatMap((phrase): Match[] => {
    const positions = togetherIn(found, phrase.elements);
    if (!positions) return [];
    return [
      { phrase: { id: phrase.id, stems: [phrase.text], names: 'finding' }, positions, gap: 0, isNarrower: false },
    ];
  });
}

function matchClause(clause: HindiWord[], offset: number): Match[] {
  const found = elementsIn(clause);
  const matches: Match[] = [];
  for (const element of found.keys()) {
    for (const phrase of hindiBook().byRarest.get(element) ?? []) {
      if (!phrase.elements.every((one) => found.has(one))) continue;
      for (const position of found.get(element) ?? []) {
        const match = matchAround(clause, found, phrase, element, position);
        if (match) matches.push({ ...match, positions: match.positions.map((at) => at + offset) });
      }
    }
  }
  return matches;
}

function elementsIn(clause: HindiWord[]): Found {
  const { waysByFirst } = hindiBook();
  const found = new Map<Element, Position[]>();
  for (const [at, word] of clause.entries()) {
    const ways = [...(waysByFirst.get(word.stem) ?? []), ...(waysByFirst.get(`=${word.form}`) ?? [])];
    for (const { element, way } of ways) {
      const last = endOf(clause, at, way);
      const positions = found.get(element) ?? [];
      if (last === undefined || positions.length >= MAX_POSITIONS) continue;
      if (positions.some((position) => position.first === at && position.last === last)) continue;
      found.set(element, [...positions, { first: at, last }]);
    }
  }
  return found;
}

/** The position of its last word, where all words of this way follow each other; a 'bhi' or 'hi' in between says nothing. */
function endOf(clause: HindiWord[], from: number, way: Parameters<typeof meetsWord>[0][]): number | undefined {
  let at = from;
  for (const [step, wanted] of way.entries()) {
    let word = clause[at];
    if (step > 0 && word && !meetsWord(wanted, word) && /^(bhi|hi|to|ji|na|ek)$/.test(word.form)) word = clause[++at];
    if (!word || !meetsWord(wanted, word)) return;
    at++;
  }
  return at - 1;
}

function matchAround(
  clause: HindiWord[],
  found: Found,
  phrase: HindiPhrase,
  rarest: Element,
  anchor: Position,
): Match | undefined {
  const taken: Position[] = [anchor];
  const sites = rarest.isPlace ? [anchor] : [];
  for (const element of phrase.elements) {
    if (element === rarest) continue;
    const near = nearest(found.get(element) ?? [], anchor, taken);
    if (!near) return;
    taken.push(near);
    if (element.isPlace) sites.push(near);
  }
  const positions = [...new Set(taken.flatMap(({ first, last }) => range(first, last)))].sort((a, b) => a - b);
  if (startsWithFarDenial(clause, positions)) return;
  const gap = gapIn(clause, positions);
  if (gap > (phrase.elements.length > 2 ? GAP + 1 : GAP) || isParted(clause, found, sites, positions)) return;
  return { phrase: { id: phrase.id, stems: [phrase.text], names: 'finding' }, positions, gap, isNarrower: false };
}

/** 'Nigla nahi ja raha par pani pi leta hu': the 'nahi' of another verb that only happens to stand before. */
function startsWithFarDenial(clause: HindiWord[], positions: number[]): boolean {
  const [first = 0] = positions;
  if (!NEGATIONS.has(clause[first]?.form ?? '')) return false;
  // 'nahi ja raha' may be what the phrase asks for as one.
  const next = positions.find((position, step) => step > 0 && position !== first + step);
  return next !== undefined;
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);

function nearest(positions: Position[], anchor: Position, taken: Position[]): Position | undefined {
  let best: Position | undefined;
  let least = FARTHEST + 1;
  for (const position of positions) {
    if (taken.some(({ first, last }) => position.first <= last && position.last >= first)) continue;
    const far = position.first > anchor.last ? position.first - anchor.last : anchor.first - position.last;
    if (far < least) [best, least] = [position, far];
  }
  return best;
}

function gapIn(clause: HindiWord[], positions: number[]): number {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  return clause.slice(first, last + 1).filter((word, step) => !word.isLight && !positions.includes(first + step))
    .length;
}

function isParted(clause: HindiWord[], found: Found, sites: Position[], positions: number[]): boolean {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  for (let at = first + 1; at < last; at++) {
    const word = clause[at];
    if (!word || positions.includes(at)) continue;
    if (PARTS.has(word.form)) return true;
    if (COPULAS.has(word.form) && !isAfterthought(clause, at, last)) return true;
  }
  return sites.length > 0 && hasOtherPlace(clause, found, sites, positions);
}

/** 'Dard ho raha hai pet mein': what follows the verb ends the clause; 'dard itna hai ki …' goes on. */
function isAfterthought(clause: HindiWord[], copula: number, last: number): boolean {
  if (/^(ki|ke|jo|jese|jesa|to)$/.test(clause[copula + 1]?.form ?? '')) return true;
  const rest = clause.slice(last + 1);
  return last - copula <= 3 && rest.every(({ isLight, form }) => isLight && !COPULAS.has(form));
}

/** Another part of the body in between takes what is said for itself, unless both are joined: 'seena aur pet me dard'. */
function hasOtherPlace(clause: HindiWord[], found: Found, sites: Position[], positions: number[]): boolean {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  const isJoined = (other: Position) =>
    sites.some((site) => {
      const [before, after] = site.first < other.first ? [site, other] : [other, site];
      const between = clause.slice(before.last + 1, after.first);
      return between.length <= 3 && between.every(({ form }) => JOINS.has(form) || BESIDE.test(form));
    });
  for (const [element, all] of found) {
    if (!element.isPlace) continue;
    for (const position of all) {
      if (position.first <= first || position.last >= last || positions.includes(position.first)) continue;
      if (!isJoined(position)) return true;
    }
  }
  return false;
}

const BESIDE = /^(se|ke|me|tak|ka|ki|pe|baya|bayi|baye|daya|dayi|daye|left|right)$/;
