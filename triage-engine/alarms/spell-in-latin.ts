// Devanagari in the Latin letters that people type Hindi in, so that both are read as one: सीने में दर्द → sine men dard.

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const NASAL = /[ँं]/u;
const VIRAMA = '्';

/** An unwritten a. At the end of a word, and between two syllables, nobody speaks it. */
const UNWRITTEN = 'ə';
const SILENT_AT_END = /(?<=[aeiouə][^aeiouə]+)ə$/u;
const SILENT_BETWEEN = /(?<=[aeiouə][^aeiouə]{1,2})ə(?=[^aeiouə]{1,2}[aeiouə])/gu;

export function spellInLatin(word: string): string {
  let spelt = '';
  const letters = [...word];
  for (const [place, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    if (consonant) spelt += consonant + (isFollowedByVowel(letters[place + 1]) ? '' : UNWRITTEN);
    else if (NASAL.test(letter)) spelt += place === letters.length - 1 ? '' : 'n';
    else spelt += VOWELS[letter] ?? SIGNS[letter] ?? (/[\p{M}]/u.test(letter) ? '' : letter);
  }
  return spelt.replace(SILENT_AT_END, '').replace(SILENT_BETWEEN, '').replaceAll(UNWRITTEN, 'a');
}

const isFollowedByVowel = (next = '') => next in SIGNS || next === VIRAMA;
