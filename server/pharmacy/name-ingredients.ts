import type { Database } from '../db/connect.ts';
import { type Described, describeMedicines, type Named } from './describe-medicines.ts';

/**
 * Names the ingredients of each medicine, in the same order. One that the table does not know counts by its own words, so no
 * list is empty.
 */
export async function nameIngredients(db: Database, medicines: readonly Named[]): Promise<string[][]> {
  const described = await describeMedicines(db, medicines);
  return medicines.map(({ name }, index) => ingredientsOf(name, described[index]));
}

function ingredientsOf(name: string, described: Described | undefined): string[] {
  const known = described?.parts.map(({ ingredient }) => ingredient) ?? [];
  const unknown = described?.unknown ?? [];
  // Words of a free name are one name together: "insulin lispro" is not "insulin" and not "lispro".
  const others = described?.listed ? unknown : [withoutVariants(unknown).join(' ')];
  const all = [...new Set([...known, ...others.map((each) => each.toLowerCase())])].filter(Boolean);
  return all.length > 0 ? all : [name.trim().toLowerCase()];
}

/** "Zyxolan forte" may be another medicine than "Zyxolan"; what both hold counts once. */
const VARIANTS = new Set(['plus', 'forte', 'duo', 'extra', 'max']);

function withoutVariants(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !VARIANTS.has(word));
  return own.length > 0 ? own : words;
}
