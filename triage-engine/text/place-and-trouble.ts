// Whether a place on the body, and what sort of trouble is there, can be read in a text at all, in the languages that are read. No
// finding is made of it: it tells a complaint from what nobody understood.
import { lazily } from '../lazily.ts';
import { mendTypo } from '../lexicon/spelling/mend-typo.ts';
import { PLACE_WORDS, PLACED_TROUBLE_WORDS, TROUBLE_WORDS } from './place-and-trouble-words.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const lists = lazily(() => ({
  places: words(PLACE_WORDS),
  troubles: words(TROUBLE_WORDS),
  both: words(PLACED_TROUBLE_WORDS),
}));

const WORD = /[\p{L}\p{M}]+/gu;
const MENDED_FROM = 4;

/** As it is written, and as it was probably meant. */
export function placeAndTrouble(text: string): { place: boolean; trouble: boolean } {
  const told = (text.toLowerCase().match(WORD) ?? []).flatMap((word) =>
    word.length >= MENDED_FROM && /^[a-z]+$/.test(word) ? [word, mendTypo(word)] : [word],
  );
  const { places, troubles, both } = lists();
  const tells = (list: ReadonlySet<string>) => told.some((word) => list.has(word) || both.has(word));
  return { place: tells(places), trouble: tells(troubles) };
}
