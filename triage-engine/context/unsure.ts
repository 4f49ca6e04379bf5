// Words that are feared, guessed or asked about, not told: 'worried it is cancer', 'I do not know if I have asthma'.
import type { Word } from '../text/read-words.ts';

const STARTS: string[][] = [
  ['not', 'know'],
  ['not', 'sure'],
  ['unsure'],
  ['no', 'idea'],
  ['not', 'recall'],
  ['worried'],
  ['worries'],
  ['worry'],
  ['worrying'],
  ['afraid'],
  ['scared'],
  ['concerned'],
  ['fear'],
  ['fears'],
  ['wonder'],
  ['wondering'],
  ['whether'],
  ['can', 'it', 'be'],
  ['might', 'be'],
  ['may', 'be'],
  ['maybe'],
  ['is', 'it'],
  ['suspect'],
  ['thinks', 'it', 'is'],
  ['thinks', 'i', 'have'],
  ['in', 'case'],
  ['rule', 'out'],
  ['risk', 'of'],
  ['vaccine'],
  ['vaccinated'],
  ['vaccination'],
  ['screening', 'for'],
  ['tested', 'for'],
  ['google'],
  ['read', 'about'],
  ['used', 'for'],
  ['signs', 'of', 'a'],
  ['signs', 'of', 'an'],
  ['difference', 'between'],
  ['nearly', 'had', 'a'],
  ['you', 'catch'],
  ['reading', 'about'],
  ['novel', 'about'],
  ['documentary', 'on'],
  ['film', 'about'],
  ['treated', 'for'],
  ['injection', 'for'],
  ['injection', 'of'],
  ['shot', 'for'],
  ['jab', 'for'],
  ['booster', 'for'],
];
const ENDS = new Set(['but', 'because', 'however', 'as', 'since', 'although', 'so']);
/** 'Worried about my chest pain': it is there. */
const MINE = new Set(['my', 'this', 'these', 'the', 'his', 'her']);
const FEELINGS = new Set(['worried', 'worries', 'worry', 'worrying', 'afraid', 'scared', 'concerned', 'fear', 'fears']);

export function unsurePlaces(sentence: Word[], claimed: ReadonlySet<number>): boolean[] {
  const unsure = sentence.map(() => false);
  for (const [index, word] of sentence.entries()) {
    const start = STARTS.find((wanted) => wanted.every((plain, step) => sentence[index + step]?.plain === plain));
    if (!start || claimed.has(index)) continue;
    const from = index + start.length;
    if (FEELINGS.has(word.plain) && sentence.slice(from, from + 3).some(({ plain }) => MINE.has(plain))) continue;
    for (let at = from; at < sentence.length; at++) {
      const next = sentence[at];
      if (!next || ENDS.has(next.plain)) break;
      // ', I have a fever': told again. A list of fears goes on.
      if (next.afterComma && /^(i|he|she|my|his|her|it|there|no|yes)$/.test(next.plain)) break;
      unsure[at] = true;
    }
  }
  return unsure;
}
