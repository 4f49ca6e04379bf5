import { QUIET } from '../names/quiet-words.ts';
import { wordsOf } from '../names/words.ts';

type Holding = { name: string; ingredients: number };

/** Ordered anew by the same or its plain name it is mostly carried on; by another brand nobody noticed. */
export function isAnotherName(one: Holding, other: Holding, ingredient: string | null): boolean {
  if (one.ingredients !== other.ingredients) return true;
  const [mine, its] = [firstWord(one.name), firstWord(other.name)];
  return mine !== its && mine !== ingredient && its !== ingredient;
}

const firstWord = (name: string) => wordsOf(name).find((word) => !QUIET.has(word) && word !== 't' && word !== 'c');
