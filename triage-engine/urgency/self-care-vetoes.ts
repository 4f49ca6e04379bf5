// What forbids looking after oneself, whatever harmless thing explains the complaint best.
import { shareRead } from '../dangers/rests-on-little.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { mendTypo } from '../lexicon/mend-typo.ts';
import { countsAtHomeOnly, isTrifle } from '../trifles/is-trifle.ts';
import type { Understanding } from '../understand.ts';

const AT_RISK = [
  'immune-weak',
  'takes-chemo',
  'takes-steroid',
  'takes-anticoagulant',
  'transplant',
  'hiv-known',
  'sickle-cell-known',
  'cancer-known',
  'heart-failure-known',
  'kidney-disease-known',
  'liver-disease-known',
  'copd-known',
  'pregnant',
  'gave-birth-recently',
  'elderly-frail',
  'drug-injection',
];
/** Complaints that somebody looks at. */
const WORRYING = [
  'severe-pain',
  'weight-loss',
  'confusion',
  'drowsiness',
  'breathless',
  'chest-pain',
  'fainting',
  'high-fever',
  'blood-in-stool',
  'black-stools',
  'blood-in-urine',
  'coughing-blood',
  'vomiting-blood',
  'eye-pain',
  'blurred-vision',
  'double-vision',
  'jaundice',
  'breast-lump',
  'neck-lump',
  'abdominal-mass',
  'abdominal-swelling',
  'swallowing-difficulty',
  'vaginal-bleeding',
  'testicular-pain',
  'seizure',
  'arm-weakness',
  'leg-weakness',
  'hearing-loss-sudden',
  'suicidal-thoughts',
];

export const isAtRisk = ({ stated }: Understanding): boolean =>
  [...AT_RISK, ...WORRYING].some((id) => stated.get(id)?.state === 'present');

