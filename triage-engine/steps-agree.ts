// Steps that agree with each other and with whom they are for: no medicine for whoever should ask first, no drinking beside "only sips".
import type { FindingId } from './knowledge/ids.generated.ts';
import type { Understanding } from './understand.ts';

type About = Pick<Understanding, 'stated' | 'who' | 'text'>;

/** What somebody would take that nobody has prescribed. What not to take is for everybody. */
const OFFERS =
  /\bas the packet says\b|\b(?:simple painkillers?|painkillers? helps?|antacid|antihistamine|hydrocortisone)\b/i;
const OFFERS_PAINKILLER = /\b(?:paracetamol|painkillers?|ibuprofen|anti-inflammatory)\b/i;
const WARNS = /^(?:no|never|avoid|do not|take no|take nothing)\b(?!.*\b(?:and|,) (?:take|use)\b)/i;

// Label of paracetamol: not with an allergy to it, and with an ill liver only as a doctor says.
const LIVER: readonly FindingId[] = ['liver-disease-known', 'jaundice'];
const PARACETAMOL =
  'paracetamol|paracetmol|acetaminophen|tylenol|panadol|crocin|dolo|calpol|p[ai]+r[ai]sit[ai]mol|पैरासिटामोल|पेरासिटामोल|पैरासीटामोल|क्रोसिन|डोलो';
const CANNOT = [
  `\\b(?:allerg\\w*|reacts?|reaction|intoleran\\w+)\\b[^.!?]{0,30}(?:${PARACETAMOL}|painkiller)`,
  `\\b(?:can ?not|can'?t|must not|mustn'?t|may not|not allowed|should not|shouldn'?t|never)\\b[^.!?]{0,30}(?:${PARACETAMOL}|painkiller)`,
  `(?:${PARACETAMOL}|painkiller|दर्द की दवा)[^.!?।]{0,25}(?:allerg|nahi le|mana |एलर्जी|नहीं ले|मना)`,
].map((pattern) => new RegExp(pattern, 'i'));

/** NHS, foods to avoid giving babies (2022): infant botulism. */
const HONEY = /\bhoney\b/i;
const isUnderOne = ({ ageMonths, ageYears = 1 }: About['who']): boolean => (ageMonths ?? ageYears * 12) < 12;

export const mayNotTakePainkillers = ({ stated, text }: Pick<About, 'stated' | 'text'>): boolean =>
  LIVER.some((id) => stated.get(id)?.state === 'present') || CANNOT.some((pattern) => pattern.test(text));

/** Of what may be done without a doctor, what this person may do. */
export function forThisPerson(steps: readonly string[], about: About): string[] {
  const isOffered = (sentence: string, offers: RegExp) => offers.test(sentence) && !WARNS.test(sentence);
  const noPainkillers = mayNotTakePainkillers(about);
  return perSentence(
    steps,
    (sentence) =>
      !(isUnderOne(about.who) && HONEY.test(sentence)) &&
      !(about.who.pregnant && isOffered(sentence, OFFERS)) &&
      !(noPainkillers && isOffered(sentence, OFFERS_PAINKILLER)),
  );
}

/** Whichever of two was said first stands. */
const AGAINST_EACH_OTHER: readonly (readonly [RegExp, RegExp])[] = [
  [/\bonly small sips\b/i, /\b(?:drinks?|rehydration)\b/i],
  [/\brest\b|\bdo not stand\b|\bno weight\b|\blie down\b/i, /\bkeep moving\b/i],
  [/\bice\b|\bcool\b/i, /\bwarmth\b/i],
];

export function agreeing(steps: readonly string[]): string[] {
  const said: string[] = [];
  return perSentence(steps, (sentence) => {
    const isAgainst = AGAINST_EACH_OTHER.some(([one, other]) =>
      said.some((before) => (one.test(before) && other.test(sentence)) || (other.test(before) && one.test(sentence))),
    );
    if (!isAgainst) said.push(sentence);
    return !isAgainst;
  });
}

const perSentence = (steps: readonly string[], stays: (sentence: string) => boolean): string[] =>
  steps
    .map((step) =>
      step
        .split(/(?<=[.!?])\s+(?=[A-Z])/)
        .filter(stays)
        .join(' '),
    )
    .filter(Boolean);
