// Who it is about, as the text tells: age, sex, pregnancy, and whether somebody writes for a relative.
import { ownBesideBaby } from './own-beside-baby.ts';

export type ToldPerson = {
  ageYears?: number;
  ageMonths?: number;
  sex?: 'female' | 'male';
  pregnant?: boolean;
  /** 'My mother has been vomiting since noon': the whole text is about her. */
  isForRelative: boolean;
  /** 'My baby', 'a toddler': a child whose age was not told. */
  isChild: boolean;
  /** In years or months, and not only by a word for a small child. */
  isAgeTold?: true;
  /** So old is the writer's baby, where the complaint is the writer's. */
  babyMonths?: number;
};

const UNITS: Record<string, number> = { day: 1 / 30, week: 12 / 52, month: 1, year: 12 };
const NUMBERS: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, value) => [word, value]),
);
const NUMBER = '(\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

const AGE = new RegExp(`\\b${NUMBER}[ -]?(day|week|month|year|yr|mo|wk)s?[ -]?(?:of[ -]age|old)\\b`, 'g');
/** 'My son, 7 weeks', 'baby girl of 6 months'. */
const CHILDS_AGE =
  /\b(?:baby|newborn|infant|bub|son|daughter|child|kid|boy|girl|grandson|granddaughter|twins)(?: girl| boy)?,? (?:is |of |aged? |only |just |about |who is )*(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(days?|weeks?|wks?|months?|mths?|mo|years?|yrs?)\b(?! ago| back| pregnant)/;
/** 'My daughter of 3 has fever', 'our son, 4, coughs', 'my boy is six and': years go without saying, but not of a baby. */
const CHILDS_YEARS =
  /\b(?:son|daughter|child|kid|boy|girl|grandson|granddaughter)(?: (?:of|aged?|is|is only|is just|who is)|,) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=,|;|\.(?!\d)| (?:and|with|has|had|is|who|keeps?|gets?|got|feels?|says|vomits|coughs|cannot|can't|won't|will|does|doesn't)\b|$)/;
const SHORT_AGE = /\b(\d{1,3})[ -]?(?:yo|y\/o|y\.o\.?|yr old|yrs old)\b/;
const AGE_AND_SEX = /(?:^|[\s(,])(\d{1,2})\s?(f|m|yo f|yo m)(?=[\s).,;]|$)/;
const AGED =
  /\b(?:aged?|i am|i'm|im)\s(\d{1,3})(?=\s*(?:$|[.,;)]| and\b| years| yrs| year| f\b| m\b))(?!\s?(?:weeks?|months?|days?))/;
const FEMALE = /\b(woman|female|lady|girl|mrs|ms|pregnant|daughter|wife|housewife|schoolgirl)\b/;
const MALE = /\b(man|male|gentleman|boy|mr|son|husband|schoolboy)\b/;
const OWN_FEMALE =
  /\bmy (periods?|vagina|pregnancy|uterus|womb|cervix|ovary|ovaries)\b|\bi am pregnant\b|\bi'm pregnant\b/;
const OWN_MALE = /\bmy (penis|testicles?|testis|scrotum|balls|prostate|foreskin)\b/;
const CHILD =
  'son|daughter|baby|babies|child|kid|toddler|infant|boy|girl|newborn|grandson|granddaughter|grandchild|grandkid|grandbaby|little one|bub|twins?';
const ADULT =
  'mother|mom|mum|mummy|mommy|mumma|mama|amma|ammi|maa|father|dad|daddy|papa|appa|abbu|baba|wife|husband|hubby|spouse|fianc[eé]e?|partner|' +
  'mother[- ]in[- ]law|father[- ]in[- ]law|brother[- ]in[- ]law|sister[- ]in[- ]law|brother|sister|cousin|bhai|bhaiya|didi|' +
  'grandmother|grandfather|grandma|grandpa|grandad|granddad|granny|nan|gran|dadi|dada|nani|nana|friend|nephew|niece|aunt|aunty|auntie|' +
  'uncle|boyfriend|girlfriend|bf|gf|neighbour|neighbor|colleague|co-?worker|roommate|flatmate|housemate|maid|driver|watchman|boss|' +
  'student|classmate|teacher|passenger|tenant|landlord|guest|customer|labourer|helper|servant';
/** 'Baby', 'my son': somebody small, unless an age says otherwise. */
const CHILD_WORD = new RegExp(`\\b(${CHILD}|school|crèche|nursery)s?\\b`);
/** What makes it the family's history, not the reason to write. */
const WAS_ILL =
  "(?!,?\\s(?:who\\s|also\\s|once\\s|has also\\s|always\\s)?(?:had|has died|died|passed away|suffered|was diagnosed|were|got diagnosed|has a history|have|also has|used to|said|says|told|thinks|noticed|brought|gave|saw|found|wants|asked|advised|is a (?:doctor|nurse)|and i\\b|and my\\b|'s? (?:side|family|wedding|house|doctor)))";
/** 'My son's friend' is not my son; 'my son's having a fit' and 'mum's face' are. */
const POSSESSES = `(?!'s (?:\\w+ )?(?:${ADULT}|side|family|wedding|house|doctor|birthday|class|school|teacher)\\b)`;
const GREETING =
  '^\\W*(?:(?:hello|hi|hey|please help|pls help|please|pls|plz|help|doctor|doc|dr|sir|madam|urgent|emergency|omg|so|ok|and|but|suddenly|today|yesterday|last night|this morning|just now|i think|we think|think)[\\s,!.:-]*)*';
/** 'My mother is …', 'Our 2 year old has …', 'A 6-year-old boy with …'. Not 'his brother has …'. */
const ABOUT_RELATIVE = new RegExp(
  `${GREETING}(?:(?:my|our)\\s(?:[\\w-]+(?:'s)?\\s){0,5}?(${CHILD}|${ADULT})|(mum|mom|mummy|dad|daddy|papa|nan|nanny|gran|granny|grandma|grandmother|grandpa|grandfather|grandad|amma|appa|dadi|nani|hubby|husband|wife|mother|father|brother|sister|uncle|aunt|auntie|aunty|neighbour|neighbor|roommate|flatmate|workmate|colleague|friend|mate|old man|old lady|teacher|driver|workmate)|(?:an?\\s|the\\s|this\\s)?(?:(?!is\\b|are\\b|was\\b|trying|for\\b|with\\b|have\\b|has\\b|had\\b|want|to\\b|i\\b|of\\b|lift|no\\b|not\\b|my\\b|your\\b)[\\w-]+\\s){0,4}?(${CHILD}))\\b${POSSESSES}${WAS_ILL}(?=['\\s,.!;:-]|$)`,
);
/** 'Spots that stay under a glass, child is very sleepy': named after what is told. */
const CHILD_LATER = new RegExp(
  `[,.;!] (?:and |now )?(?:the |my |our |this )?(${CHILD}) (?:is|has|looks|seems|was|will not|won't|can't|cannot|keeps|not|very|so)\\b`,
);
/** 'My son had a fit': what a parent writes of a child is no family history. */
const CHILD_HAD = new RegExp(
  `${GREETING}(?:my|our)\\s(?:[\\w-]+\\s){0,5}?(${CHILD})\\s(?:just |has |suddenly )?had\\b`,
);
/** 'My father had a fall just now': of today, so no family history either. */
const HAD_NOW = new RegExp(
  `${GREETING}(?:(?:my|our)\\s(?:[\\w-]+\\s){0,3}?)?(${ADULT})\\s(?:just |has |suddenly )?had\\b(?=.*\\b(?:today|just now|right now|this morning|tonight|last night|yesterday|first time|on the (?:floor|bed|sofa|ground)|in the (?:shop|bath|bus|car|kitchen|street|office|train)|(?:minutes?|mins?|hours?|hrs?|days?) (?:ago|back)|now|is|he's|she's)\\b)`,
);
const OTHERS_RELATIVE = /^\W*(his|her|their|your|i|he|she)\b/;
const FEMALE_RELATIVE =
  /^(mother|mom|mum|mummy|mommy|amma|ammi|maa|wife|sister|didi|daughter|granddaughter|grandmother|grandma|granny|girl|girlfriend|niece|aunt|aunty|auntie|nan|gran|dadi|nani|(mother|sister)[- ]in[- ]law)$/;
const MALE_RELATIVE =
  /^(father|dad|daddy|papa|appa|abbu|baba|husband|hubby|brother|bhai|bhaiya|son|grandson|grandfather|grandpa|grandad|granddad|boy|boyfriend|nephew|uncle|dada|(father|brother)[- ]in[- ]law)$/;
/** The writer's own complaint; being afraid for somebody, or with them, is none. */
const FIRST_PERSON =
  /\b(i have|i've|i am|i'm|im|i feel|i get|i had|i was)\b(?! (so |very |really |just |also |too |been |now )*(scared|worried|afraid|panick\w*|concerned|frightened|alone|unsure|not sure|with (him|her|them)|on the phone|in the|at the|next to|trying|looking|holding|able|his|her|there|away|up|down|also|silly|a first time|his|her|their|at (work|home|the|a)|on (my|the) way|outside|calling|writing|asking|the (mother|father|wife|husband|son|daughter|nurse|carer|neighbou?r)|watching|told|noticed|tried|given|giving|no idea|to (call|take)|going to|driving|helping|waiting|sure|home|out\b))|\bmy (chest|head|stomach|throat|back|leg|arm|symptoms|skin|nose|eyes?|knee|tooth|belly|tummy|ear|heart)\b/;

export function readPerson(prepared: string): ToldPerson {
  const said = prepared.toLowerCase();
  const beside = ownBesideBaby(said);
  const relative = beside ? undefined : relativeAskedFor(said);
  const pregnancy = readPregnancy(said);
  const age = readAge(beside?.rest ?? said, relative !== undefined);
  return {
    ...(age.ageYears === undefined ? ageOfWord(said, relative) : { ...age, isAgeTold: true as const }),
    ...(pregnancy.pregnant && { sex: 'female' as const }),
    ...readSex(said, relative),
    ...pregnancy,
    isForRelative: relative !== undefined,
    isChild: CHILD_WORD.test(said) && !beside,
    ...(beside && { babyMonths: beside.months }),
  };
}

/** Parents write about children in the present or past; about others only the present is theirs, the past is family history. */
function relativeAskedFor(said: string): string | undefined {
  if (OTHERS_RELATIVE.test(said)) return;
  const had = CHILD_HAD.exec(said)?.[1] ?? HAD_NOW.exec(said)?.[1];
  if (had && !FIRST_PERSON.test(said)) return had;
  const later = CHILD_LATER.exec(said)?.[1];
  if (later && !FIRST_PERSON.test(said)) return later;
  const match = ABOUT_RELATIVE.exec(said);
  const relative = match?.slice(1).find((one) => one !== undefined);
  if (!relative) return;
  if (new RegExp(`^(${CHILD})$`).test(relative)) return relative;
  return FIRST_PERSON.test(said) ? undefined : relative;
}

function readAge(said: string, isForRelative: boolean): Pick<ToldPerson, 'ageYears' | 'ageMonths'> {
  for (const match of said.matchAll(AGE)) {
    const before = said.slice(Math.max(0, match.index - 40), match.index);
    // 'Breastfeeding her 7-month-old child', 'my 3 year old son has a cold and I …': another's age.
    if (
      !isForRelative &&
      /\b(my|her|his|a)\s(\w+\s)?$/.test(before) &&
      /^[^.]{0,20}\b(child|baby|son|daughter|kid|infant)\b/.test(said.slice(match.index + match[0].length))
    )
      continue;
    const count = Number(match[1]) || NUMBERS[match[1] ?? ''] || 0;
    const unit = { yr: 'year', mo: 'month', wk: 'week' }[match[2] ?? ''] ?? match[2] ?? 'year';
    return ageFrom(count * (UNITS[unit] ?? 12));
  }
  const child = CHILDS_AGE.exec(said);
  if (child && isForRelative) {
    const unit = { d: 'day', w: 'week', m: 'month', y: 'year' }[child[2]?.[0] ?? 'y'] ?? 'year';
    return ageFrom((Number(child[1]) || NUMBERS[child[1] ?? ''] || 0) * (UNITS[unit] ?? 12));
  }
  const told = isForRelative ? CHILDS_YEARS.exec(said)?.[1] : undefined;
  if (told !== undefined) return ageFrom((Number(told) || NUMBERS[told] || 0) * 12);
  const years = (SHORT_AGE.exec(said) ?? AGED.exec(said) ?? AGE_AND_SEX.exec(said))?.[1];
  return years && Number(years) <= 120 ? ageFrom(Number(years) * 12) : {};
}

/** The age that a word for a small child stands for, where none was told. */
const AGE_OF_WORD: [RegExp, number][] = [
  [/\bnew ?born\b|\bborn (?:today|yesterday|this morning|last night|\w+ hours ago)\b/, 0.5],
  [/\b(baby|infant|bub)\b/, 6],
  [/\btoddler\b/, 24],
  [/\b(child|kid|little (boy|girl|one|son|daughter))\b/, 72],
];

function ageOfWord(said: string, relative: string | undefined): Pick<ToldPerson, 'ageYears' | 'ageMonths'> {
  if (!relative || !new RegExp(`^(${CHILD})$`).test(relative)) return {};
  // Also where the text begins with another word: 'my little one'.
  const months = AGE_OF_WORD.find(([word]) => word.test(relative) || word.test(said.slice(0, 40)))?.[1];
  return months === undefined ? {} : ageFrom(months);
}

function ageFrom(months: number): Pick<ToldPerson, 'ageYears' | 'ageMonths'> {
  return months < 24
    ? { ageYears: Math.floor(months / 12), ageMonths: Math.floor(months) }
    : { ageYears: Math.floor(months / 12) };
}

function readSex(said: string, relative: string | undefined): Pick<ToldPerson, 'sex'> {
  if (relative && FEMALE_RELATIVE.test(relative)) return { sex: 'female' };
  if (relative && MALE_RELATIVE.test(relative)) return { sex: 'male' };
  const short = AGE_AND_SEX.exec(said)?.[2];
  if (short) return { sex: short.endsWith('f') ? 'female' : 'male' };
  if (OWN_FEMALE.test(said)) return { sex: 'female' };
  if (OWN_MALE.test(said)) return { sex: 'male' };
  // Only in the opening words: later ones may speak of anybody.
  const opening = said.slice(0, 60);
  const isTold = /\b(\d+|year|old|aged|presents|a|an|mr|mrs|ms)\b/.test(opening) && !/\b(my|i)\b/.test(opening);
  if (!isTold) return {};
  const [female, male] = [FEMALE.exec(opening), MALE.exec(opening)];
  if (female && (!male || female.index <= male.index)) return { sex: 'female' };
  return male ? { sex: 'male' } : {};
}

function readPregnancy(said: string): Pick<ToldPerson, 'pregnant'> {
  if (
    /\b(not|isn't|never been|no chance of being|cannot be) (currently )?pregnant\b|\bnegative pregnancy test\b|\bpregnancy test (was |is |came back )?negative\b/.test(
      said,
    )
  ) {
    return { pregnant: false };
  }
  const weeks =
    /\b(\d+|[a-z]+)[ -]?(weeks?|months?)[ -](pregnant|gestation|of pregnancy|into (my|her) pregnancy)|\b(i am|i'm|she is|currently|who is) (\w+ )?pregnant\b|\bpregnant (woman|lady|female|patient)\b|\bpositive pregnancy test\b/;
  if (/\brecently pregnant\b/.test(said)) return {};
  return weeks.test(said) || isExpecting(said) ? { pregnant: true } : {};
}

/** '30 weeks and bleeding', 'waters went at 26 weeks': weeks beside a word for what happens in pregnancy. */
function isExpecting(said: string): boolean {
  if (/\b(weeks?|months?) old\b|\bafter (the )?(birth|delivery)\b|\bgave birth\b|\bdelivered\b/.test(said))
    return false;
  const isTold =
    /\b(my|her) (bump|unborn|baby bump)\b|\bdue (date|in|next|on)\b.*\b(weeks?|months?)\b|\b(i am|i'm|im|she is|she's|wife is) (only |just |about |now )*\d{1,2} (weeks?|wks?|months) (?!post|ago|old)/;
  if (
    /\bin (my|her) (\w+ )?(trimester|pregnancy)\b|\b(\d|\w+)(st|nd|rd|th) month\b.*\b(baby|belly|womb|kick|bleed)/.test(
      said,
    )
  )
    return true;
  const hasWeeks = /\b([5-9]|[1-3]\d|4[0-2]) ?(weeks?|wks?|w)\b/.test(said);
  const sign =
    /\b(waters?|contractions?|bump|kick(s|ing)?|midwife|labou?r|twins|ivf|womb|unborn|due|gush|introitus|primigravida|multigravida|fundal|f(?:o?e)tal|with my (?:first|second|third)|foetus|fetus|baby (is |has |has been |have been )?(not |less )?(mov|kick)\w*|baby in (my|her) (belly|womb|tummy|stomach))\b/;
  return (
    isTold.test(said) || (hasWeeks && sign.test(said)) || /\bbaby in (my|her) (belly|womb|tummy|stomach)\b/.test(said)
  );
}
