// Ingredients in what someone wrote: "Amoxycillin 500 mg", "Ecosprin", "Sodium valproate".
import { INGREDIENTS } from './table/ingredients.ts';

export type Recognised = {
  ingredients: string[];
  /** Words that are neither an ingredient nor a form, a number or a unit. */
  unknown: string[];
};

const PHRASES = INGREDIENTS.flatMap(({ name, alsoCalled }) =>
  [name, ...alsoCalled].map((phrase) => ({ words: wordsOf(phrase), ingredient: name })),
)
  // Whole names before parts of them: "penicillin v" before anything shorter.
  .toSorted((one, other) => other.words.length - one.words.length);

const SAYS_NOTHING = new Set(
  (
    'tablet tablets tab tabs capsule capsules cap caps syrup suspension solution injection inhaler inhalation spray cream ' +
    'ointment gel lotion drops eye ear nasal suppository sachet patch mg g mcg ml iu units unit percent sr mr xr er cr la ' +
    'forte plus and with or of the a in at for daily once twice day night morning week weekly long acting slow modified ' +
    'release dispersible oral acid sodium potassium hydrochloride sulfate sulphate maleate low dose'
  ).split(' '),
);

export function recognise(text: string): Recognised {
  let words = wordsOf(text);
  const ingredients = new Set<string>();
  for (const phrase of PHRASES) {
    for (let at = placeOf(phrase.words, words); at >= 0; at = placeOf(phrase.words, words)) {
      ingredients.add(phrase.ingredient);
      words = words.toSpliced(at, phrase.words.length);
    }
  }
  return {
    ingredients: [...ingredients],
    unknown: words.filter((word) => !SAYS_NOTHING.has(word) && !/^[\d.]+\w{0,3}$/.test(word)),
  };
}

export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.split(/[^a-z0-9.-]+|(?<=\d)(?=[a-z])/).filter((word) => /[a-z0-9]/.test(word));
}

/** Where the words of a phrase stand one after the other; -1 where they do not. */
export function placeOf(phrase: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, at) => phrase.every((word, n) => words[at + n] === word));
}
