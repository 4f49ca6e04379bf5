// Words that tell of earlier times: 'used to', 'when she was young', 'in 2012'. What began earlier and lasts is not past.
import type { Word } from '../text/read-words.ts';

/** Of each word: whether it tells of earlier times, of years ago, and whether an illness named there is over. */
export type Past = { past: boolean[]; longAgo: boolean[]; over: boolean[] };

/** No year of a calendar that may be this one: the engine has no clock. */
const YEAR = '(?:19[2-9]\\d|20[01]\\d|202[0-5])';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

const LONG_AGO: RegExp[] = [
  /\b(last|previous) (year|winter|summer)\b|\b(two|three|few) (summers|winters) ago\b/,
  /\bas an? (small |young |little )?(child|kid|teenager|teen|baby|infant|boy|girl|lad|lass|student)\b/,
  /\bwhen (i|he|she|we) (was|were) (still )?(a |an |in |at )?(young|child|kid|little|small|teenager|teen|baby|younger|student|boy|girl|school|college|university|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/,
  /\bin (my |his |her )?(childhood|youth|teens|twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|younger days|college days|school days)\b/,
  /\b(back )?([a-z]+|\d+) (years|yrs|decades) (ago|back|earlier|before)\b/,
  /\b(back )?(a|one|over a|1) (year|decade) (ago|back)\b/,
  /\b(years|ages|decades|a long time|long) (ago|back)\b/,
  new RegExp(
    `\\b(back )?(in|from|during|of|around|about|since the|year|summer|winter|${MONTH}) (the year |${MONTH} |early |late )?${YEAR}\\b`,
  ),
];
const BACKWARDS: RegExp[] = [/\b(last|previous) month\b/, ...LONG_AGO];
const FORWARDS: RegExp[] = [
  /\bused to\b/,
  /\bpreviously\b/,
  /\bhistory of\b/,
  /\bpast (medical )?history\b/,
  /\bprior\b/,
  /\bprevious\b/,
];
/** An illness called by name is over; a symptom that is over may still be a warning, and stays. */
const OVER =
  /\b(recovered|survived|(?:an|my|his|her) old|survivor|cured|healed|in remission|got over|fully fine|years? post|\d+ months? (ago|back)|(several|many|few|six|eight|nine|ten) months (ago|back)|in (school|college)|at (the )?age (of )?\d+)\b/;
const IS_RECENT = /\b(today|now|yesterday|tonight|hours?|minutes?|mins?|hrs?|just|currently|again|still)\b/;
/** '2-day history of', 'history of 3 weeks of': now. */
const LASTS =
  /\b(\d+|one|two|three|four|five|six|seven|eight|ten|several|few|long|short|brief)[ -]+(\w+[ -]+)?(minute|hour|day|week|month|year)?s?[ '-]*history\b|\bhistory of (\d+|one|two|three|four|five|six|several|a few) /;
const BEGAN =
  /\b(start|started|began|begin|since|onset|noticed|appeared|ongoing|diagnosed|worsening|for|onwards|till|until|been|still)\b/;

export function readPast(sentence: Word[]): Past {
  const empty = () => sentence.map(() => false);
  const marks: Past = { past: empty(), longAgo: empty(), over: empty() };
  const said = sentence.map(({ plain }) => plain).join(' ');
  for (const pattern of BACKWARDS) markBackwards(sentence, said, pattern, marks);
  markOver(sentence, said, marks.over);
  if (LASTS.test(said)) return marks;
  for (const pattern of FORWARDS) {
    const match = pattern.exec(said);
    if (!match) continue;
    const start = placeAt(said, match.index);
    marks.past.fill(true, start, clauseEnd(sentence, start));
  }
  return marks;
}

const placeAt = (said: string, offset: number) => said.slice(0, offset).split(' ').length - 1;

function markBackwards(sentence: Word[], said: string, pattern: RegExp, { past, longAgo }: Past): void {
  const match = pattern.exec(said);
  if (!match) return;
  const end = placeAt(said, match.index);
  const mark = (from: number, to: number) => {
    past.fill(true, from, to);
    if (LONG_AGO.includes(pattern)) longAgo.fill(true, from, to);
  };
  // 'As a child I had seizures': what follows is meant.
  if (end <= 1) mark(0, clauseEnd(sentence, end + match[0].split(' ').length));
  const start = clauseStart(sentence, end);
  const before = sentence.slice(start, end).map(({ plain }) => plain);
  if (!BEGAN.test(before.join(' '))) mark(start, end);
}

/** 'I had meningitis in school and recovered fully': not where a word speaks of today. */
function markOver(sentence: Word[], said: string, over: boolean[]): void {
  const match = OVER.exec(said);
  if (!match) return;
  const at = placeAt(said, match.index);
  const newer = sentence.findIndex(
    ({ plain, afterComma }, index) => index > at && (afterComma || /^(but|now|today)$/.test(plain)),
  );
  const end = newer < 0 ? sentence.length : newer;
  const clause = sentence.slice(0, end).map(({ plain }) => plain);
  if (!IS_RECENT.test(clause.join(' '))) over.fill(true, 0, end);
}

function clauseStart(sentence: Word[], end: number): number {
  for (let at = end - 1; at > 0; at--)
    if (sentence[at]?.afterComma || /^(but|and|now)$/.test(sentence[at]?.plain ?? '')) return at;
  return 0;
}

function clauseEnd(sentence: Word[], start: number): number {
  const end = sentence.findIndex(
    ({ plain }, at) =>
      at > start &&
      /^(but|presents|presented|presenting|comes|came|complains|who|now|today|developed|reports|is|was)$/.test(plain),
  );
  return end < 0 ? sentence.length : end;
}
