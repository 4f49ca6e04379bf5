// A match in its context: denied, feared, somebody else's, of earlier times.

import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Match } from '../lexicon/match-phrases.ts';
import type { Sentence, Word } from '../text/read-words.ts';
import { deniedPlaces } from './denied.ts';
import { readPast } from './past.ts';
import type { Section } from './section.ts';
import { othersPlaces } from './someone-else.ts';
import { unsurePlaces } from './unsure.ts';

export type Reading = {
  match: Match;
  /** As they stand in the text. */
  words: string;
  isDenied: boolean;
  isUnsure: boolean;
  isOthers: boolean;
  isPast: boolean;
  /** Years ago, so that what happened then has no say today. */
  isLongAgo: boolean;
  /** An illness called by its name is over. */
  isOver: boolean;
  isLong: boolean;
  /** Misspelt, or its words stand apart: not enough alone to call an ambulance. */
  isLoose: boolean;
};

/** Telling words in between, from which on a match is a guess. */
const FAR_APART = 2;

export type Surroundings = {
  text: string;
  section: Section;
  isForRelative: boolean;
  isLong: boolean;
  next: Sentence | undefined;
};

/** Gives the reader of one sentence. `matches` are those by phrase: words they took deny and doubt nothing else. */
export function readerOf(
  sentence: Sentence,
  matches: Match[],
  { text, section, isForRelative, isLong, next }: Surroundings,
): (match: Match) => Reading {
  const { words } = sentence;
  const taken = matches.filter(({ positions, gap }) => positions.length > 1 && gap === 0);
  const claimed = new Set(taken.flatMap(({ positions }) => positions));
  const isAnsweredNo = sentence.endedBy === ':' && isNo(next);
  const denied = deniedPlaces(words, claimed);
  const unsure = unsurePlaces(words, claimed);
  const others = othersPlaces(words, claimed, isForRelative);
  const { past, longAgo, over } = readPast(words);
  return (match) => {
    const [first = 0, last = 0] = [match.positions[0], match.positions.at(-1)];
    return {
      match,
      words: text.slice(words[first]?.from, words[last]?.to),
      isDenied: !match.isStatement && (denied[first] === true || isAnsweredNo || isNever(words, match)),
      isUnsure:
        !match.isStatement &&
        (unsure[first] === true ||
          isCompared(words, first, match) ||
          isNearlySo(words, first, match) ||
          isMisjoined(words, match)),
      isOthers: others[first] === true || section === 'family',
      isPast: past[first] === true || section === 'past',
      isLongAgo: longAgo[first] === true,
      isOver: over[first] === true,
      isLong,
      isLoose: match.gap > FAR_APART || match.positions.every((position) => words[position]?.isMended),
    };
  };
}

/** 'Like stepping on a nail', 'as if kicked by a horse': how it feels, not what happened. */
function isCompared(words: Word[], first: number, { phrase }: Match): boolean {
  const kind = FINDING_BY_ID.get(phrase.id)?.kind;
  if (
    phrase.names !== 'finding' ||
    (kind !== 'exposure' && !phrase.id.endsWith('injury') && phrase.id !== 'injury-recent')
  )
    return false;
  const before = words.slice(Math.max(0, first - 4), first).map(({ plain }) => plain);
  return (
    before.includes('like') ||
    before.includes('swear') ||
    before.join(' ').includes('as if') ||
    before.join(' ').includes('as though')
  );
}

const FADED = new Set(['fainting', 'loss-of-consciousness', 'collapse']);

/** 'Nearly fainted', 'about to pass out': it did not happen. */
function isNearlySo(words: Word[], first: number, { phrase }: Match): boolean {
  if (!FADED.has(phrase.id)) return false;
  const before = words.slice(Math.max(0, first - 3), first).map(({ plain }) => plain);
  return before.some((plain) => /^(nearly|almost|about|going|gonna|might)$/.test(plain));
}

const FEAR_OF_DEATH =
  /^(?:think|thinks|thinking|thought) (?:that )?(?:(?:i|he|she) )?(?:am|was|is|were|will|might|would) (?:be )?(?:going to |about to )?(?:die|dying)$/;
/** What the words between mean otherwise: fear of death is no wish for it, and who sleeps and feeds is not too sleepy to feed. */
const MISJOINED: Record<string, (said: string, after: string) => boolean> = {
  'suicidal-thoughts': (said) => FEAR_OF_DEATH.test(said),
  'plan-to-die': (said) => FEAR_OF_DEATH.test(said),
  'too-weak-to-stand': (said) => /^(?:feed|sleep|drink)\w* (?:\w+ )?and (?:feed|sleep|drink)\w*$/.test(said),
  'frequent-urination': (said) => /^pass\w* (?:pale|clear|dark|plenty of|normal|less|little) urine$/.test(said),
  'crying-inconsolable': (said, after) => / and$/.test(said) && !/^cr/.test(after),
};

function isMisjoined(words: Word[], { phrase, positions }: Match): boolean {
  const isOther = MISJOINED[phrase.id];
  if (!isOther) return false;
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  const said = words.slice(first, last + 1).map(({ plain }) => plain);
  return isOther(said.join(' '), words[last + 1]?.plain ?? '');
}

/** 'Her lips and tongue have never swollen': where the verb is denied, so is the whole. */
function isNever(words: Word[], { positions }: Match): boolean {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  const at = words.findIndex(({ plain }, place) => place > first && place < last && plain === 'never');
  return at > 0 && !positions.includes(at) && last - at <= 2 && /^(have|has|had)$/.test(words[at - 1]?.plain ?? '');
}

/** 'Rash: none.' */
const isNo = (next: Sentence | undefined): boolean =>
  next !== undefined &&
  next.words.length <= 4 &&
  /^(no|none|nil|absent|denied|negative)$/.test(next.words[0]?.plain ?? '');
