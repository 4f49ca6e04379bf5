// What narrows a finding: 'breathless at rest' is 'breathless' plus 'rest'. Taken from the phrases themselves, so that every
// way of saying the wider finding combines with every way of narrowing it.
import { FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import { isCommon } from './common-words.ts';
import { PHRASES } from './phrase-book.ts';
import { PLACES } from './word-gap.ts';

export type Modifier = { narrower: string; stems: string[]; isTelling: boolean };

const TOO_WEAK = new Set([
  'no',
  'not',
  'can',
  'severe',
  'bad',
  'low',
  'more',
  'new',
  'very',
  'general',
  'pain',
  'left',
  'right',
  'both',
  'one',
  'chronic',
  'acut',
  'sudden',
  'larg',
  'small',
  'onset',
  'sid',
  'sided',
  'area',
  'dail',
  'persistent',
  'constant',
  'feel',
  'part',
  'recent',
  'increas',
  'old',
]);

function collect(): Map<string, Modifier[]> {
  const byFinding = new Map<string, string[][]>();
  for (const { id, stems, names, isWhole } of PHRASES) {
    if (names === 'finding' && !isWhole) byFinding.set(id, [...(byFinding.get(id) ?? []), stems]);
  }
  const found = new Map<string, Modifier[]>();
  for (const [narrower, phrases] of byFinding) {
    for (const wider of withParents(narrower).slice(1)) {
      const rests = phrases
        .flatMap((phrase) => restOf(phrase, byFinding.get(wider) ?? []))
        .filter((rest) => !isPlaceAlone(rest));
      const modifiers = unique(rests).map((stems) => ({
        narrower,
        stems,
        isTelling: stems.length > 1 || !stems.every(isCommon),
      }));
      if (modifiers.length) found.set(wider, [...(found.get(wider) ?? []), ...modifiers]);
    }
  }
  return found;
}

/** 'Back pain and a swollen leg' is not pain that shoots into the leg. */
const isPlaceAlone = ([first, ...others]: string[]) => first !== undefined && others.length === 0 && PLACES.has(first);

/** What a narrower phrase has beyond the longest wider phrase inside it. */
function restOf(phrase: string[], wider: string[][]): string[][] {
  const inside = wider.filter((one) => one.length < phrase.length && one.every((word) => phrase.includes(word)));
  const longest = inside.sort((a, b) => b.length - a.length)[0];
  if (!longest) return [];
  const rest = phrase.filter((word) => !longest.includes(word));
  return rest.length > 0 &&
    rest.length <= 3 &&
    !rest.every((word) => TOO_WEAK.has(word)) &&
    !rest.some((word) => word === 'no' || word === 'not')
    ? [rest]
    : [];
}

const unique = (lists: string[][]): string[][] => [
  ...new Map(lists.map((list) => [[...list].sort().join(' '), list])).values(),
];

/** By the wider finding. */
export const MODIFIERS: ReadonlyMap<string, Modifier[]> = collect();

/** Findings of pain somewhere: what is later said of 'the pain' is said of them. */
export const isPain = (id: string): boolean => (FINDING_BY_ID.get(id)?.pain?.length ?? 0) > 0;
