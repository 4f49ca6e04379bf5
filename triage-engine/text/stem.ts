// From a written word to the form that phrases are compared by.
import { IRREGULAR, oneSpelling, SAME_WORD } from './word-forms.ts';

const known = new Map<string, string>();

export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const found = stemAnew(word);
  // Bounded, so that a stranger's text cannot fill the memory of a server.
  if (known.size < 20_000) known.set(word, found);
  return found;
}

function stemAnew(word: string): string {
  const spelled = oneSpelling(word);
  const same = SAME_WORD[word] ?? SAME_WORD[spelled];
  if (same) return cut(same);
  const base = IRREGULAR[spelled];
  // Words that only look like a form of another stay as they are.
  if (base === spelled) return spelled;
  return base ? cut(SAME_WORD[base] ?? base) : cut(spelled);
}

function cut(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  let stemmed = withoutPlural(word);
  stemmed = stemmed.replace(/iness$/, 'y').replace(/([a-z]{3})ness$/, '$1');
  stemmed = withoutTense(stemmed);
  if (stemmed.length > 5)
    stemmed = stemmed.replace(/(at|ct|rt|pt|ss|st|it)ion(al)?$/, '$1').replace(/([a-z]{3})ly$/, '$1');
  if (stemmed.length > 4) stemmed = stemmed.replace(/(er)$/, (end) => (/^(low)er$/.test(stemmed) ? '' : end));
  if (stemmed.length > 4) stemmed = stemmed.replace(/e$/, '');
  return stemmed.length > 5 ? stemmed.replace(/y$/, '') : stemmed;
}

function withoutPlural(word: string): string {
  if (IRREGULAR[word] === word) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(us|ss|is)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (IRREGULAR[word] === word) return word;
  const ending = /(ing|ed)$/.exec(word);
  if (!ending || word.length - ending[0].length < 3 || word.endsWith('eed')) return word;
  const rest = word.slice(0, -ending[0].length);
  if (!/[aeiouy]/.test(rest)) return word;
  if (/([bdfgmnprtv])\1$/.test(rest)) return rest.slice(0, -1);
  return rest.endsWith('i') ? `${rest.slice(0, -1)}y` : rest;
}
