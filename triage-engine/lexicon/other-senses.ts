// Everyday turns in which an alarming word means something else: 'cut my hair', 'dying to see', 'heart of the city'. Their words
// find nothing; the rest of the sentence is read as it stands. The turns are in other-senses.en.txt.
import type { Sentence, Word } from '../text/read-words.ts';
import { TURNS } from './other-senses.generated.ts';

const EVERY_TURN = TURNS.map((turn) => new RegExp(turn, 'g'));

/** The words that are left out wherever they stand in such a turn; what parts of the body it names is heard. */
const KEPT = /^(my|his|her|the|our|their|a|of|in|to|for|me|and|not|do|does|with|by|on|very|sneezing|hiccups?)$/;

export function withoutOtherSenses(sentence: Sentence): Sentence {
  const said = sentence.words.map(({ plain }) => plain).join(' ');
  const silent = new Set<number>();
  for (const turn of EVERY_TURN)
    for (const match of said.matchAll(turn)) {
      const first = said.slice(0, match.index).split(' ').length - 1;
      for (let step = 0; step < match[0].trim().split(' ').length; step++) silent.add(first + step);
    }
  if (silent.size === 0) return sentence;
  return { ...sentence, words: sentence.words.map((word, at) => (silent.has(at) ? hushed(word) : word)) };
}

/** No phrase asks for the empty stem. */
const hushed = (word: Word): Word => {
  if (KEPT.test(word.plain)) return word;
  const { wider: _, ...rest } = word;
  return { ...rest, stem: '' };
};
