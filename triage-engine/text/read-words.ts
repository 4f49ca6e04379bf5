// Text → sentences of words. Each word remembers where it stood, so that every reason can quote it.

import { COLOURING, LITTLE_FORMS, SKIPPED } from './little-words.ts';
import { soundKey } from './sound-key.ts';
import { stem } from './stem.ts';
import { CONTRACTIONS, NARROWER, SEVERAL_IN_ONE } from './word-forms.ts';

export type Word = {
  /** As written, in lower case. */
  plain: string;
  stem: string;
  /** The wider word that it may stand for in what is affirmed. */
  wider?: string;
  from: number;
  to: number;
  /** Does not count as distance between the words of a phrase. */
  isLight: boolean;
  /** A comma, dash or bracket stands before it. */
  afterComma: boolean;
  /** Short and written otherwise: what stands here is a guess. One slip in a long word leaves little doubt. */
  isMended?: true;
};

export type Sentence = { words: Word[] /** '.', '?', ':' … or nothing at the end of the text. */; endedBy: string };

const PIECE =
  /\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?|[a-z]+(?:\/[a-z]+)+|w\/o|[a-z]+(?:'[a-z]+)?|\(\s?[-+]\s?\)|[.;!?\n:]|[,()–—-]|%|°/g;
const ENDS = new Set('.;!?\n:');
const PAUSES = new Set(',()–—-');
const PICTURES: [RegExp, string][] = [
  [/🤒/gu, ' fever '],
  [/🤢/gu, ' nausea '],
  [/🤮/gu, ' vomiting '],
  [/🤧/gu, ' sneezing '],
  [/🤕/gu, ' headache '],
  [/😵‍?💫?/gu, ' dizzy '],
  [/🩸/gu, ' bleeding '],
];

/** More than the longest text that is taken, with its pictures in words. One sign can stand for eighteen letters. */
const MAX_CHARACTERS = 6_000;
/** Whoever sets no full stop gets one here: reading looks from each word at all others of its sentence. */
const MAX_WORDS = 200;
/** No word that anybody means is longer; reading a longer one would cost more than it tells. */
export const LONGEST_WORD = 40;

/** From this length on a misspelt word is hardly another one; a shorter one that sounds the same is none either. */
const CLEAR_LENGTH = 8;

/** With one kind of quotes, pictures in words and lost full stops: what words are quoted from. */
export function preparedText(text: string): string {
  const pictured = PICTURES.reduce((said, [picture, word]) => said.replace(picture, word), text);
  return (
    pictured
      .normalize('NFKC')
      .slice(0, MAX_CHARACTERS)
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[“”]/g, '"')
      // A line of dashes says no more than three.
      .replace(/([^\w])\1{7,}/gu, '$1$1$1')
      // 'historyHypertension': a full stop was lost between the two.
      .replace(/([a-z]{3})(?=[A-Z][a-z]{2})/g, '$1. ')
  );
}

/** `mend` gives the word that a misspelt one was meant to be. */
export function readSentences(prepared: string, mend: (word: string) => string = (word) => word): Sentence[] {
  const plain = prepared.toLowerCase();
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  let afterComma = false;
  const close = (endedBy: string) => {
    if (words.length) sentences.push({ words: joinSeveral(words), endedBy });
    words = [];
    afterComma = false;
  };
  for (const match of plain.matchAll(PIECE)) {
    if (words.length >= MAX_WORDS) close('');
    const [piece] = match;
    const from = match.index;
    if (ENDS.has(piece)) {
      if (endsSentence(plain, piece, from, words)) close(piece);
      continue;
    }
    if (PAUSES.has(piece)) {
      // 'Shortness of, breath' and 'well-known': neither parts what belongs together.
      if (piece !== '-' && !/\b(of|in|the|a|and|or)$/.test(words.at(-1)?.plain ?? '')) afterComma = true;
      else if (piece === '-' && plain[from - 1] === ' ') afterComma = true;
      continue;
    }
    if (piece.length > LONGEST_WORD) {
      words.push(unreadable(piece, from));
      continue;
    }
    for (const plainWord of expand(piece)) {
      const meant = mend(plainWord);
      const word = wordOf(meant, from, from + piece.length, afterComma);
      words.push(isClear(plainWord, meant) ? word : { ...word, isMended: true });
      afterComma = false;
    }
  }
  close('');
  return sentences;
}

const isClear = (written: string, meant: string): boolean =>
  meant === written ||
  meant === `${written}g` ||
  written.length >= CLEAR_LENGTH ||
  soundKey(written) === soundKey(meant);

function endsSentence(plain: string, piece: string, at: number, words: Word[]): boolean {
  if (piece !== '.') return true;
  const last = words.at(-1)?.plain ?? '';
  // 'Rt. flank pain', 'c. difficile', 'abd. pain': a full stop after a short form ends nothing.
  if (
    /^(rt|lt|abd|ant|post|mr|mrs|ms|dr|vs|approx|inf|sup|[a-z])$/.test(plain.slice(words.at(-1)?.from ?? at, at)) &&
    last
  )
    return /^\.\s*(\n|$)/.test(plain.slice(at));
  return true;
}

