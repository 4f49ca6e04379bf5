// What a model does not say here: doses, medicines, certainty, telephone numbers, addresses, and advice to stay away from help. Judged
// by English words, so a text in other letters cannot be judged and is left out.
import { withPlainDigits } from '#server/platform/plain-digits.ts';
import { isHarmful } from './harmful-advice.ts';
import { isHostile } from './hostile-words.ts';
import { namesMedicine } from './names-medicine.ts';

/** Text of one line, no longer than a few hundred letters: some of these patterns are slow on long ones. */
export function isUnsafe(line: string): boolean {
  const text = asJudged(line);
  return (
    PATTERNS.some((pattern) => pattern.test(text)) ||
    namesTelephone(text) ||
    isAgainstHelp(text) ||
    isHostile(text) ||
    isHarmful(text) ||
    namesMedicine(text)
  );
}

/** "Eczema (70%)" about a photo becomes words; elsewhere a percentage is left out. */
export const hasPercentage = (line: string): boolean => PERCENTAGE.test(asJudged(line));

const NUMBER_WORDS: Record<string, number> = {
  ...{ zero: 0, half: 0.5, one: 1, two: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ ten: 10, eleven: 11, twelve: 12, dozen: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000 },
};
const NUMBER_WORD = new RegExp(`\\b(?:${Object.keys(NUMBER_WORDS).join('|')})\\b`, 'g');

function asJudged(line: string): string {
  return withPlainDigits(line)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[*_~]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(NUMBER_WORD, (word) => String(NUMBER_WORDS[word]));
}

// Figures that are neither digits nor their usual forms, and letters that are not Latin but for a few of science.
const FOREIGN = /[\p{Nl}\p{No}]|(?![a-z\u00e6\u00f0\u00f8\u00fe\u0111\u0131\u0142\u0153αβγδκλµμ])[\p{L}]/u;

const UNIT =
  '(?:mg|mcg|µg|μg|g|ml|cc|milligrams?|micrograms?|grams?|millilit(?:re|er)s?|units?|iu|tablets?|tabs?|pills?|capsules?|caps?|drops|puffs?|sachets?|ampoules?|injections?|suppositor(?:y|ies)|spoons?|(?:tea|table)spoons?(?:fuls?)?|doses?)';
// Only a doctor names a medicine with its dose.
const DOSE = new RegExp(`\\d[\\s-]?(?:(?:of )?(?:an? )?(?:[a-z]+[ -]){0,2})${UNIT}\\b`);
const TAKE_SOME = new RegExp(
  `\\b(?:take|taking|swallow|give|inject|chew|inhale|double|triple|increase|have)\\b(?:[ ,]+[a-z']+){0,6}[ ,]+${UNIT}\\b`,
);
const TAKE_OFTEN =
  /\b(?:take|swallow|give|inject|inhale)\b(?! (?:(?:your|the|a|their|his|her) )?(?:temperature|pulse|blood pressure|readings?|break|rest|walk|bath|shower|photos?))[^.]{0,60}\b(?:once|twice|times|every|daily|hourly|nightly)\b/;
