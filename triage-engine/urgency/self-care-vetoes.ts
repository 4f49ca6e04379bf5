// What forbids looking after oneself, whatever harmless thing explains the complaint best.
import { shareRead } from '../dangers/rests-on-little.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { isHindi } from '../languages/which-language.ts';
import { mendTypo } from '../lexicon/spelling/mend-typo.ts';
import { countsAtHomeOnly, isTrifle } from '../trifles/is-trifle.ts';
import { isLookedAtAnyway } from '../trifles/looked-at.ts';
import type { Understanding } from '../understand.ts';
import { withoutNormal } from './examined.ts';
import { OLD_YEARS } from './safe-age.ts';

const AT_RISK = [
  'immune-weak',
  'takes-chemo',
  'takes-steroid',
  'takes-anticoagulant',
  'transplant',
  'hiv-known',
  'sickle-cell-known',
  'cancer-known',
  'diabetes-known',
  'heart-disease-known',
  'heart-failure-known',
  'atrial-fibrillation-known',
  'dementia-known',
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
  'throat-swollen',
  'vaginal-bleeding',
  'testicular-pain',
  'painful-urination',
  'incontinence',
  'seizure',
  'head-injury',
  'memory-gap-after-injury',
  'fall-from-height',
  'crush-injury',
  'facial-droop',
  'one-sided-weakness',
  'speech-slurred',
  'speech-trouble',
  'arm-weakness',
  'leg-weakness',
  'leg-pain-walking',
  'hearing-loss-sudden',
  'suicidal-thoughts',
];

export const isAtRisk = ({ stated, who, text }: Understanding): boolean =>
  (who.pregnant === true && !OF_A_CHILD.test(text)) ||
  mayBePregnant(text) ||
  COMES_AGAIN.test(text) ||
  who.afterBirth ||
  hurtsWhileDoing(text, stated) ||
  isLookedAtAnyway(text) ||
  [...AT_RISK, ...WORRYING].some((id) => stated.get(id)?.state === 'present');

/** Sore muscles come after the work. What hurts while one walks, climbs or lifts may be the heart, an artery or a joint (NICE CG95, CG147). */
const WHILE_DOING =
  /\b(?:when(?:ever)?|while|whilst|each time|every time|as soon as|if|on) (?:(?:i|he|she|we|they)(?: am| is|'m|'s)? )?(?:am |is )?(?:\w+ )?(?:walk\w*|climb\w*|run|running|jogs?|jogging|lift\w*|rais\w*|exert\w*|exercis\w*|cycl\w*|swim\w*|carry\w*|bend\w*|kneel\w*|reach\w*|stairs|uphill)\b/i;
const AFTER_WORK =
  /\b(?:after|from|since|yesterday|following|last|gym|leg day|arm day|squats|lunges|overdid|first|doms|because|due to|marathon|match|workout|training|session|trek|hike)\b/i;

const hurtsWhileDoing = (text: string, stated: Understanding['stated']): boolean =>
  stated.get('exercise-soreness')?.state === 'present' && WHILE_DOING.test(text) && !AFTER_WORK.test(text);

