import { placeOf, recognise, wordsOf } from './recognise.ts';
import { ALLERGY_CLASSES, NOT_MEDICINES } from './table/allergies.ts';
import { classesOf } from './table/ingredients.ts';

export type MappedAllergy = {
  text: string;
  ingredients: readonly string[];
  /** Named outright, or the classes of a named ingredient. */
  classes: readonly string[];
  /** False: nobody here knows what it means. */
  isUnderstood: boolean;
};

export function mapAllergy(text: string): MappedAllergy {
  const words = wordsOf(text);
  const holds = (phrase: string) => placeOf(wordsOf(phrase), words) >= 0;
  const { ingredients } = recognise(text);
  const named = ALLERGY_CLASSES.filter(({ written }) => written.some(holds)).map((entry) => entry.class);
  const classes = [...new Set([...named, ...ingredients.flatMap(classesOf)])];
  const isUnderstood = ingredients.length > 0 || named.length > 0 || NOT_MEDICINES.some(holds);
  return { text, ingredients, classes, isUnderstood };
}
