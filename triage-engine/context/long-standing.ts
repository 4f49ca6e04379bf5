// Complaints told as lasting for months or years: 'a dull ache for a year'. A word of today or of getting worse takes it back.
import { readAttributes } from '../text/read-attributes.ts';
import type { Sentence } from '../text/read-words.ts';

/** NICE calls pain chronic after three months (NG193, 2021); two are enough to say that it is no matter of hours. */
const LONG_DAYS = 60;
const ALWAYS =
  /\b(always (had|been|have|has)|have always|has always|chronic|since (birth|childhood|years)|for (many |several |some )?(years|months)|all my life|for ages|long ?standing)\b/;
const IS_NEW =
  /\b(today|tonight|now|suddenly|sudden|acute|acutely|worse|worst|worsened|worsening|again|new|newly|just|yesterday|this (morning|evening|afternoon|week)|last (night|week)|since (morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|unbearable|severe|spreading|different|increased|\d+ (hours?|hrs?|minutes?|mins?|days?)|(an|few|two|three) (hours?|minutes?|days?)|more than usual)\b/;
const REFERS_BACK = /^\W*(it|this|that|they|the (pain|ache|weakness|problem))\b/;

/** Of each sentence: whether what it tells has lasted long and nothing in the text speaks of a change. */
export function longStanding(text: string, sentences: Sentence[]): boolean[] {
  if (IS_NEW.test(text.toLowerCase())) return sentences.map(() => false);
  const said = sentences.map(({ words }) => text.slice(words[0]?.from, words.at(-1)?.to).toLowerCase());
  const isLong = said.map((one) => ALWAYS.test(one) || (readAttributes(one).durationDays ?? 0) >= LONG_DAYS);
  return isLong.map((own, at) => own || (isLong[at + 1] === true && REFERS_BACK.test(said[at + 1] ?? '')));
}
