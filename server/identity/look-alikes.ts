const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '¡': 'i',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '§': 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
  '(': 'c',
  '¢': 'c',
};

// Letters of other scripts, each with the letter of ours that fonts draw alike (after Unicode's list of confusables).
const OF_OTHER_SCRIPTS =
  'аa вb еe һh іi јj кk ӏi мm нh оo рp сc ѕs тt уy үy хx ԁd ԛq ԝw ѵv αa βb γy εe ηn ιi κk νv οo ρp τt υy χx ωw ıi ɑa ɡg ßb';
for (const [theirs, ours] of OF_OTHER_SCRIPTS.split(' ').map((pair) => [...pair])) {
  if (theirs && ours) LOOKALIKES[theirs] = ours;
}

/** "p@ssw0rd", "pässword" and "раssword" become "password". Lower case is expected. */
export const asLetters = (text: string): string =>
  [...text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')]
    .map((character) => LOOKALIKES[character] ?? character)
    .join('');