/** Words of what is more than a trifle. Where they were not read as anything, it is not known how harmless it is. */
const MORE_THAN_A_TRIFLE =
  /\b(blood\w*|bleed\w*|pus|swollen|swell\w*|black|blue|grey|numb\w*|weak\w*|faint\w*|dizzy|collaps\w*|grows?|growing|spread\w*|cannot|can't|cant|unable|severe(?:ly)?|worst|unbearable|excruciating|agony|vomit\w*|breath\w*|chest|pregnan\w*|diabet\w*|chemo\w*|warfarin|cancer|swallow\w*|unconscious|confus\w*|drows\w*|bent|crooked|broken|deep|baby|newborn|infant|suicid\w*|die|dying|kill\w*|fire|smoke|soot|burn\w*|crush\w*|hook|dog|bat|snake|jellyfish|acid|bleach|chlorine|cleane?r|pil+s|tablets|strips|pee|peed|weeing|urine|tight\w*|bulg\w*|hits?|threw|thrown|aggressive|stagger\w*|groans?|dark|torn|redder|op|operation|surgery|clean through|(?:gone|went|right) through|less and less|(?:sting|stung|bite|bitten|splinter) (?:in|inside|on) (?:my |his |her |the )?(?:mouth|throat|tongue|lip|eye)|eyeball|wee|cola|flap|gash|gaping|hanging|peeled back|windpipe|wrong pipe|plants?|berry|berries|mushrooms?|datura|castor|petrol|kerosene|peanuts?|nuts|prawns?|shellfish|monkey|rat|hydraulic|grease gun|pressure|squirt\w*|spray\w*|7[1-9]|[89]\d)\b/gi;
const MORE_IN_HINDI =
  /(फैल|खून|सूज|काला|काली|नीला|बेहोश|चक्कर|सुन्न|कमज़ोर|कमजोर|असहनीय|साँस|सांस|छाती|सीने|मवाद|पीप|गर्भ|शुगर|ज़हर|जहर|बुखार|उल्टी|जकड़|कुत्त|बंदर|बिल्ली|साँप|सांप|मूंगफली|पेशाब)|\b(fail (?:raha|rahi|gay)|khoon|sooj\w*|suj\w*|kaala|kala|neela|behosh|chakkar|sunn|kamzor\w*|kamjor\w*|saans|seene|chhati|mawad|pregnant|sugar|zehar|jahar|bukhar|ulti|jakad\w*|kutt\w*|bandar|billi|saa?np|moongfali|mungfali|jhinga|peshab|pesab|susu)\b/giu;

/** What sounds worse than it is. */
const MEANS_LITTLE =
  /\b(stopped (?:bleeding|itself|in)|blood (?:has )?stopped|bleeding (?:has )?stopped|(?:tiny|little|small) bit of blood|(?:hardly|barely) (?:bled|bleeds?)|bled a (?:drop|little|bit)|drop of blood|bleed\w* a (?:little|bit)|blood (?:test|spot)|gums? (?:bled|bleed\w*)|black(?:heads?| coat| shirt| trousers)|baby'?s? (?:head|scalp|bottom|bum|cheeks?)|pee (?:li|liya|raha|rahi|rahe|gaya|ke|kar|lo|leta|leti)|lol dying|dying lol|killing me lol|tight from|skin feels tight|(?:shoulders?|neck|back|legs?) (?:feel |are |is )?(?:so |a bit )?tight)\b/gi;

/** Words that a trifle is told with. */
const OF_TRIFLE: [RegExp, RegExp][] = [
  [/^(burnt-tongue|small-burn|mild-sunburn|razor-burn|chilli-hands|itchy-bite)$/, /^(burn\w*)$/],
  [/^(ate-too-much)$/, /^(acid|burn\w*)$/],
  [/^(exercise-soreness|desk-stiffness|glue-on-skin|jab-arm|braces-ache)$/, /^(tight\w*|weak|ki?ll\w*|jakad\w*|जकड़)$/],
  [/^(limb-asleep)$/, /^(numb\w*|sunn|सुन्न)$/],
  [/^(gums-brushing|red-spot-in-eye|small-cut|small-graze)$/, /^(bleed\w*|blood\w*)$/],
  [/^(swallowed-seed)$/, /^(swallow\w*)$/],
  [/^(bad-breath-told)$/, /^(breath\w*)$/],
  [/^(cried-eyes|jab-arm|blood-test-bruise|stye-told)$/, /^(swollen|blood|black)$/],
  [/^(hangnail)$/, /^(broken)$/],
  [/^(table-bruise|stubbed-toe|skin-looks|blood-test-bruise)$/, /^(black|blue|dark)$/],
  [
    /^(cradle-cap-told|teething-told|milk-spots|milk-brought-up|nappy-redness|dribble-rash)$/,
    /^(baby|newborn|infant)$/,
  ],
  [/^(travel-sick|hangover)$/, /^(ulti|उल्टी)$/],
  [/^(soap-in-eye)$/, /^(wee)$/],
];

export function saysMoreThanRead({ text, stated }: Understanding): boolean {
  const mended = text.replace(/[a-z']+/gi, mendedWord);
  const said = mended.replace(MEANS_LITTLE, (turn) => ' '.repeat(turn.length));
  const present = [...stated].filter(([, { state }]) => state === 'present');
  // What a trifle is told with may stand far apart: it reads none of the words in between.
  const read = [...stated]
    .filter(([id, { words }]) => !isTrifle(id) || (!countsAtHomeOnly(id) && words.length <= CLOSE))
    .map(([, { words }]) => words.toLowerCase());
  const isOfTrifle = (word: string) =>
    OF_TRIFLE.some(([trifle, words]) => words.test(word) && present.some(([id]) => trifle.test(id)));
  return [...said.matchAll(MORE_THAN_A_TRIFLE), ...said.matchAll(MORE_IN_HINDI)].some(({ 0: word, index }) => {
    const before = said.slice(Math.max(0, index - 25), index);
    const after = said.slice(index + word.length, index + word.length + 16);
    const isDenied =
      /\b(no|not|without|never|nor|n't|nothing|none)\b[^.,;]*$/i.test(before) ||
      /^\S*\s+(nahi|nhi|नहीं|नही|नहि)/iu.test(after);
    return !isDenied && !isOfTrifle(word.toLowerCase()) && !read.some((words) => words.includes(word.toLowerCase()));
  });
}

/** Letters of words that stand close together. */
const CLOSE = 25;

/** Mended where it is misspelt. */
const mendedWord = (word: string): string => (word.length > 4 ? mendTypo(word.toLowerCase()) : word);

/** More words than these, and hardly one of them read, is a story that was not understood. */
const LONG_WORDS = 12;
const LEAST_READ = 0.2;
const FEW_COMPLAINTS = 2;

export function isHardlyRead(understood: Understanding, longest = LONG_WORDS): boolean {
  if (understood.text.split(/\s+/).length <= longest || shareRead(understood) >= LEAST_READ) return false;
  const told = [...understood.stated].filter(([id, { state }]) => state === 'present' && isComplaint(id));
  return told.length <= FEW_COMPLAINTS;
}

export const isComplaint = (id: string) => /^(symptom|sign|result)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');
