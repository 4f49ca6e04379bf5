// Steps that agree with each other and with whom they are for: no medicine for whoever should ask first, no drinking beside "only sips".
import type { FindingId } from './knowledge/ids.generated.ts';
import type { Understanding } from './understand.ts';

type About = Pick<Understanding, 'stated' | 'who' | 'text' | 'allergies'>;

/** What somebody would take that nobody has prescribed. What not to take is for everybody. */
const OFFERS =
  /\bas the packet says\b|\b(?:simple painkillers?|painkillers? helps?|antacid|antihistamine|hydrocortisone)\b/i;
const OFFERS_PAINKILLER = /\b(?:paracetamol|painkillers?|ibuprofen|anti-inflammatory)\b/i;
const WARNS = /^(?:no|never|avoid|do not|take no|take nothing)\b(?!.*\b(?:and|,) (?:take|use)\b)/i;

// Label of paracetamol: not with an allergy to it, and with an ill liver only as a doctor says.
const LIVER: readonly FindingId[] = ['liver-disease-known', 'jaundice'];
const PARACETAMOL =
  'paracetamol|paracetmol|acetaminophen|tylenol|panadol|crocin|dolo|calpol|p[ai]+r[ai]sit[ai]mol|पैरासिटामोल|पेरासिटामोल|पैरासीटामोल|क्रोसिन|डोलो';
const ANTI_INFLAMMATORY =
  'ibuprofen|brufen|advil|nurofen|combiflam|aspirin|disprin|ecosprin|diclo|voveran|voltaren|aceclofenac|naproxen|aleve|nimesulide|mefenam|meftal|indomet|ketorolac|coxib|oxicam|nsaid|anti-?inflammator|इबु?प्रोफ|आइबुप्रोफ|ब्रूफ|कॉम्बिफ|एस्प|डिस्प्रिन|डाइक्लो|वोवेरान';
const cannot = (names: string) =>
  new RegExp(
    [
      `\\b(?:allerg\\w*|reacts?|reaction|intoleran\\w+|can ?not|can'?t|must not|mustn'?t|may not|not allowed|should not|shouldn'?t|never)\\b[^.!?]{0,30}(?:${names}|painkiller)`,
      `(?:${names}|painkiller|दर्द की दवा)[^.!?।]{0,25}(?:allerg|nahi le|mana |एलर्जी|नहीं ले|मना)`,
    ].join('|'),
    'i',
  );
const CANNOT = cannot(PARACETAMOL);
/** BNF: with these, and beside blood thinners or lithium, an anti-inflammatory can bleed, or fail the kidneys or the heart. */
const NO_ANTI_INFLAMMATORY: readonly FindingId[] = [
  'kidney-disease-known',
  'transplant',
  'heart-failure-known',
  'ulcer-known',
  'varices-known',
  'takes-anticoagulant',
  'takes-lithium',
];
const CANNOT_ANTI_INFLAMMATORY = cannot(ANTI_INFLAMMATORY);
const OFFERS_ANTI_INFLAMMATORY = /\b(?:ibuprofen|anti-inflammatory|pain\w* (?:relief )?gel)\b.*\bas the packet says\b/i;
const OFFERS_ANY_PAINKILLER = /\b(?:pain ?killers?|(?:pain|fever) (?:relief|medicine))\b/i;
export const ONLY_PARACETAMOL =
  'Of painkillers take only paracetamol, as the packet says, unless your doctor said otherwise.';

/** NHS, foods to avoid giving babies (2022): infant botulism. */
const HONEY = /\bhoney\b/i;
const isUnderOne = ({ ageMonths, ageYears = 1 }: About['who']): boolean => (ageMonths ?? ageYears * 12) < 12;

type Told = Pick<About, 'stated' | 'text' | 'allergies'>;

const isBarred = (ids: readonly FindingId[], words: RegExp, names: string, { stated, text, allergies = [] }: Told) =>
  ids.some((id) => stated.get(id)?.state === 'present') ||
  words.test(text) ||
  allergies.some((one) => new RegExp(`${names}|pain ?killer`, 'i').test(one));

export const mayNotTakePainkillers = (told: Told): boolean => isBarred(LIVER, CANNOT, PARACETAMOL, told);
export const mayNotTakeAntiInflammatories = (told: Told): boolean =>
  isBarred(NO_ANTI_INFLAMMATORY, CANNOT_ANTI_INFLAMMATORY, ANTI_INFLAMMATORY, told);

/** Of what may be done without a doctor, what this person may do. */
export function forThisPerson(steps: readonly string[], about: About): string[] {
  const isOffered = (sentence: string, offers: RegExp) => offers.test(sentence) && !WARNS.test(sentence);
  const noPainkillers = mayNotTakePainkillers(about);
  const onlyParacetamol = !noPainkillers && mayNotTakeAntiInflammatories(about);
  const kept = perSentence(
    steps,
    (sentence) =>
      !(isUnderOne(about.who) && HONEY.test(sentence)) &&
      !(about.who.pregnant && isOffered(sentence, OFFERS)) &&
      !(noPainkillers && isOffered(sentence, OFFERS_PAINKILLER)),
  );
  return onlyParacetamol ? withOnlyParacetamol(kept) : kept;
}

/** Said once, in the place of the first that offers another, or after what offers any. */
function withOnlyParacetamol(steps: readonly string[]): string[] {
  let isSaid = false;
  return steps
    .map((step) =>
      sentencesOf(step)
        .flatMap((sentence) => {
          if (WARNS.test(sentence) || /paracetamol/i.test(sentence)) return [sentence];
          const isOther = OFFERS_ANTI_INFLAMMATORY.test(sentence);
          if (!isOther && !(OFFERS_ANY_PAINKILLER.test(sentence) && /packet|simple|relief/.test(sentence)))
            return [sentence];
          const said = [...(isOther ? [] : [sentence]), ...(isSaid ? [] : [ONLY_PARACETAMOL])];
          isSaid = true;
          return said;
        })
        .join(' '),
    )
    .filter(Boolean);
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
  steps.map((step) => sentencesOf(step).filter(stays).join(' ')).filter(Boolean);

const sentencesOf = (step: string): string[] => step.split(/(?<=[.!?])\s+(?=[A-Z])/);
