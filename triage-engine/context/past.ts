// Words that tell of earlier times: 'used to', 'when she was young', 'history of'. What began earlier and lasts is not past.
import type { Word } from '../text/read-words.ts';

const BACKWARDS: RegExp[] = [
  /\b(last|previous) (year|winter|summer|month)\b/,
  /\bas an? (child|kid|teenager|baby|infant)\b/,
  /\bwhen (i|he|she) (was|were) (a |an )?(young|child|kid|little|teenager|baby|younger|\d+)\b/,
  /\bin (my |his |her )?(childhood|youth)\b/,
  /\b(\d+|many|several|few|some|two|three|four|five|ten) (years|decades) (ago|earlier|before)\b/,
];
const FORWARDS: RegExp[] = [
  /\bused to\b/,
  /\bpreviously\b/,
  /\bhistory of\b/,
  /\bpast (medical )?history\b/,
  /\bprior\b/,
  /\bprevious\b/,
];
/** '2-day history of', 'history of 3 weeks of': now. */
const LASTS =
  /\b(\d+|one|two|three|four|five|six|seven|eight|ten|several|few|long|short|brief)[ -]+(\w+[ -]+)?(minute|hour|day|week|month|year)?s?[ '-]*history\b|\bhistory of (\d+|one|two|three|four|five|six|several|a few) /;
const BEGAN = /\b(start|started|began|begin|since|onset|first noticed|ongoing|diagnosed|worsening|for)\b/;

export function pastPlaces(sentence: Word[]): boolean[] {
  const past = sentence.map(() => false);
  const said = sentence.map(({ plain }) => plain).join(' ');
  const placeAt = (offset: number) => said.slice(0, offset).split(' ').length - 1;
  for (const pattern of BACKWARDS) {
    const match = pattern.exec(said);
    if (!match) continue;
    const end = placeAt(match.index);
    // 'As a child I had seizures': what follows is meant.
    if (end === 0) past.fill(true, 0, clauseEnd(sentence, match[0].split(' ').length));
    const start = clauseStart(sentence, end);
    if (
      BEGAN.test(
        sentence
          .slice(start, end)
          .map(({ plain }) => plain)
          .join(' '),
      )
    )
      continue;
    past.fill(true, start, end);
  }
  if (LASTS.test(said)) return past;
  for (const pattern of FORWARDS) {
    const match = pattern.exec(said);
    if (!match) continue;
    const start = placeAt(match.index);
    past.fill(true, start, clauseEnd(sentence, start));
  }
  return past;
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
