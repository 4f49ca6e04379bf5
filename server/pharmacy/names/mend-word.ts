import type { Lexicon, Sound, Target } from './lexicon.ts';
import { folded, lettersApart } from './words.ts';

const SHORTEST = 6;
const LONG = 9;
const SHORTEST_BEGINNING = 7;
/** A shorter sound is met by chance: it must be heard exactly. */
const SHORTEST_SOUND = 6;
/** Letters more or fewer than the name has: "daaxxaazz" is no "daxas". */
const MAX_DOUBLED = 2;

type Near = Sound & { apart: number };

export type Mended = { target: Target; word: string };

/**
 * Corrects a misspelt word: one letter off from six letters on, two from nine on, spelt by ear, or the beginning of a
 * substance. Returns null where two medicines are possible: a look-alike is never taken for another.
 */
export function mendWord({ sounds, phrases }: Lexicon, word: string): Mended | null {
  const near = nearWords({ sounds, phrases }, word);
  const begun = begunBy({ sounds, phrases }, word);
  const meant = [...near.filter((one) => isMeant(one, word)), ...begun.filter(isSubstance)];
  const [best] = meant.toSorted((one, other) => one.apart - other.apart);
  if (!best) return null;
  // The same sound is the same word, whatever else is near; a beginning counts for more than two letters off.
  const most = best.apart === 0 ? 0 : begun.includes(best) ? 1 : 2;
  const rivals = [...near, ...begun].filter(({ apart }) => apart <= most);
  const isOne = rivals.every(({ target }) => nameOf(target) === nameOf(best.target));
  return isOne ? { target: best.target, word: best.word } : null;
}

const isSubstance = ({ target }: Near) => target.kind === 'ingredient' && target.isOwnName;

const isMeant = ({ sound, apart, word: name }: Near, word: string) =>
  (apart === 0 || sound.length >= SHORTEST_SOUND) &&
  // "Clarithro" is no "Claritin".
  (apart < 2 || name.length >= LONG) &&
  Math.abs(word.length - name.length) <= MAX_DOUBLED;

/** "Clarithro", "azithro": what begins so, as doctors shorten it. */
function begunBy({ sounds, phrases }: Pick<Lexicon, 'sounds' | 'phrases'>, word: string): Near[] {
  const sound = folded(word);
  if (word.length < SHORTEST_BEGINNING || sound.length < SHORTEST_SOUND || /\d/.test(word) || phrases.has(word))
    return [];
  return (
    (sounds.get(sound.charAt(0)) ?? [])
      // By letters, too: "chlorp" may be chlorphenamine, which sounds otherwise.
      .filter((each) => each.sound !== sound && (each.sound.startsWith(sound) || each.word.startsWith(word)))
      .map((each) => ({ ...each, apart: 1 }))
  );
}

/** All that a misspelt word may have meant. */
export function nearWords({ sounds, phrases }: Pick<Lexicon, 'sounds' | 'phrases'>, word: string): Near[] {
  if (word.length < SHORTEST || /\d/.test(word) || phrases.has(word)) return [];
  const sound = folded(word);
  // A short sound allows for one letter only.
  const most = Math.min(word.length, sound.length + 1) >= LONG ? 2 : 1;
  return (sounds.get(sound.charAt(0)) ?? [])
    .map((each) => ({ ...each, apart: lettersApart(sound, each.sound, most) }))
    .filter(({ apart }) => apart <= most);
}

const nameOf = (target: Target) => (target.kind === 'brand' ? `brand ${target.brand.names[0]}` : target.name);
