// Type-ahead over the coded diagnoses. What was typed in full comes first, then what the doctor uses, then beginnings, then
// what lies inside, and typing mistakes last.
import type { CodedDiagnosis } from '#contract/patients/diagnoses.ts';
import {
  bareCode,
  ENTRIES,
  type Entry,
  holdersOfAll,
  holdersOfRarest,
  REPLACED_CODES,
  successorOf,
  type Text,
  wordsBeginningWith,
} from './code-index.ts';
import { foldWords, tellingWords } from './fold-words.ts';
import { nearWords } from './near-words.ts';

type Wanted = { folded: string; words: readonly string[]; code: string };
type Match = { rank: number; text: Text | null };
type Hit = Match & { entry: Entry; usedByMe: number };

const RANK = {
  exact: 0,
  reordered: 1,
  codeBegins: 2,
  begins: 3,
  words: 4,
  acrossTexts: 5,
  inside: 6,
  mistyped: 7,
  someWords: 8,
};
const INSIDE_MIN_LENGTH = 4;

export function searchCodes(typed: string, used: ReadonlyMap<string, number>, limit = 12): CodedDiagnosis[] {
  const folded = foldWords(typed);
  if (folded === '') return [];
  const wanted = { folded, words: tellingWords(folded), code: bareCode(typed) };
  const usedNow = underPresentCodes(used);
  return matches(wanted, limit)
    .map(([entry, match]): Hit => ({ ...match, entry, usedByMe: usedNow.get(entry.code) ?? 0 }))
    .sort(byFit)
    .slice(0, limit)
    .map((hit) => codedDiagnosis(hit, wanted));
}

/** Looks for looser matches only as long as too few were found. */
function matches(wanted: Wanted, limit: number): [Entry, Match][] {
  const found = new Map<Entry, Match>();
  const add = (entries: Iterable<Entry>, matchOf: (entry: Entry) => Match | null) => {
    for (const entry of entries) {
      const match = found.has(entry) ? null : matchOf(entry);
      if (match) found.set(entry, match);
    }
  };
  add(ENTRIES, (entry) => matchByCode(entry, wanted));
  add(holdersOfAll(wanted.words.map(wordsBeginningWith)), (entry) => matchByWords(entry, wanted));
  if (found.size < limit && wanted.folded.length >= INSIDE_MIN_LENGTH)
    add(ENTRIES, (entry) => matchInside(entry, wanted));
  if (found.size < limit) {
    const meant = wanted.words.map((word) => new Set([...wordsBeginningWith(word), ...nearWords(word)]));
    add(holdersOfAll(meant), (entry) => matchMistyped(entry, meant));
  }
  if (found.size === 0) {
    const known = wanted.words.map(
      (word) => new Set(word.length < INSIDE_MIN_LENGTH ? [word] : wordsBeginningWith(word)),
    );
    add(holdersOfRarest(known), (entry) => matchSome(entry, known));
  }
  return [...found];
}

function matchByCode({ code, bareCode: own }: Entry, wanted: Wanted): Match | null {
  if (own === wanted.code) return whole(RANK.exact);
  if (successorOf(wanted.code)?.code === code) return whole(RANK.reordered);
  // One letter is a word, not a chapter.
  return wanted.code.length > 1 && own.startsWith(wanted.code) ? whole(RANK.codeBegins) : null;
}

const matchByWords = ({ texts }: Entry, { folded, words }: Wanted): Match =>
  shortest(RANK.exact, texts, (text) => text.folded === folded) ??
  shortest(RANK.reordered, texts, (text) => text.words.length === words.length && holds(text, words, isSame)) ??
  shortest(RANK.begins, texts, (text) => text.folded.startsWith(folded)) ??
  shortest(RANK.words, texts, (text) => holds(text, words, isBeginning)) ??
  whole(RANK.acrossTexts);

const matchInside = ({ texts, joined }: Entry, { folded }: Wanted): Match | null =>
  joined.includes(folded) ? shortest(RANK.inside, texts, (text) => text.folded.includes(folded)) : null;

const matchMistyped = ({ texts }: Entry, meant: readonly ReadonlySet<string>[]): Match => {
  const isMeant = ({ words }: Text) => meant.every((each) => words.some((word) => each.has(word)));
  return shortest(RANK.mistyped, texts, isMeant) ?? whole(RANK.mistyped);
};

/** “Severe constipation” has no code of its own. Its rarer word leads there, by the text most of whose words were typed. */
function matchSome({ texts }: Entry, meant: readonly ReadonlySet<string>[]): Match {
  const share = ({ words }: Text) =>
    words.filter((word) => meant.some((each) => each.has(word))).length / Math.max(words.length, 1);
  const [text = null] = texts.toSorted((one, other) => share(other) - share(one));
  return { rank: RANK.someWords, text };
}

/** Returns the shortest of the texts that fit equally well: it is the nearest to what was typed. */
function shortest(rank: number, texts: readonly Text[], fits: (text: Text) => boolean): Match | null {
  const [text] = texts.filter(fits).sort((one, other) => one.folded.length - other.folded.length);
  return text ? { rank, text } : null;
}

const whole = (rank: number): Match => ({ rank, text: null });
const isSame = (word: string, typed: string) => word === typed;
const isBeginning = (word: string, typed: string) => word.startsWith(typed);
const holds = (text: Text, typed: readonly string[], fits: (word: string, typed: string) => boolean) =>
  typed.every((each) => text.words.some((word) => fits(word, each)));

/** 0 exact, 1 the same words in another order or a code of old, 2 what own use may sort, 3 mistakes and parts. */
const groupOf = (rank: number) => {
  if (rank <= RANK.reordered) return rank;
  return rank >= RANK.mistyped ? 3 : 2;
};

const byFit = (one: Hit, other: Hit) =>
  groupOf(one.rank) - groupOf(other.rank) ||
  other.usedByMe - one.usedByMe ||
  one.rank - other.rank ||
  Number(other.entry.isCommon) - Number(one.entry.isCommon) ||
  lengthOf(one) - lengthOf(other) ||
  (one.text?.index ?? 0) - (other.text?.index ?? 0) ||
  (one.entry.code < other.entry.code ? -1 : 1);

const lengthOf = ({ text, rank, entry: { code, name } }: Hit) => {
  // Within a category, "unspecified" comes first.
  if (rank === RANK.codeBegins) return code.endsWith('.9') ? 0 : 1;
  return (text?.folded ?? name).length;
};

function codedDiagnosis({ entry, rank, text, usedByMe }: Hit, wanted: Wanted): CodedDiagnosis {
  const { code, name, texts } = entry;
  const successor = successorOf(wanted.code);
  // Shows the matching word only where the name does not contain it.
  const isInName = texts.slice(0, 1).some((ownName) => holds(ownName, wanted.words, isBeginning));
  const also = successor?.code === code ? `${successor.old}, no longer in use` : (text?.text ?? null);
  return { code, name, alsoCalled: isInName ? null : also, isExact: rank === RANK.exact, usedByMe };
}

/** Counts what was signed under an old code for its successor. */
function underPresentCodes(used: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [code, times] of used) {
    const present = REPLACED_CODES.get(code) ?? code;
    counts.set(present, (counts.get(present) ?? 0) + times);
  }
  return counts;
}