function expand(piece: string): string[] {
  const whole = CONTRACTIONS[piece];
  if (whole) return whole.split(' ');
  if (piece.includes('/') && /^[a-z]+(\/[a-z]+)+$/.test(piece)) return piece.split('/').flatMap(expand);
  if (!piece.includes("'")) return [piece];
  return [piece.replace(/'s?$/, '') || piece];
}

export function wordOf(plain: string, from: number, to: number, afterComma: boolean): Word {
  // Little words keep their form: 'having' must not become the short name of an illness.
  const isLittle = SKIPPED.has(plain);
  const stemmed = isLittle ? (LITTLE_FORMS[plain] ?? plain) : stem(plain);
  const wider = NARROWER[stemmed];
  const isLight = isLittle || COLOURING.has(plain) || (plain >= '0' && plain < ':');
  if (wider) return { plain, stem: stemmed, wider, from, to, isLight, afterComma };
  return { plain, stem: stemmed, from, to, isLight, afterComma };
}

/** Kept as it stands: it tells nothing, and is listed among what was not understood. */
const unreadable = (piece: string, from: number): Word => ({
  plain: piece,
  stem: piece,
  from,
  to: from + piece.length,
  isLight: false,
  afterComma: false,
});

/** By their first word, in their order. */
const SEVERAL = Map.groupBy(
  SEVERAL_IN_ONE.map(([parts, one]): [string[], string[]] => [parts.map(stem), one]),
  ([[first = '']]) => first,
);

const GOES = new Set([
  'go',
  'goes',
  'going',
  'spreads',
  'spread',
  'spreading',
  'travels',
  'travel',
  'traveling',
  'travelling',
  'shoots',
  'shooting',
  'extends',
  'extending',
  'runs',
  'running',
]);
const ALONG = new Set(['to', 'into', 'down', 'up', 'toward', 'towards', 'through', 'along', 'across']);
const REACHED = new Set([
  'arm',
  'arms',
  'jaw',
  'neck',
  'back',
  'leg',
  'legs',
  'groin',
  'shoulder',
  'shoulders',
  'thigh',
  'foot',
  'hand',
  'testicle',
  'testicles',
  'buttock',
  'ear',
  'elbow',
  'teeth',
  'calf',
  'knee',
]);

const PARTS_OF = new Set(['back', 'bottom', 'side', 'sides', 'top', 'front', 'ball', 'balls']);
const WHOLES =
  /^(chest|heads?|face|necks?|abdomen|stomach|belly|tummy|throat|tongue|mouth|eyes?|scalp|legs?|arms?|foot|feet|hands?|knees?|thighs?|calf|heel|ankles?|back|body|hips?|nose|ribs?|lip)$/;

/** 'The back of my leg', 'the ball of the foot', 'the side of the chest': not the back, nor a testicle, nor the flank. */
const isPartOf = (words: Word[], at: number): boolean =>
  PARTS_OF.has(words[at]?.plain ?? '') &&
  words[at + 1]?.plain === 'of' &&
  words.slice(at + 2, at + 6).some(({ plain, afterComma }) => WHOLES.test(plain) && !afterComma);

/** 'It goes down my left arm': it radiates. Not 'going to the doctor'. */
const radiates = (words: Word[], at: number): boolean =>
  GOES.has(words[at]?.plain ?? '') &&
  ALONG.has(words[at + 1]?.plain ?? '') &&
  words.slice(at + 2, at + 6).some(({ plain, afterComma }) => REACHED.has(plain) && !afterComma);

const BITTEN = /^(me|my|him|her|his|us|them|our|the|into|through|four|people|everyone|someone)$/;
const LITTLE = /^(a|little|tiny|wee|every|quite|this|that|good|last)$/;

/** 'The dog bit my hand': not 'a bit'. */
const isBiting = (words: Word[], at: number): boolean =>
  words[at]?.plain === 'bit' && BITTEN.test(words[at + 1]?.plain ?? '') && !LITTLE.test(words[at - 1]?.plain ?? '');

/** Whether a word is read as it stands, whatever stands around it. */
export const standsAlone = ({ plain, stem: one }: Word): boolean =>
  plain.length <= LONGEST_WORD &&
  CONTRACTIONS[plain] === undefined &&
  plain !== 'bit' &&
  !SEVERAL.has(one) &&
  !PARTS_OF.has(plain) &&
  !AGES.test(plain) &&
  !GOES.has(plain);

const AGES = /^(?:year|month|week)s?$/;

/** 'A 55-year-old': how old, and not since when. */
const isOfAge = (words: Word[], at: number): boolean =>
  AGES.test(words[at]?.plain ?? '') && words[at + 1]?.plain === 'old';

function joinSeveral(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const part = words[at];
    if (part && isPartOf(words, at)) {
      joined.push({ ...part, stem: `${part.plain.replace(/s$/, '')}of`, isLight: true });
      at++;
      continue;
    }
    if (part && isBiting(words, at)) {
      joined.push(wordOf('bite', part.from, part.to, part.afterComma));
      at++;
      continue;
    }
    if (part && isOfAge(words, at)) {
      joined.push({ ...part, stem: `${part.stem}old`, isLight: true });
      at++;
      continue;
    }
    const going = words[at];
    if (going && radiates(words, at)) {
      joined.push({ ...wordOf('radiating', going.from, words[at + 1]?.to ?? going.to, going.afterComma) });
      at += 2;
      continue;
    }
    const several = SEVERAL.get(words[at]?.stem ?? '')?.find(([parts]) =>
      parts.every((part, step) => words[at + step]?.stem === part),
    );
    const [first, last] = [words[at], words[at + (several?.[0].length ?? 1) - 1]];
    if (!first || !last) break;
    if (several) {
      for (const [step, one] of several[1].entries()) {
        joined.push({ ...wordOf(one, first.from, last.to, step === 0 && first.afterComma), stem: stem(one) });
      }
    } else joined.push(first);
    at += several?.[0].length ?? 1;
  }
  return joined;
}
