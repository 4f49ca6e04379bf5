import { mapAllergy } from './names/map-allergy.ts';
import { currentTable } from './table/current-table.ts';

/** Says, while someone types a substance, what the check will take it for. */
export function readAllergy(text: string): { isUnderstood: boolean; names: string[] } {
  const { isUnderstood, ingredients, classes } = mapAllergy(text, currentTable());
  return { isUnderstood, names: [...ingredients, ...classes] };
}
