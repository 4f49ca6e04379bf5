// Names as they are compared: without case, accents and signs, in words. What is stored and what is typed go through here.

// Letters that do not fall apart into a plain one and an accent.
const SINGLE: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};
// Accents, and the vowel points that Arabic and Hebrew leave out as a rule. The vowel signs of Indian scripts stay: they are the word.
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const APOSTROPHES = /['’‘ʼʹ`´]/;
const NO_PART_OF_A_WORD = /[^\p{L}\p{M}\p{N}]+/u;
// Joiners of Indian scripts, soft hyphens, signs of direction: nobody sees them, and nobody types them twice alike.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** "Zoë D'Souza" → ['zoe', 'dsouza'] */
export function foldName(name: string): string[] {
  return parts(name.split(APOSTROPHES).join(''));
}

/** What the name may be found by: also "souza", the part behind the apostrophe. */
export function wordsToFind(name: string): string[] {
  return [...new Set([...foldName(name), ...parts(name.split(APOSTROPHES).join(' '))])];
}

function parts(name: string): string[] {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(ACCENTS, '').replace(UNSEEN, '');
  const folded = [...plain].map((letter) => SINGLE[letter] ?? letter).join('');
  return folded
    .normalize('NFC')
    .split(NO_PART_OF_A_WORD)
    .filter((word) => word !== '');
}
