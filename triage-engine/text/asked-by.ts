// What a phrase of the lexicon asks for. Thousands are read when the engine loads, and most are plain words with nothing to join
// or to part: those are looked up word by word.
import { SKIPPED } from './little-words.ts';
import { readSentences, standsAlone, type Word, wordOf } from './read-words.ts';
import { stem } from './stem.ts';
import { SAME_WORD } from './word-forms.ts';

/** By how much of its wording the stems leave out. */
export type Asked = { stems: string[]; strict: string[]; loss: number };

type Part = { stem: string; isLittle: boolean; isChanged: boolean };

export const askedBy = (phrase: string): Asked => asked(plainParts(phrase.toLowerCase()) ?? readParts(phrase));

/** The same, reading the phrase as any text is read. */
export const askedInFull = (phrase: string): Asked => asked(readParts(phrase));

const readParts = (phrase: string): Part[] =>
  readSentences(phrase)
    .flatMap((sentence) => sentence.words)
    .map(partOf);

const partOf = ({ plain, stem: one }: Word): Part => ({
  stem: one,
  isLittle: SKIPPED.has(plain),
  isChanged: SAME_WORD[plain] !== undefined && stem(plain) !== plain,
});

const PLAIN = /^[a-z]+(?: [a-z]+)*$/;
const parts = new Map<string, Part | null>();

function plainParts(phrase: string): Part[] | undefined {
  if (!PLAIN.test(phrase)) return;
  const found: Part[] = [];
  for (const plain of phrase.split(' ')) {
    let part = parts.get(plain);
    if (part === undefined) {
      const word = wordOf(plain, 0, 0, false);
      part = standsAlone(word) ? partOf(word) : null;
      parts.set(plain, part);
    }
    if (part === null) return;
    found.push(part);
  }
  return found;
}

function asked(words: Part[]): Asked {
  const telling = words.filter(({ isLittle }) => !isLittle);
  const kept = telling.length ? telling : words;
  const changed = kept.filter(({ isChanged }) => isChanged).length;
  const stems = (of: Part[]) => [...new Set(of.map((one) => one.stem))];
  return { stems: stems(kept), strict: stems(words), loss: words.length - kept.length + changed / 2 };
}
