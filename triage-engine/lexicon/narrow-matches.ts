// From a finding to its narrower kind, by what else the sentence says: 'difficulty breathing … when I am at rest'.
import type { Sentence, Word } from '../text/read-words.ts';
import { stem } from '../text/stem.ts';
import type { Match } from './match-phrases.ts';
import { isPain, MODIFIERS, type Modifier } from './modifiers.ts';

const FAR = 6;
const MIDDLE = 3;
const NEAR = 2;
const NEARBY = 5;
const PARTS = new Set(
  ['better', 'but', 'however', 'except', 'without', 'no', 'not', 'nor', 'although', 'other', 'unlike'].map((word) =>
    stem(word),
  ),
);
const PAIN = stem('pain');

export function narrowMatches({ words }: Sentence, matches: Match[]): Match[] {
  const said = stemsOf(words);
  return matches
    .filter(({ phrase }) => phrase.names === 'finding')
    .flatMap((match) =>
      saidIn(said, match.phrase.id).flatMap((modifier) => narrowed(words, match.positions, match.isNarrower, modifier)),
    );
}

const stemsOf = (words: Word[]): Set<string> => new Set(words.map((word) => word.stem));

/** Modifiers all of whose words the sentence holds. */
function saidIn(said: ReadonlySet<string>, id: string): Modifier[] {
  const modifiers = MODIFIERS.get(id);
  if (!modifiers) return [];
  return modifiers.filter(({ stems }) => stems.every((one) => said.has(one)));
}

/** 'The pain gets worse with deep breaths', 'It is relieved by food': said of the pain, or of what was told just before. */
export function narrowBefore({ words }: Sentence, told: readonly string[], justBefore: readonly string[]): Match[] {
  const isIt = /^(it|this|they)$/.test(words[0]?.plain ?? '');
  const pain = words.findIndex((word) => word.stem === PAIN);
  const meant = pain >= 0 ? told.filter(isPain) : isIt ? justBefore : [];
  const said = stemsOf(words);
  return meant.flatMap((id) =>
    saidIn(said, id)
      .filter(({ isTelling }) => isTelling)
      .flatMap((modifier) => narrowed(words, [Math.max(pain, 0)], false, modifier)),
  );
}

function narrowed(
  words: Word[],
  positions: number[],
  isNarrower: boolean,
  { narrower, stems, isTelling }: Modifier,
): Match[] {
  const found: number[] = [];
  for (const wanted of stems) {
    const at = nearest(words, positions, wanted, found);
    if (at === undefined) return [];
    found.push(at);
  }
  const all = [...positions, ...found].sort((a, b) => a - b);
  const between = words.slice(all[0], (all.at(-1) ?? 0) + 1).filter((_, step) => !all.includes((all[0] ?? 0) + step));
  if (between.some((word) => PARTS.has(word.stem) && !stems.includes(word.stem))) return [];
  const gap = between.filter(({ isLight }) => !isLight).length;
  const crossesComma = words.slice((all[0] ?? 0) + 1, (all.at(-1) ?? 0) + 1).some(({ afterComma }) => afterComma);
  const isBroad = isTelling && stems.length > 1;
  // Days and numbers in between are light, but a band of blisters is not how the chest pain feels.
  if (stems.length === 1 && between.length > NEARBY) return [];
  if (gap > (isBroad ? FAR : isTelling ? MIDDLE : NEAR) || (crossesComma && !isBroad)) return [];
  return [{ phrase: { id: narrower, stems, names: 'finding' }, positions: all, gap: Math.max(gap, 1), isNarrower }];
}

function nearest(words: Word[], positions: number[], wanted: string, taken: number[]): number | undefined {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  for (let step = 1; step <= 20; step++) {
    for (const at of [last + step, first - step]) if (words[at]?.stem === wanted && !taken.includes(at)) return at;
  }
  for (let at = first; at < last; at++)
    if (words[at]?.stem === wanted && !positions.includes(at) && !taken.includes(at)) return at;
}