/** 'She is 4 months and thriving' is an age. */
const OF_A_CHILD = /\b(?:baby(?:'?s)?|toddler|nappy|old|teething|cradle cap)\b/i;

/** What comes again and again is looked at (NHS thrush, 2023: more than twice in six months). */
const COMES_AGAIN =
  /\b(?:third|fourth|fifth|sixth|3rd|4th|5th|6th) (?:time|episode|attack|bout|course|infection)\b|\b(?:three|four|five|six) (?:times|episodes|bouts|nosebleeds) (?:this|in the (?:last|past)) (?:week|month|year)\b/i;

/** 'No fever, 3 months pregnant': only who says so plainly is not. */
const mayBePregnant = (text: string): boolean =>
  /pregn|\bgarbh|गर्भ|प्रेगन|प्रेग्न/i.test(text) &&
  !/\b(?:not|isn'?t|never|no longer|negative)\s+(?:\w+\s+)?pregn|pregn\w*\s+(?:\w+\s+)?(?:nahi|nhi|negative|test (?:was |is )?negative)|(?:गर्भवती|प्रेग\S*)\s+नही/i.test(
    text,
  );

/** Words of what is more than a trifle. Where they were not read as anything, it is not known how harmless it is. */
const MORE_THAN_A_TRIFLE =
  /\b(blood\w*|bleed\w*|pus|swollen|swell\w*|black|blue|grey|numb(?!er)\w*|weak\w*|faint\w*|dizzy|collaps\w*|grows?|growing|spread\w*|cannot|can't|cant|unable|severe(?:ly)?|worst|unbearable|excruciating|agony|vomit\w*|breath\w*|chest|pregnan\w*|diabet\w*|chemo\w*|warfarin|cancer|swallow\w*|unconscious|confus\w*|drows\w*|bent|crooked|broken|deep|baby(?! (?:tooth|teeth|shampoo|oil))|newborn|infant|suicid\w*|die|dying|kill\w*|fire|smoke|soot|burn\w*|crush\w*|hook|(?<!walk(?:ing|ed)? (?:the|my|our|a) )dog(?! (?:hair|fur))|bat|snake|jellyfish|acid|bleach|chlorine|cleane?r|pil+s|tablets|strips|pee|peed|weeing|urine|tight\w*|bulg\w*|hits?|threw|thrown|aggressive|stagger\w*|groans?|dark|torn|redder|op|operation|surgery|clean through|(?:gone|went|right) through|less and less|(?:sting|stung|bite|bitten|splinter) (?:in|inside|on) (?:my |his |her |the )?(?:mouth|throat|tongue|lip|eye)|eyeball|wee|cola|flap|gash|gaping|peeled back|windpipe|wrong pipe|plants?|berry|berries|mushrooms?|datura|castor|petrol|kerosene|peanuts?|nuts|prawns?|shellfish|monkey|rat|hydraulic|heart|pacemaker|stent|kidney|dialysis|transplant|stroke|epilep\w*|grease gun|pressure|squirt\w*|spray\w*|ooz\w*|weep(?:s|ing)|abscess\w*|inr|thinners?|thinning|barks|barking|hobbl\w*|rats?|stitches|[7-9]\d)\b/gi;
const MORE_IN_HINDI =
  /(चूह|रिस र|पीला पानी|रस्सी जैसी|फैल|खून|सूज|काला|काली|नीला|बेहोश|चक्कर|सुन्न|कमज़ोर|कमजोर|असहनीय|साँस|सांस|छाती|सीने|मवाद|पीप|गर्भ|शुगर|ज़हर|जहर|बुखार|उल्टी|जकड़|कुत्त|बंदर|बिल्ली|साँप|सांप|मूंगफली|पेशाब|गहर|हड्डी|टेढ़|टांके|टाँके|कैंसर|किडनी|डायलिसिस|दिल की|हार्ट|सिर पर|ऑपरेशन|नवजात|मिर्गी|लकवा|दौरा|मरीज़|मरीज)|\b(chuh\w*|peel[ai] (?:paani|pani)|langd\w*|fail (?:raha|rahi|gay)|khoon|sooj\w*|suj\w*|kaala|kala|neela|behosh|chakkar|sunn|kamzor\w*|kamjor\w*|saans|seene|chhati|mawad|pregnant|sugar|zehar|jahar|bukhar|ulti|jakad\w*|kutt\w*|bandar|billi|saa?np|moongfali|mungfali|jhinga|peshab|pesab|susu|gehr[aie]|haddi|tedh[aie]|taa?nke|cancer|kidney|dialysis|dil ki|heart|sar pe chot|operation|navjat|mirgi|lakw?a|daura|mar[ei]+[zj]|pet se (?:hu|hai|h))\b/giu;

/** What sounds worse than it is. */
const MEANS_LITTLE =
  /\b(stopped (?:bleeding|itself|in)|blood (?:has )?stopped|bleeding (?:has )?stopped|(?:tiny|little|small) bit of blood|(?:hardly|barely) (?:bled|bleeds?)|bled a (?:drop|little|bit)|drop of blood|bleed\w* a (?:little|bit)|blood (?:test|spot)|gums? (?:bled|bleed\w*)|black(?:heads?| coat| shirt| trousers)|baby'?s? (?:head|scalp|bottom|bum|cheeks?)|pee (?:li|liya|raha|rahi|rahe|gaya|ke|kar|lo|leta|leti)|lol dying|dying lol|killing me lol|tight from|skin feels tight|pressure (?:when i bend|(?:in|behind|around) (?:my |the )?(?:sinus\w*|nose|forehead))|growing (?:it|(?:my|a|his) (?:beard|hair|nails|moustache))|petrol (?:pump|station|bunk)|billi (?:wale|wali|wala|ke baal)|tedh[ai] (?:so|let|baith)\w*|(?:shoulders?|neck|back|legs?) (?:feel |are |is )?(?:so |a bit )?tight|can'?t (?:do|face) (?:the )?stairs|khoon (?:ruk|band ho)\w*|(?:thoda|zara|jara|halka) (?:sa )?khoon|(?:pain|dard) nahi)\b|(?:थोड़ा|ज़रा|जरा|हल्का) (?:सा )?खून|खून (?:रुक|बंद हो)/gi;

/** Words that a trifle is told with. */
const OF_TRIFLE: [RegExp, RegExp][] = [
  [/^(burnt-tongue|small-burn|mild-sunburn|razor-burn|chilli-hands|itchy-bite)$/, /^(burn\w*)$/],
  [/^(ate-too-much)$/, /^(acid|burn\w*)$/],
  [/^(exercise-soreness|desk-stiffness|glue-on-skin|jab-arm|braces-ache)$/, /^(tight\w*|weak|ki?ll\w*|jakad\w*|जकड़)$/],
  [/^(limb-asleep)$/, /^(numb\w*|sunn|सुन्न)$/],
  [/^(gums-brushing|red-spot-in-eye|small-cut|small-graze)$/, /^(bleed\w*|blood\w*|khoon|खून)$/],
  [/^(swallowed-seed)$/, /^(swallow\w*|grows?)$/],
  [/^(itchy-bite)$/, /^(swell\w*|swollen)$/],
  [/^(shoe-blister)$/, /^(tight\w*)$/],
  [/^(ate-too-much)$/, /^(tight\w*)$/],
  [/^(body-odour|chafing|heat-rash-told)$/, /^(पसीन\S*)$/],
  [/^(bad-breath-told)$/, /^(breath\w*)$/],
  [/^(cried-eyes|jab-arm|blood-test-bruise|stye-told)$/, /^(swollen|blood|black)$/],
  [/^(hangnail)$/, /^(broken)$/],
  [/^(table-bruise|stubbed-toe|skin-looks|blood-test-bruise)$/, /^(black|blue|dark|hits?)$/],
  [
    /^(cradle-cap-told|teething-told|milk-spots|milk-brought-up|nappy-redness|dribble-rash)$/,
    /^(baby|newborn|infant)$/,
  ],
  [/^(travel-sick|hangover)$/, /^(ulti|उल्टी)$/],
  [/^(soap-in-eye)$/, /^(wee)$/],
];

/** Told by whoever examined: values, and words that name a place or a time and no danger. */
const MEASURED =
  /\b(?:pulse|saturation|respiratory rate|blood pressure|temperature)\b[^.,;]*|\b\d+ ?%|\b(?:worst (?:when|at|in|on|after)|grows? worse (?:on|with|when)|growing|tight|gr[ea]y|eyeballs?|pressure|urine|heart(?=burn| beat)|(?:a little|slightly|mildly) swollen|(?:a little|slight|mild) swelling)\b/gi;

export const saysMoreThanRead = (understood: Understanding): boolean => wordsBeyondRead(understood).length > 0;

/** Words of what is more than a trifle, that nobody denied or called well, and that were not read. */
export function wordsBeyondRead(understood: Understanding): string[] {
  const { text, stated, who, sounds, isExamined, isToldLikeTrifle, areDangersDenied } = understood;
  const mended = (isExamined ? withoutNormal(text).replace(MEASURED, ' ') : text).replace(/[a-z']+/gi, mendedWord);
  const said = mended.replace(MEANS_LITTLE, (turn) => ' '.repeat(turn.length));
  const present = [...stated].filter(([, { state }]) => state === 'present');
  // What a trifle is told with may stand far apart: it reads none of the words in between.
  const read = [...stated]
    .filter(([id, { words }]) => !isTrifle(id) || (!countsAtHomeOnly(id) && words.length <= CLOSE))
    .map(([, { words }]) => words.toLowerCase());
  const isOfTrifle = (word: string) =>
    OF_TRIFLE.some(([trifle, words]) => words.test(word) && present.some(([id]) => trifle.test(id)));
  const beyond = [...said.matchAll(MORE_THAN_A_TRIFLE), ...said.matchAll(MORE_IN_HINDI)].filter(
    ({ 0: word, index }) => {
      const before = said.slice(Math.max(0, index - 25), index);
      const after = said.slice(index + word.length, index + word.length + 40);
      const isDenied =
        /\b(no|not|without|never|nor|n't|nothing|none)\b[^.,;]*$/i.test(before) ||
        /^\S*\s+(nahi|nhi|नहीं|नही|नहि)/iu.test(after);
      // What is said to be well beside a grave word is well where the whole sounds so, too.
      if (sounds !== 'open' && IS_WELL.test(after) && !/^\S*\s+not\b/i.test(after)) return false;
      if (sounds !== undefined && sounds !== 'open' && FIGURE.test(word)) return false;
      if (isToldLikeTrifle && OF_SMALL_THINGS.test(word)) return false;
      if (areDangersDenied && IS_ASKED_FOR.test(word)) return false;
      // An age that was read counts as one (`safe-age.ts`).
      if (word === String(who.ageYears) || (/^\d/.test(word) && (Number(word) <= OLD_YEARS || isNoAge(before, after))))
        return false;
      return !isDenied && !isOfTrifle(word.toLowerCase()) && !read.some((words) => words.includes(word.toLowerCase()));
    },
  );
  return beyond.map(([word]) => word);
}

/** 'Pee is clear', 'swallowing fine', 'khoon peep kuch nahi': it is said to be well, and no word of something else stands between. */
const IS_WELL =
  /^[\p{L}\p{M}]*(?:[ -](?:colou?r|is|everything|bilkul|बिल्कुल|are|was|also|all|and|aur|or|ya|hai|me|mein|se|bhi|totally|perfectly|quite|no|kuch|कुछ|भी|पीप|में|mawad|peep|my|to|it)){0,3}[ -](?:fine|fyn|ok|okay|normal|norml|normally|clear|well|gud|good|pale|perfectly|trouble|problem|bother|saaf|theek|thik|nahi|नहीं|नही|साफ|साफ़|ठीक|सामान्य)(?![\p{L}\p{M}])/iu;

/** '99.6' is a temperature, '80 kg' a sack. */
const isNoAge = (before: string, after: string): boolean =>
  /(?:['’]|\d[.:]|(?:temp\w*|fever|bukhar|harart|बुखार|हरारत) )$/i.test(before) ||
  /^(?:\.\d|\s?(?:f\b|°|kg|kilos?\b|kilo\b|%|rupees?|rs\b|degrees?|minutes?|min\b|hours?|ghant|km\b))/i.test(after);

/** Where both learnt readers take the whole for a trifle, these are its colour and size: a stubbed toe is blue, a nick has bled. */
const OF_SMALL_THINGS =
  /^(?:blood|bled|bleeds?|swollen|swell(?:s|ing)|black|blue|dark|tight|burn(?:s|ed|ing|t)?|worst|broken|hits?|threw|cleane?r|strips|op|operation|spray\w*|hobbl\w*|groans?|snake|flap|fire|tights|can'?t|cannot|cola|wee|neela|neeli|kaala|kala|khoon|sooj\w*|suj\w*|काला|काली|नीला|खून|सूज\S*|ऑपरेशन|gehr[aie]|गहर\S*)$/iu;

/** What the questions before the answer ask for by name (`dangers/of-trifle.ts`). */
const IS_ASKED_FOR =
  /^(?:grey|numb\w*|weak\w*|dizzy|grow(?:s|ing)|spread\w*|vomit\w*|breath\w*|chest|pee|peed|urine|wee|weeing|tight\w*|smoke|berry|fail\w*|chakkar|sunn|kamzor\w*|kamjor\w*|saans|seene|chhati|ulti|jakad\w*|peshab|pesab|susu|फैल|चक्कर|सुन्न|कमज़ोर|कमजोर|साँस|सांस|छाती|सीने|उल्टी|जकड़|पेशाब)$/iu;

/** Where the whole is told like a trifle, these exaggerate. */
const FIGURE = /^(?:die|dying|kill\w*|fire|hits?|agony|plants?)$/i;

/** Letters of words that stand close together. */
const CLOSE = 25;

/** Mended where it is misspelt. */
function mendedWord(word: string): string {
  const plain = word.toLowerCase();
  if (plain.length <= 4 || isHindi(plain)) return word;
  const mended = mendTypo(plain);
  // 'Sutta' is no dog, 'pehnti' no peanut.
  return mended[0] === plain[0] && !MISHEARD.test(mended) ? mended : word;
}

/** What hardly anybody misspells, and much is mended towards. */
const MISHEARD = /^(?:datura|peanuts?|castor|nuts?|prawns?|kutt\w*|hook)$/;

/** More words than these, and hardly one of them read, is a story that was not understood. */
const LONG_WORDS = 12;
const LEAST_READ = 0.2;
const FEW_COMPLAINTS = 2;

export function isHardlyRead(understood: Understanding, longest = LONG_WORDS): boolean {
  // What was sought and not found is no part of a story.
  const about = understood.isExamined ? { ...understood, text: withoutNormal(understood.text) } : understood;
  const least = understood.isExamined ? LEAST_READ / 2 : LEAST_READ;
  if (about.text.split(/\s+/).length <= longest || shareRead(about) >= least) return false;
  const told = [...understood.stated].filter(([id, { state }]) => state === 'present' && isComplaint(id));
  return told.length <= FEW_COMPLAINTS;
}

export const isComplaint = (id: string) => /^(symptom|sign|result)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');
