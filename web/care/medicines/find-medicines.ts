import type { Medicine } from '#contract/medicines/medicines.ts';

const SHOWN = 8;

/** Matches the start of a word: of the name first, then of the ingredients and the indication. */
export function findMedicines(medicines: readonly Medicine[], typed: string): Medicine[] {
  const words = typed.trim().toLowerCase();
  if (words === '') return medicines.slice(0, SHOWN);
  const rank = ({ name, ingredients, category, indication }: Medicine) => {
    if (name.toLowerCase().startsWith(words)) return 0;
    if (hasStart([name, ...ingredients], words)) return 1;
    return hasStart([category, indication], words) ? 2 : 3;
  };
  return medicines
    .map((medicine, index) => ({ medicine, index, rank: rank(medicine) }))
    .filter((each) => each.rank < 3)
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .slice(0, SHOWN)
    .map(({ medicine }) => medicine);
}

const hasStart = (texts: readonly string[], words: string) =>
  texts.some((text) => ` ${text.toLowerCase()}`.includes(` ${words}`));