// A model may not diagnose or claim certainty: "Confirmed: melanoma, 99 %".
const CERTAIN =
  /\b(?:confirm(?:ed|s|ation)|diagnosed|diagnosis(?= ?[:=-])|definitive(?:ly)?|definite(?:ly)?|certainly|certainty|undoubtedly|unquestionabl[ey]|unmistakabl[ey]|undeniabl[ey]|conclusive(?:ly)?|proven|proved|proves|proof|verified|guaranteed?|surely|positive for|(?:am|is|are|be|'s|'re|'m|quite|very|absolutely|completely|totally|almost|nearly|virtually|practically|pretty|fairly|rather) (?:sure|certain)|(?:%|per ?cent) (?:sure|certain)|(?:100|absolutely) (?:sure|certain)|(?:definitely|certainly|clearly|obviously) (?:have|has|is|a|an)|(?:beyond|without|no) (?:an?y? |an? )?(?:reasonable )?doubt)\b|^(?:sure|certain) ?[:=–—-]|^certain [a-z-]+$/;
const YOU_HAVE =
  /(?:^|[.:;!–—-] ?)you(?:'ve| have| are having| are suffering| suffer)\b|\b(?:this|it|that)(?: is|'s)(?: an?| the)?(?: [a-z]+)? (?:cancer|melanoma|carcinoma|tumou?r|malignan(?:t|cy)|leuka?emia|lymphoma|stroke|heart attack|hiv|aids)\b/;
const ODDS =
  /\b\d+(?:[.,]\d+)?[ -](?:(?:times |cases |people )?(?:out )?of(?: every)?|in(?: every)?)[ -]\d+\b(?! ?(?:hours?|hrs?|h|days?|minutes?|mins?|weeks?|months?|years?))|(?<![\d/])(?:\d|10) ?\/ ?10(?![\d/])|(?<![\d/])(?:\d{1,2}|100) ?\/ ?100(?![\d/])|\b(?:probability|likelihood|confidence|chances?|odds)\W+(?:[a-z]+\W+){0,3}\d+(?:\.\d+)?(?![\d.]| ?%)/;
// "Melanoma 0.99": a share of one. Half of something has one digit.
const SHARE = /(?<![\d.,])0?\.\d{2,}(?!\d)/;
const PERCENTAGE = /\d ?(?:%|per ?cent\b|pct\b)/;
// A number to dial comes from the clinic's settings; the well-known short ones are harmless.
const TELEPHONE =
  /\+?\d(?:[^a-z\d]{0,3}\d){6,}|\b(?:call|dial|ring|phone|text|whatsapp|sms|message)\b[^.\d]{0,40}\+?\d{4,}/;
// Letters in the place of figures: "o9oo 555", and "1 900 LAWYERS".
const LIKE_FIGURES = /\b(?=[oil]*\d)[\doil]{2,}\b/g;
const NUMBER_IN_LETTERS = /\b(?:1[ -]?)?(?:0?[89]00|888|877|866|855|844|833)[ -][a-z]{3,}\b/;
const CALLS = /\b(?:call|dial|ring|phone|text|whatsapp|sms|message)\b/;

const namesTelephone = (text: string): boolean =>
  TELEPHONE.test(text) ||
  TELEPHONE.test(text.replace(LIKE_FIGURES, (figures) => figures.replaceAll('o', '0').replace(/[il]/g, '1'))) ||
  (CALLS.test(text) && NUMBER_IN_LETTERS.test(text));
// Nor does a model send anyone to an address.
const ELSEWHERE = /\S@\S|\b[\w-]{1,60}\.(?:com|net|org|info|io|in|test|example|health|co)\b/;
const ABOUT_US = /\b(?:ignore|disregard)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?)\b|\bsystem prompt\b/;

const HELP =
  '(?:doctors?|physicians?|gps?|clinics?|hospitals?|emergency|emergencies|ambulances?|a ?& ?e|casualty|surgery|surgeons?|specialists?|dermatologists?|cardiologists?|consultations?|consulting|appointments?|check-?ups?|professionals?|nurses?|medical (?:help|care|attention|advice|treatment)|health ?care|(?:seek|get|call)(?:ing|ting)? (?:for )?help|112|911|999|108|102)';
const AWAY =
  "(?:do not|don't|does not|doesn't|can not|cannot|can't|should not|shouldn't|must not|mustn't|would not|wouldn't|will not|won't|not worth|not necessary|not needed|not required|no need|need not|needn't|no reason|no point|no use|no cause|no sense|avoid(?:ing)?|never|stop|unnecessary|without|skip(?:ping)?|cancel(?:ling)?|forget|ignore|instead of|rather than|waste of|wast(?:e|ing)|pointless|useless|refuse|decline|postpone|delay|put off|hold off|stay away|keep away|too early|too soon)";
const STAY_AWAY = new RegExp(`\\b${AWAY}\\b[^.]{0,60}\\b${HELP}(?![a-z\\d])`);
const NOT_NEEDED = new RegExp(
  `\\b${HELP}\\b[^.]{0,30}\\b(?:(?:not|never|n't|no longer)(?: be)? (?:needed|necessary|required|worth|help(?:ful)?)|unnecessary|optional|pointless|useless|can wait|(?:a )?waste|cannot help|can't help|isn't|aren't|won't help)`,
);
const STAY_HOME = /\bstay (?:at )?home\b[^.]{0,60}\bhospitals?\b|\bhospitals? (?:is|are) full\b/;
// "Do not delay seeing a doctor" and "do not wait for the ambulance to …" mean the opposite.
const HURRY =
  /\b(?:do not|don't|never)\s+(?:delay|wait|hesitate|ignore|put off|postpone)\b|\bwithout (?:any )?(?:delay|waiting)\b/g;

const isAgainstHelp = (text: string): boolean => {
  const rest = text.replace(HURRY, ' ');
  return STAY_AWAY.test(rest) || NOT_NEEDED.test(rest);
};

const PATTERNS = [
  ...[FOREIGN, DOSE, TAKE_SOME, TAKE_OFTEN, CERTAIN, YOU_HAVE, ODDS, SHARE],
  ...[ELSEWHERE, ABOUT_US, STAY_HOME],
];
