// A stretch of Hindi text → words with their normal form, each remembering where it stood.
import { LIGHT, NEGATIONS } from './little-words.ts';
import { normalForm, stemOf } from './normal-form.ts';
import { numberOf } from './numbers.ts';

export type HindiWord = {
  /** As written, in lower case. */
  plain: string;
  form: string;
  stem: string;
  from: number;
  to: number;
  /** A comma, a full stop or their like stands before it. */
  afterPause: boolean;
  isLight: boolean;
};

const PIECE =
  /[a-z]+(?:'[a-z]+)?|[\u0900-\u0963\u0966-\u096f\u0971-\u097f]+|\d+(?:[.,]\d+)?(?:\/\d+)?|[.,;:!?\n()।॥–—-]/g;
const LONGEST_WORD = 40;
/** More words than the longest text that is taken holds. */
const MAX_WORDS = 1_500;

export function readHindiWords(text: string, offset = 0): HindiWord[] {
  const words: HindiWord[] = [];
  let afterPause = false;
  for (const { 0: piece, index } of text.toLowerCase().matchAll(PIECE)) {
    if (/^[^\p{L}\p{M}\d]$/u.test(piece)) {
      const isHyphen = piece === '-' && text[index - 1] !== ' ';
      if (!isHyphen) afterPause = true;
      continue;
    }
    if (words.length >= MAX_WORDS) break;
    const [from, to] = [offset + index, offset + index + piece.length];
    for (const one of partsOf(piece)) {
      words.push({ ...wordOf(one), from, to, afterPause });
      afterPause = false;
    }
  }
  return words;
}

/** 'Sirdard', 'सिरदर्द': two words written as one. */
function partsOf(piece: string): string[] {
  const [, position, pain] = /^(.{2,6}?)(dard|दर्द)$/.exec(piece) ?? [];
  return position && pain ? [position, pain] : [piece];
}

function wordOf(piece: string): Pick<HindiWord, 'plain' | 'form' | 'stem' | 'isLight'> {
  const form = piece.length > LONGEST_WORD ? piece : normalForm(piece);
  const isLight = LIGHT.has(form) || NEGATIONS.has(form) || numberOf(form) !== undefined;
  return { plain: piece, form, stem: stemOf(form), isLight };
}
