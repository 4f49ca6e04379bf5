// I and O are left out: on a board they are read as 1 and 0.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The letters of the doctor who comes so many-th on a day: A to Z, then AA, AB and so on. */
export function lettersOf(place: number): string {
  const last = LETTERS.charAt(place % LETTERS.length);
  const before = Math.floor(place / LETTERS.length);
  return before === 0 ? last : `${lettersOf(before - 1)}${last}`;
}

/** */
export const tokenText = (letters: string, number: number): string => `${letters}-${String(number).padStart(2, '0')}`;
