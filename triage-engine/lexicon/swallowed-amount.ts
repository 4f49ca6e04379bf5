// An overdose told as an amount: 'took 30 sleeping pills', 'swallowed a whole strip of crocin', 'a double dose by mistake'.
import type { Sentence, Word } from '../text/read-words.ts';
import type { Match } from './match-phrases.ts';
import { MEDICINES, STRONG } from './medicine-words.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const SWALLOWS = set(
  'took take taken taking swallowed swallow swallowing popped popping had ate eat eaten eating consumed consume consuming downed drank ' +
    'drunk gulped ingested chewed necked scoffed munched gobbled injected inject given gave giving overdosed had having has have',
);
/** 'I had 20 tablets left', 'I have a strip of crocin': owning is not swallowing. */
const MAY_OWN = set('had has have having');
const OWNED = set('left remaining stock home bag prescribed bought buy carry carrying need needed refill');
const CONTAINERS = set(
  'strip strips box boxes bottle bottles packet packets pack packs sheet sheets blister blisters handful handfuls fistful supply jar tub patta pouch',
);
const WHOLE = set('whole entire full complete all');
const TOO_MUCH =
  /\b(too (many|much)|so many|(unknown|uncertain|large|huge) (quantity|quantities|amounts?|number)|more than (i|he|she|they|we) should|way more|over the limit)\b/;
const WRONG_DOSE =
  /\b(double|triple|doubled|extra|twice the|times the|wrong) (usual |normal )?(dose|doses|dosage|amount)\b/;
const SOMEONES = /\b(my|mum|mother|grand\w+|dad|father|his|her) (\w+ ){0,2}(tablets?|pills?|medicines?|meds)\b/;
const MANY = set('loads lots lot bunch tons heaps handful handfuls fistful dozens excess excessive overdose');
const AGAIN = set('twice thrice double doubled triple');
const SLIP = set('accidentally accident mistake mistakenly wrongly wrong error unknowingly');
const SMALL = set('toddler baby infant child kid son daughter grandson granddaughter boy girl');
/** 'All my antibiotics', 'the whole course': what one should do. */
const COURSES = set(
  'antibiotic antibiotics course vitamin multivitamin contraceptive prescribed daily day regularly time usual worming',
);
const AT_ONCE =
  /\b(at once|together|in one go|one shot|one sitting|same time|on purpose|to die|to sleep forever|kill|intentionally|deliberately)\b/;
const NUMBER_WORDS: Record<string, number> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  three: 3,
  four: 4,
};
const FAR = 9;
/** Above any single dose that is prescribed as tablets; of sedatives and opioids fewer are too many. */
const TOO_MANY = 6;
const TOO_MANY_STRONG = 3;

export function swallowedAmounts({ words }: Sentence): Match[] {
  const said = words.map(({ plain }) => plain);
  for (const [at, plain] of said.entries()) {
    if (!SWALLOWS.has(plain)) continue;
    const told = after(said, at) ?? before(said, at);
    if (told) return [overdose(words, told)];
  }
  return [];
}

type Told = { first: number; last: number };

/** 'Took 30 sleeping pills'. */
function after(said: string[], at: number): Told | undefined {
  const near = clauseAfter(said, at);
  const medicine = near.findIndex((one) => MEDICINES.has(one));
  if (medicine < 0) return;
  const ahead = said.slice(at + 1, at + 4 + near.length);
  if (MAY_OWN.has(said[at] ?? '') && ahead.some((one) => OWNED.has(one))) return;
  const around = said.slice(Math.max(0, at - 6), at + 14);
  return isTooMuch({ near, medicine, around, leading: said.slice(Math.max(0, at - 6), at), text: said.join(' ') })
    ? { first: at, last: at + 1 + medicine }
    : undefined;
}

/** '12 tablets of tramadol taken together': the verb comes last. */
function before(said: string[], at: number): Told | undefined {
  if (!/^(taken|swallowed|eaten|consumed|ingested|popped)$/.test(said[at] ?? '')) return;
  const from = Math.max(0, at - 6);
  const near = said.slice(from, at);
  const medicine = near.findIndex((one) => MEDICINES.has(one));
  return medicine >= 0 && isCounted(near, medicine) ? { first: from + medicine, last: at } : undefined;
}

function clauseAfter(said: string[], at: number): string[] {
  const reach = said.slice(at + 1, at + 1 + FAR);
  const end = reach.findIndex(
    (one, step) =>
      (step > 1 && /^(for|because|but|since)$/.test(one)) || (one === 'and' && SWALLOWS.has(reach[step + 1] ?? '')),
  );
  return end < 0 ? reach : reach.slice(0, end);
}

type Clause = { near: string[]; medicine: number; around: string[]; leading: string[]; text: string };

function isTooMuch({ near, medicine, around, leading, text }: Clause): boolean {
  const said = near.join(' ');
  if (TOO_MUCH.test(said) || WRONG_DOSE.test(said)) return true;
  const isSlip = around.some((one) => SLIP.has(one));
  const isAgain = around.some((one) => AGAIN.has(one)) || /\b(two|three|four|2|3|4) times\b/.test(around.join(' '));
  if (isSlip && isAgain) return true;
  if (isChild(leading) && (isSlip || SOMEONES.test(said))) return true;
  // 'All my antibiotics', 'ten tablets a day as prescribed'.
  if (around.some((one) => COURSES.has(one)) && !AT_ONCE.test(text)) return false;
  if (isCounted(near, medicine) || near.some((one) => CONTAINERS.has(one))) return true;
  const [first, rest] = [near.slice(0, medicine + 1), near.slice(medicine + 1).join(' ')];
  if (first.some((one) => MANY.has(one))) return true;
  return first.some((one) => WHOLE.has(one)) && !/\b(today|morning|evening|night|lunch|dinner)\b/.test(rest);
}

const isChild = (leading: string[]): boolean =>
  leading.some((one) => SMALL.has(one)) ||
  /\b(\d|one|two|three|four|five|six|seven|eight) (years?|yrs?|months?|mo|yo) ?(old)?\b/.test(leading.join(' '));

/** '20 crocin tablets', 'crocin 20 tablets': not '500 mg', nor 'dolo 650' alone. */
function isCounted(near: string[], medicine: number): boolean {
  const isStrong = near.some((one) => STRONG.has(one));
  return near.some((one, at) => {
    const count = NUMBER_WORDS[one] ?? (/^\d+$/.test(one) ? Number(one) : 0);
    if (count < (isStrong ? TOO_MANY_STRONG : TOO_MANY) || count > 300) return false;
    // NICE CKS Poisoning or overdose (2022): nobody is prescribed five grams at once.
    if (/^(?:g|gm|gms|gram|grams)$/.test(near[at + 1] ?? '')) return true;
    if (
      /^(mg|mcg|ml|g|gram|grams|milligrams|units?|iu|am|pm|hours?|days?|weeks?|months?|years?|times|minutes?)$/.test(
        near[at + 1] ?? '',
      )
    )
      return false;
    if (/^(at|every|after|before|since)$/.test(near[at - 1] ?? '')) return false;
    const isBefore = at < medicine && medicine - at <= 4;
    return isBefore || /^(tablets?|pills?|tabs|capsules?)$/.test(near[at + 1] ?? '');
  });
}

const overdose = (words: Word[], { first, last }: Told): Match => ({
  phrase: { id: 'overdose', stems: words.slice(first, last + 1).map(({ stem }) => stem), names: 'finding' },
  positions: words.slice(first, last + 1).map((_, step) => first + step),
  gap: 0,
  isNarrower: false,
});
