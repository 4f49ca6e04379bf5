// The coded list made ready for searching, once at the start: folded texts, and which entries hold a word.
import { foldWords, tellingWords } from './fold-words.ts';
import { type CodeEntry, readCodes, readReplacedCodes } from './read-codes.ts';

export type Text = { text: string; folded: string; words: readonly string[]; index: number };
export type Entry = {
  code: string;
  bareCode: string;
  name: string;
  isCommon: boolean;
  texts: readonly Text[];
  /** All its texts in one, to be looked through quickly. */
  joined: string;
};

/** Makes j45.9, J459 and J45.9 the same. */
export const bareCode = (code: string) => code.toUpperCase().replace(/[\s.]/g, '');

const entryOf = ({ code, name, terms, common }: CodeEntry): Entry => {
  const texts = [name, ...terms].map((text, index) => {
    const folded = foldWords(text);
    return { text, folded, words: tellingWords(folded), index };
  });
  const joined = texts.map(({ folded }) => folded).join('|');
  return { code, bareCode: bareCode(code), name, isCommon: common === true, texts, joined };
};

/** A word this close to the most telling one counts as telling as it. */
const NEARLY = 0.95;

export const ENTRIES: readonly Entry[] = readCodes().map(entryOf);

const HOLDERS = new Map<string, Set<Entry>>();
for (const entry of ENTRIES)
  for (const word of entry.texts.flatMap(({ words }) => words)) {
    const holders = HOLDERS.get(word) ?? new Set();
    HOLDERS.set(word, holders.add(entry));
  }

/** Every word that a name or a term holds, from A to Z. */
const VOCABULARY: readonly string[] = [...HOLDERS.keys()].sort();

export function wordsBeginningWith(typed: string): string[] {
  let [from, to] = [0, VOCABULARY.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((VOCABULARY[middle] ?? '') < typed) from = middle + 1;
    else to = middle;
  }
  const found: string[] = [];
  for (let index = from; VOCABULARY[index]?.startsWith(typed); index += 1) found.push(VOCABULARY[index] ?? '');
  return found;
}

/** Entries that hold, for each wanted word, at least one of its forms. */
export function holdersOfAll(options: readonly Iterable<string>[]): Set<Entry> {
  const [first = new Set<Entry>(), ...others] = options.map(holdersOfAny);
  return new Set([...first].filter((entry) => others.every((holders) => holders.has(entry))));
}

const holdersOfAny = (words: Iterable<string>) => new Set([...words].flatMap((word) => [...(HOLDERS.get(word) ?? [])]));

/** Entries that hold the most telling of the wanted words: a word weighs more the fewer entries have it. */
export function holdersOfRarest(options: readonly Iterable<string>[]): Entry[] {
  const weights = new Map<Entry, number>();
  for (const holders of options.map(holdersOfAny))
    for (const entry of holders)
      weights.set(entry, (weights.get(entry) ?? 0) + Math.log(ENTRIES.length / holders.size));
  const most = Math.max(...weights.values());
  return [...weights].filter(([, weight]) => weight > most * NEARLY).map(([entry]) => entry);
}

export const REPLACED_CODES = readReplacedCodes();
const SUCCESSORS = new Map(
  [...REPLACED_CODES]
    // A category whose subdivisions are listed is found by its beginning.
    .filter(([old, code]) => !code.startsWith(old))
    .map(([old, code]) => [bareCode(old), { old, code }]),
);
export const successorOf = (bare: string) => SUCCESSORS.get(bare);
