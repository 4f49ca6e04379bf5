// Age, sex and pregnancy as a Hindi text tells them: 'meri beti 3 saal ki', 'umar 61', '20 din ka baby', 'gir gayi hu'.
import type { ToldPerson } from '#triage-engine/text/read-person.ts';
import { normalForm, stemOf } from './normal-form.ts';
import { numberOf } from './numbers.ts';
import type { HindiWord } from './read-hindi-words.ts';
import { isAboutWriter, isRelative, relativeIn } from './relatives.ts';

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => stemOf(normalForm(word))));
const forms = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(normalForm));

/** In months. */
const UNITS: [ReadonlySet<string>, number][] = [
  [stems('saal sal varsh baras year years yrs yr'), 12],
  [stems('mahine mahina maah month months'), 1],
  [stems('hafte hafta week weeks'), 12 / 52],
  [stems('din dino day days'), 1 / 30],
];
const YEARS = UNITS[0]?.[0] ?? new Set();
const OF = forms('ka ki ke');
const AGE = stems('umar umra age ayu');
const AM = forms('hu hoon hun hai');
const FEMALE_VERBS = forms('rahi gayi lagi thi hui paati pati sakti chahti karti hoti jati');
const MALE_VERBS = forms('raha gaya laga tha hua pata paata sakta chahta karta hota jata');
const SELF = forms('hu hoon hun');
const WAS = forms('tha thi the');
const NOT_AN_AGE = forms('se pehle baad bhar');

export function readHindiPerson(words: HindiWord[]): ToldPerson {
  const relative = relativeIn(words);
  const isForRelative =
    relative !== undefined &&
    (relative.isChild || !isAboutWriter(words) || (relative.at < 3 && !isTold(words, relative.at)));
  const sex = isForRelative ? relative.sex : sexOfWriter(words);
  const age =
    isForRelative && relative.isChild && !isAboutWriter(words) && isJustBorn(words) ? ageOf(0) : readAge(words);
  return {
    ...age,
    ...(age.ageYears !== undefined && { isAgeTold: true as const }),
    ...(sex && { sex }),
    isForRelative,
    isChild: isForRelative && relative.isChild,
  };
}

function readAge(words: HindiWord[]): Pick<ToldPerson, 'ageYears' | 'ageMonths'> {
  for (const [at, word] of words.entries()) {
    const count = numberOf(word.form);
    if (count === undefined || count > 120) continue;
    const isAged = [1, 2].some((step) => AGE.has(words[at - step]?.stem ?? ''));
    const next = words[at + 1];
    const months = UNITS.find(([units]) => units.has(next?.stem ?? ''))?.[1];
    const after = words[at + 2];
    if (isAged) return ageOf(count * (months ?? 12));
    // '40 ka hu'
    if (months === undefined) {
      if (OF.has(next?.form ?? '') && AM.has(after?.form ?? '') && count > 10) return ageOf(count * 12);
      continue;
    }
    if (NOT_AN_AGE.has(after?.form ?? '')) continue;
    if (isSaidOfSomebody(words, at, YEARS.has(next?.stem ?? ''))) return ageOf(count * months);
  }
  return {};
}

/** '3 saal ki beti', 'beti 3 saal ki hai': an age. '3 mahine ki pregnant', '2 din ki dawai': none. */
function isSaidOfSomebody(words: HindiWord[], at: number, isInYears: boolean): boolean {
  const after = words.slice(at + 2, at + 6);
  if (!OF.has(after[0]?.form ?? ''))
    return isInYears && words.slice(Math.max(0, at - 3), at).some(({ form }) => isRelative(form));
  const rest = after.slice(1);
  if (rest.some(({ form }) => /^(pregn|garbh|pet$|hamal|dav)/.test(form))) return false;
  if (rest.some(({ form }, step) => isRelative(form) && !rest[step]?.afterPause)) return true;
  const before = words.slice(Math.max(0, at - 4), at).some(({ form }) => isRelative(form));
  return before || (isInYears && (rest.length === 0 || rest[0]?.afterPause === true || AM.has(rest[0]?.form ?? '')));
}

const BORN = forms('paida janm janma janmi');
const JUST = forms('aaj kal abhi');
/** 'Kal paida hua': no number, and an age all the same. */
const isJustBorn = (words: HindiWord[]): boolean =>
  words.some(
    ({ form }, at) => BORN.has(form) && words.slice(Math.max(0, at - 3), at).some((before) => JUST.has(before.form)),
  );

const ageOf = (months: number): Pick<ToldPerson, 'ageYears' | 'ageMonths'> =>
  months < 24
    ? { ageYears: Math.floor(months / 12), ageMonths: Math.floor(months) }
    : { ageYears: Math.floor(months / 12) };

/** Verbs agree with who speaks: 'uth nahi pa rahi hu'. */
function sexOfWriter(words: HindiWord[]): 'female' | 'male' | undefined {
  for (const [at, { form }] of words.entries()) {
    if (!SELF.has(form)) continue;
    const verb = words[at - 1]?.form ?? '';
    if (FEMALE_VERBS.has(verb)) return 'female';
    if (MALE_VERBS.has(verb)) return 'male';
  }
}

/** 'Chacha ko lakwa hua tha, mujhe …': told of them as past. */
function isTold(words: HindiWord[], at: number): boolean {
  const pause = words.findIndex((word, index) => index > at && word.afterPause);
  return words.slice(at, pause < 0 ? words.length : pause).some(({ form }) => WAS.has(form));
}
