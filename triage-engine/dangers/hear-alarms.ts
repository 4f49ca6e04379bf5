// Dangers that the words themselves name, heard beside the findings. What is heard can raise or ask, never lower.
import { alarmsInShort } from '#contract/triage/alarm-words.ts';
import type { DangerId } from '#contract/triage/dangers.ts';
import { listen, readyWeights } from '../alarms/listen.ts';
import type { Known } from '../alarms/read-features.ts';
import { withoutVarying } from '../text/varying.ts';

/** `certainty` from 0 to 1; `words`: where it was heard. */
export type HeardAlarm = { danger: DangerId; certainty: number; words?: string };

/** From here on it counts as told: the flag is raised. */
export const RAISED_FROM = 0.92;
/** From here on it is asked for by name. */
export const ASKED_FROM = 0.45;
/** In a story, where softer alarms than in a note of a few words say something. */
const ASKED_IN_STORY = 0.33;
const STORY_WORDS = 8;

export const isNote = (text: string): boolean => text.trim().split(/\s+/).length < STORY_WORDS;

/** What others say of it makes no story of a note. */
export const askedFrom = (text: string): number => (isNote(withoutReassurance(text)) ? ASKED_FROM : ASKED_IN_STORY);

/** That others make little of it is no danger, and takes none away. */
const REASSURED =
  /(?<!\s)\s*\b(?:my \w+|every(?:body|one)|people|they) (?:says?|said|thinks?|(?:tells?|told) me) (?:that )?(?:it(?:'s| is| will)? (?:nothing|normal|pass)|not to worry)\b[.!]?/gi;

export const withoutReassurance = (text: string): string => text.replace(REASSURED, '');

/** Only a bowel moves: said beside a pregnancy it is not the child that stopped. */
const STOOLS = /\bbowel (?:movements?|motions?)\b/gi;

/** With these beside it a sugar or pressure that goes up and down may be a danger. */
const FELT =
  /feel|faint|diz|sweat|shak|trembl|confus|drows|sleepy|vomit|weak|pain|breath|collaps|out\b|unconsc|blur|chakkar|pasina|kaanp|behosh|ulti|saans|dard|चक्कर|पसीन|काँप|बेहोश/iu;

/** The loudest first. */
export function hearAlarms(text: string, known?: Known): HeardAlarm[] {
  const short = alarmsInShort(text).map((danger) => ({ danger, certainty: ASKED_FROM, words: text.trim() }));
  const said = withoutReassurance(text).replace(STOOLS, 'stools');
  const heard = listen(FELT.test(said) ? said : withoutVarying(said), readyWeights(), known).filter(
    ({ danger }) => !short.some((one) => one.danger === danger),
  );
  return [...short, ...heard].sort((a, b) => b.certainty - a.certainty);
}
