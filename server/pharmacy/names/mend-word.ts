import type { Lexicon, Sound, Target } from './lexicon.ts';
import { folded, lettersApart } from './words.ts';

const SHORTEST = 6;
const LONG = 9;
/** A shorter sound is met by chance: it must be heard exactly. */
const SHORTEST_SOUND = 6;
/** Letters more or fewer than the name has: "daaxxaazz" is no "daxas". */
const MOST_DOUBLED = 2;

type Near = Sound & { apart: number };

export type Mended = { target: Target; word: string };

/**
 * What a misspelt word meant: one letter off from six letters on, two from nine on, or spelt by ear. Where two medicines
 * come into question it is none of them: a look-alike is never taken for another.
 */
export function mendWord({ sounds, phrases }: Lexicon, word: string): Mended | null {
  const near = nearWords({ sounds, phrases }, word);
  const [best] = near.filter((one) => isMeant(one, word)).toSorted((one, other) => one.apart - other.apart);
  if (!best) return null;
  // The same sound is the same word, whatever else is near.
  const rivals = best.apart === 0 ? near.filter(({ apart }) => apart === 0) : near;
  const isOne = rivals.every(({ target }) => nameOf(target) === nameOf(best.target));
  return isOne ? { target: best.target, word: best.word } : null;
}

const isMeant = ({ sound, apart, word: name }: Near, word: string) =>
  (apart === 0 || sound.length >= SHORTEST_SOUND) && Math.abs(word.length - name.length) <= MOST_DOUBLED;

/** All that a misspelt word may have meant. */
export function nearWords({ sounds, phrases }: Pick<Lexicon, 'sounds' | 'phrases'>, word: string): Near[] {
  if (word.length < SHORTEST || /\d/.test(word) || phrases.has(word)) return [];
  const sound = folded(word);
  // What is short by ear allows for one letter only.
  const most = Math.min(word.length, sound.length + 1) >= LONG ? 2 : 1;
  return (sounds.get(sound.charAt(0)) ?? [])
    .map((each) => ({ ...each, apart: lettersApart(sound, each.sound, most) }))
    .filter(({ apart }) => apart <= most);
}

const nameOf = (target: Target) => (target.kind === 'brand' ? `brand ${target.brand.names[0]}` : target.name);
