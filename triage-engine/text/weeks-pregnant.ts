// How far a pregnancy is, and whether it is too early to feel the child. RCOG green-top guideline 57 (2011): most women feel it from
// 18 to 20 weeks on; who has never felt it by 24 weeks is referred. Nobody feels it before 16 weeks.

const FELT_FROM_WEEKS = 16;
const FELT_BY_WEEKS = 24;
const WEEKS_A_MONTH = 4.35;

/** Not how long something lasts: 'for 3 weeks', 'since 2 weeks', '2 weeks ago'. */
const LASTS = '(?<!\\b(?:for|since|last|past|these|every|over|under|about the last) (?:about |almost )?)';
const NUMBER = '(?<![\\d.:/])(\\d{1,2})';
const WEEKS = new RegExp(
  `${LASTS}${NUMBER}(?: ?\\+ ?\\d)? ?(?:weeks?|wks?|w|hafte|hafton|हफ्ते|हफ़्ते|सप्ताह)(?![a-z])(?! (?:old|ago|back|later|after|since|se|pehle|से|पहले))`,
  'gi',
);
const MONTHS = new RegExp(
  `${NUMBER} (?:months?|mah?ine|mahina|महीने|महीना) (?:ki |की )?(?:pregn|preg|gone|along|garbh|pet se|गर्भ|प्रेग)`,
  'gi',
);
/** It was never felt so far; not: felt before, and not today. */
const NEVER_YET =
  /\byet\b|\bnever (?:\w+ )?(?:felt|feel|moved)|\bstill (?:have |has |did |do )?n(?:o|')t\b|\bfirst (?:kicks?|movements?|flutter)/i;
const FELT_BEFORE =
  /\b(?:today|tonight|yesterday|morning|night|hours?|days?|since|any ?more|stopp\w*|less|fewer|usual\w*|normal\w*|before|now)\b/i;

/** The furthest that is told; nothing where none is. */
export function weeksPregnant(text: string): number | undefined {
  const told = [
    ...[...text.matchAll(WEEKS)].map(([, count]) => Number(count)),
    ...[...text.matchAll(MONTHS)].map(([, count]) => Number(count) * WEEKS_A_MONTH),
  ].filter((weeks) => weeks >= 4 && weeks <= 43);
  return told.length > 0 ? Math.max(...told) : undefined;
}

export function isTooEarlyToFeel(text: string): boolean {
  const weeks = weeksPregnant(text);
  if (weeks === undefined || weeks >= FELT_BY_WEEKS) return false;
  return weeks < FELT_FROM_WEEKS || (NEVER_YET.test(text) && !FELT_BEFORE.test(text));
}
