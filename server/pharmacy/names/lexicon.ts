// Every written name of the table, and what it stands for.
import type { RawTable } from '../table/read-table.ts';
import type { Brand, Ingredient } from '../table/schema.ts';
import { folded, keyOfPhrase } from './words.ts';

export type Target =
  | { kind: 'ingredient'; name: string; isOwnName: boolean }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'class'; name: string };

export type Sound = { sound: string; word: string; target: Target };

export type Lexicon = {
  phrases: ReadonlyMap<string, Target>;
  /** How many words the longest phrase has. */
  longest: number;
  /** Single words by the first letter of their sound: what a misspelt word may have meant. */
  sounds: ReadonlyMap<string, readonly Sound[]>;
  harmlessAllergies: ReadonlySet<string>;
  harmlessWords: ReadonlySet<string>;
  unit(ingredient: string): Ingredient | undefined;
};

type Raw = Pick<RawTable, 'brands' | 'classes'>;

/** Ingredients before brands, brands before classes: what is most exact wins. */
export function makeLexicon({ brands, classes }: Raw, ingredients: readonly Ingredient[]): Lexicon {
  const phrases = new Map<string, Target>();
  const add = (phrase: string, target: Target) => {
    const key = keyOfPhrase(phrase);
    for (const each of phrase.includes('-') ? [key, key.replaceAll(' ', '')] : [key]) {
      if (each !== '' && !phrases.has(each)) phrases.set(each, target);
    }
  };
  for (const { name } of ingredients) add(name, { kind: 'ingredient', name, isOwnName: true });
  for (const { name, names } of ingredients) {
    for (const other of names) add(other, { kind: 'ingredient', name, isOwnName: false });
  }
  for (const brand of brands.brands) for (const name of brand.names) add(name, { kind: 'brand', brand });
  for (const { name, written } of classes.classes) for (const one of written) add(one, { kind: 'class', name });
  const byName = new Map(ingredients.map((one) => [one.name, one]));
  return {
    phrases,
    longest: Math.max(...[...phrases.keys()].map((key) => key.split(' ').length)),
    sounds: soundsOf(phrases),
    harmlessAllergies: new Set(classes.harmlessAllergies.map(keyOfPhrase)),
    harmlessWords: new Set(classes.harmlessWords.flatMap((word) => keyOfPhrase(word).split(' '))),
    unit: (name) => byName.get(name),
  };
}

const SHORTEST_TO_MEND = 5;

function soundsOf(phrases: ReadonlyMap<string, Target>): Map<string, Sound[]> {
  const sounds = new Map<string, Sound[]>();
  for (const [word, target] of phrases) {
    if (word.includes(' ') || word.length < SHORTEST_TO_MEND || /\d/.test(word)) continue;
    const sound = folded(word);
    const first = sound.charAt(0);
    sounds.set(first, [...(sounds.get(first) ?? []), { sound, word, target }]);
  }
  return sounds;
}
