// Which language each part of a text is in. People mix: a part is what stands between two commas or full stops.
import { isEnglish as isInDictionary } from '../lexicon/spelling/is-english.ts';
import { isKnown } from '../lexicon/vocabulary.ts';
import { isDevanagari } from './hindi/from-devanagari.ts';
import { MAY_BE_HINDI, tellsHindi } from './hindi/little-words.ts';
import { normalForm, stemOf } from './hindi/normal-form.ts';
import { isHindiStem } from './hindi/phrase-book.ts';
import { ENGLISH_WORDS, IN_DEVANAGARI, IN_LATIN, SCRIPTS, URDU_LETTERS } from './language-tables.ts';

/** 'English' and 'Hindi' are read; any other name is a language that is not. */
export type Part = { from: number; to: number; language: string };

const CLAUSE = /[^.,;:!?\n()।॥]+/g;
const WORD = /[\p{L}\p{M}]+(?:'\p{L}+)?/gu;
const LONGEST_WORD = 40;
/** Enough to know a language by. */
const MAX_WORDS = 120;

export function partsByLanguage(text: string): Part[] {
  const clauses = [...text.matchAll(CLAUSE)].map(({ 0: clause, index }) => ({
    from: index,
    to: index + clause.length,
    language: languageOf(clause),
  }));
  const languages = withNeighbours(clauses);
  const parts: Part[] = [];
  for (const [at, { from, to }] of clauses.entries()) {
    const language = languages[at] ?? 'English';
    const last = parts.at(-1);
    if (last?.language === language) last.to = to;
    else parts.push({ from, to, language });
  }
  return parts;
}

/** '70 saal ke', 'BP 180': too short to tell, so such a clause speaks as the nearest one that tells, of two the one before it. */
function withNeighbours(clauses: { language: string | undefined }[]): string[] {
  const telling = clauses.flatMap(({ language }, at) => (language ? [at] : []));
  let next = 0;
  return clauses.map(({ language }, at) => {
    if (language) return language;
    while ((telling[next] ?? clauses.length) < at) next++;
    const before = telling[next - 1] ?? Number.NEGATIVE_INFINITY;
    const after = telling[next] ?? Number.POSITIVE_INFINITY;
    const near = clauses[after - at < at - before ? after : before]?.language;
    return near === 'Hindi' ? near : 'English';
  });
}

function languageOf(clause: string): string | undefined {
  const script = scriptOf(clause);
  if (script) return script;
  const words = (clause.toLowerCase().match(WORD) ?? [])
    .slice(0, MAX_WORDS)
    .filter((word) => word.length <= LONGEST_WORD);
  if (words.length === 0) return;
  const isTold = words.some((word) => tellsHindi(word, isEnglish));
  const hindi = words.filter((word) => isHindi(word) || MAY_BE_HINDI.has(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word) && !MAY_BE_HINDI.has(word)).length;
  const foreign = foreignOf(words, Math.max(isTold ? hindi : 0, english));
  if (foreign) return foreign;
  if (isTold && hindi >= english && hindi * 3 >= words.length) return 'Hindi';
  return english > 0 ? 'English' : undefined;
}

/** By its letters, where most are not Latin. */
function scriptOf(clause: string): string | undefined {
  const latin = clause.match(/[a-z]/gi)?.length ?? 0;
  const devanagari = clause.match(/[ऀ-ॿ]/g)?.length ?? 0;
  if (devanagari > 0 && devanagari * 2 >= latin) return devanagariLanguage(clause);
  for (const [letters, language] of SCRIPTS) {
    const count = clause.match(letters)?.length ?? 0;
    if (count > 1 && count * 2 >= latin + devanagari)
      return language === 'Urdu' && !URDU_LETTERS.test(clause) ? 'Arabic' : language;
  }
}

function devanagariLanguage(clause: string): string {
  const words = new Set(clause.match(WORD) ?? []);
  const other = IN_DEVANAGARI.find(([, list]) => [...words].filter((word) => list.has(word)).length > 1);
  return other?.[0] ?? 'Hindi';
}

function foreignOf(words: string[], known: number): string | undefined {
  const said = new Set(words);
  let best: { language: string; count: number } | undefined;
  for (const [language, list] of IN_LATIN) {
    const count = [...said].filter((word) => list.has(word)).length;
    if (count > 1 && count > known && count * 3 >= said.size && count > (best?.count ?? 0)) best = { language, count };
  }
  return best?.language;
}

/** A word that Hindi uses often, or one of its phrases, and that is no English word. */
export function isHindi(word: string): boolean {
  if (isDevanagari(word)) return true;
  if (tellsHindi(word, isEnglish)) return true;
  return word.length > 3 && !isEnglish(word) && isHindiStem(stemOf(normalForm(word)));
}

const isEnglish = (word: string): boolean =>
  word.length > 2 && (ENGLISH_WORDS.has(word) || isKnown(word) || (word.length > 4 && isInDictionary(word)));
