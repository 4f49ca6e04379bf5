// Devanagari → Latin letters, as far as the normal form asks for: long and short vowels alike, vowels that nobody speaks left out.

const pairs = (list: string): Map<string, string> =>
  new Map(list.split(' ').map((pair) => [pair[0] ?? '', pair.slice(1)] as const));

const CONSONANTS = pairs(
  'कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शs षs सs हh',
);
const VOWELS = pairs('अa आa इi ईi उu ऊu ऋri एe ऐe ऍe ऎe ओo औo ऑo ऒo');
const SIGNS = pairs('ाa िi ीi ुu ूu ृri ेe ैe ॅe ॆe ोo ौo ॉo ॊo');
const DIGITS = '०१२३४५६७८९';
const VIRAMA = '्';
const NUKTA = '़';
const NASALS = new Set(['ं', 'ँ']);

/** `isSpoken` false: the vowel that every consonant brings along and that may be silent. */
type Syllable = { consonant: string; vowel: string; isOwn: boolean; isNasal: boolean };

export const isDevanagari = (text: string): boolean => /[ऀ-ॿ]/.test(text);

export function fromDevanagari(word: string): string {
  const syllables = syllablesOf(word.replaceAll('ज्ञ', 'ग्य').replaceAll(NUKTA, ''));
  silence(syllables);
  return syllables.map(({ consonant, vowel, isNasal }) => consonant + vowel + (isNasal ? 'n' : '')).join('');
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const last = syllables.at(-1);
    const [consonant, vowel, sign] = [CONSONANTS.get(letter), VOWELS.get(letter), SIGNS.get(letter)];
    if (consonant) syllables.push({ consonant, vowel: 'a', isOwn: false, isNasal: false });
    else if (vowel) syllables.push({ consonant: '', vowel, isOwn: true, isNasal: false });
    else if (DIGITS.includes(letter))
      syllables.push({ consonant: String(DIGITS.indexOf(letter)), vowel: '', isOwn: true, isNasal: false });
    else if (!last) continue;
    else if (sign) Object.assign(last, { vowel: sign, isOwn: true });
    else if (letter === VIRAMA) Object.assign(last, { vowel: '', isOwn: true });
    else if (NASALS.has(letter)) last.isNasal = true;
  }
  return syllables;
}

/** धड़कन is dhadkan: silent at the end, and between two syllables that are spoken. */
function silence(syllables: Syllable[]): void {
  const last = syllables.at(-1);
  if (syllables.length > 1 && last && !last.isOwn && !last.isNasal) last.vowel = '';
  // A nasal at the end of a word is written by some and left out by others.
  if (last && last.vowel !== '') last.isNasal = false;
  for (let at = syllables.length - 2; at > 0; at--) {
    const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    if (!before || !here || !after || here.isOwn || here.isNasal) continue;
    if (before.vowel !== '' && after.vowel !== '' && after.consonant !== '') here.vowel = '';
  }
}
