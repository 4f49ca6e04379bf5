// The Health ID: PUD-XXXXX-XXXXX, nine characters of Crockford's base 32 and a check character.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DRAWN_LENGTH = 9;

/**
 * Computes the check character in the field of 32 elements. It catches every single wrong character and every swap of two.
 */
function checkCharacter(drawn: string): string {
  let sum = 0;
  for (const character of drawn) sum = doubled(sum ^ ALPHABET.indexOf(character));
  return ALPHABET.charAt(sum);
}

function doubled(element: number): number {
  const shifted = element << 1;
  return shifted & 32 ? shifted ^ 0b100101 : shifted;
}

export function makePud(drawn: readonly number[]): string {
  const nine = drawn.slice(0, DRAWN_LENGTH).map((number) => ALPHABET.charAt(number & 31));
  if (nine.length < DRAWN_LENGTH) throw new Error('A PUD needs nine random numbers.');
  const all = nine.join('') + checkCharacter(nine.join(''));
  return `PUD-${all.slice(0, 5)}-${all.slice(5)}`;
}

/** Reads a PUD as people type it: case, spaces and hyphens do not matter, O is 0, I and L are 1. Null when it is none. */
export function parsePud(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    // Every kind of dash: phones and mail programs like to put in longer ones.
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/^PUD(?=.{10}$)/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== DRAWN_LENGTH + 1) return null;
  if ([...letters].some((letter) => !ALPHABET.includes(letter))) return null;
  if (checkCharacter(letters.slice(0, DRAWN_LENGTH)) !== letters.at(-1)) return null;
  return `PUD-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
