import { cachePerTable } from '../cache-per-table.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Lexicon } from './lexicon.ts';
import { type Item, matchWords } from './match-words.ts';
import { nearWords } from './mend-word.ts';
import { GRAVE_REACTIONS, LINKS, NOTHING, QUIET, RELEASE, SOME_MEDICINE } from './quiet-words.ts';
import { isFigure, JOINT, wordsOf } from './words.ts';

export type MappedAllergy = {
  text: string;
  ingredients: readonly string[];
  /** Named outright, or the classes of a named ingredient. */
  classes: readonly string[];
  /** Every word of it is known. If not, somebody must say what it means. */
  isUnderstood: boolean;
  /** It tells of a reaction that must not happen again. */
  isGrave: boolean;
  /** Misspelt words, and what they were read as. */
  readAs: readonly string[];
};

const mapped = cachePerTable<MappedAllergy>();

export const mapAllergy = (text: string, table: SafetyTable): MappedAllergy => mapped(text, table, map);

function map(text: string, table: SafetyTable): MappedAllergy {
  const parts = text.split(/[;,+&\n]|\band\b|\balso\b/i).map((part) => mapPart(part, table));
  const ingredients = [...new Set(parts.flatMap((part) => part.ingredients))];
  return {
    text,
    ingredients,
    classes: [...new Set([...parts.flatMap(({ classes }) => classes), ...ingredients.flatMap(table.classesOf)])],
    // "Rash all over": every word is known, but not to what.
    isUnderstood: parts.every(({ isUnderstood }) => isUnderstood) && parts.some(({ isAnswer }) => isAnswer),
    isGrave: wordsOf(text).some((word) => GRAVE_REACTIONS.has(word)),
    readAs: parts.flatMap(({ readAs }) => readAs),
  };
}

/** One substance with its reaction: "penicillin injection: rash". */
function mapPart(text: string, table: SafetyTable) {
  const { lexicon } = table;
  const words = wordsOf(text).filter((word) => word !== JOINT);
  const isKnownWord = (word: string) => isPlainWord(lexicon, word) || SOME_MEDICINE.has(word);
  const all = matchWords(lexicon, words, isKnownWord);
  const items = withoutHarmless(lexicon, all, words);
  const ingredients: string[] = [];
  const classes: string[] = [];
  const readAs: string[] = [];
  for (const { match } of items) {
    if (!match) continue;
    const { target } = match;
    if (match.readAs !== null) readAs.push(match.readAs);
    if (target.kind === 'ingredient') ingredients.push(target.name);
    if (target.kind === 'class') classes.push(target.name);
    if (target.kind === 'brand') ingredients.push(...target.brand.parts.map(([name]) => name));
  }
  const isNamed = ingredients.length + classes.length > 0;
  const rest = items.filter(({ match }) => match === null).map(({ word }) => word);
  // "amoxcillin" may be two medicines. It stays a question, and until it is answered each of them counts.
  for (const { target } of rest.filter((word) => !isKnownWord(word)).flatMap((word) => nearWords(lexicon, word))) {
    if (target.kind === 'ingredient') ingredients.push(target.name);
    if (target.kind === 'class') classes.push(target.name);
  }
  const isUnderstood = rest.every(
    (word) =>
      isPlainWord(lexicon, word) || (isNamed && (SOME_MEDICINE.has(word) || QUIET.has(word) || RELEASE.has(word))),
  );
  const isAnswer = isNamed || items.length < all.length || words.some((word) => NO_ALLERGY.has(word));
  return { ingredients, classes, readAs, isUnderstood, isAnswer };
}

const NO_ALLERGY: ReadonlySet<string> = new Set(['none', 'nil', 'no', 'not', 'nkda', 'nka']);

const isPlainWord = ({ harmlessWords }: Lexicon, word: string) =>
  isFigure(word) ||
  (!SOME_MEDICINE.has(word) &&
    (harmlessWords.has(word) || LINKS.has(word) || GRAVE_REACTIONS.has(word) || NOTHING.has(word)));

/** Substances that no prescription can hold: dust, peanuts, bee stings. */
function withoutHarmless({ harmlessAllergies }: Lexicon, items: Item[], words: readonly string[]): Item[] {
  const harmless = new Set<number>();
  for (const { at, match } of items) {
    if (match !== null) continue;
    for (let size = 3; size > 0; size -= 1) {
      const phrase = words.slice(at, at + size).join(' ');
      const isHarmless = harmlessAllergies.has(phrase) || harmlessAllergies.has(phrase.replace(/s$/, ''));
      if (isHarmless) for (let index = at; index < at + size; index += 1) harmless.add(index);
    }
  }
  return items.filter(({ at, match }) => match !== null || !harmless.has(at));
}
