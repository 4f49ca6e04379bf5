const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** "p@ssw0rd" and "password" become the same. Lower case is expected. */
export const asLetters = (text: string): string =>
  [...text].map((character) => LOOKALIKES[character] ?? character).join('');
