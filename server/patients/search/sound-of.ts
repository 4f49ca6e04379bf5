// How a word of a name sounds, for Indian names in Latin letters: Laxmi and Lakshmi, Patil and Patel, Mohd and Muhammad
// have one key. It holds the consonants, the kind (a, i, u) of the first vowel, and a last i or u: Sunita is not Sanat.

// As many papers write them.
const SHORT_FORMS: Record<string, string> = { mohd: 'mohamed', mohmd: 'mohamed', md: 'mohamed' };

// In this order: each rule sees what the rules before it have left. A capital C is the sound of "ch".
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c/g, 's'],
  [/z/g, 'j'],
  // Gowda and Gauda; before a vowel it is a consonant, as in Goware.
  [/ow(?![aeiouy])/g, 'ou'],
  [/w/g, 'v'],
  // Spellings rarely agree on aspiration: Jyothi and Jyoti.
  [/([bdgjkptC])h/g, '$1'],
  [/([^aeiou])\1+/g, '$1'],
  // Between vowels it is hardly heard, and it keeps them apart: Mohan.
  [/(?<!^)h/g, '-'],
];

/** A word as foldName gives it. Other scripts are their own key. */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const spelled = SPELLINGS.reduce((left, [from, to]) => left.replace(from, to), SHORT_FORMS[word] ?? word);
  const [, onset = '', first = '', rest = ''] = /^(y?[^aeiouy]*)([aeiouy]*)(.*)$/.exec(spelled) ?? [];
  const last = /[aeiouy]+$/.exec(rest)?.[0] ?? '';
  const ending = last === '' || kindOf(last) === 'a' ? '' : kindOf(last);
  return `${onset}${first && kindOf(first)}${rest.replace(/[aeiouy-]/g, '')}${ending}`;
}

const kindOf = (vowels: string): 'a' | 'i' | 'u' =>
  /^(a?[iy]|e)/.test(vowels) ? 'i' : /^(a?[ou])/.test(vowels) ? 'u' : 'a';

/** The sounds of a whole name, in its order. */
export const soundsOf = (words: readonly string[]): string[] => words.map(soundOf);
