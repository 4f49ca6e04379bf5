// How long, how sudden, how strong, as Hindi tells it: 'do din se', 'kal raat se', 'saalon se', 'achanak', 'halka dard'.
import type { Attributes } from '#triage-engine/text/read-attributes.ts';
import { normalForm, stemOf } from './normal-form.ts';
import { numberOf } from './numbers.ts';
import type { HindiWord } from './read-hindi-words.ts';

const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => stemOf(normalForm(word))));
const forms = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(normalForm));

/** In days. */
const UNITS: [ReadonlySet<string>, number][] = [
  [stems('minute min'), 1 / 1440],
  [stems('ghanta ghante ghanto hour'), 1 / 24],
  [stems('din dino roj day days'), 1],
  [stems('raat raato'), 1],
  [stems('hafta hafte hafto week weeks'), 7],
  [stems('mahina mahine mahino maah month months'), 30],
  [stems('saal sal saalo varsh baras barso year'), 365],
];
const SINCE = forms('se');
const AGO = forms('pehle pahle bhar');
const MANY: ReadonlyMap<string, number> = new Map(
  [
    ['kai', 5],
    ['kuch', 3],
    ['kitne', 4],
    ['bahut', 6],
    ['pichle', 1],
    ['pichhle', 1],
  ].map(([word, count]) => [normalForm(String(word)), Number(count)]),
);
const NAMED: [ReadonlySet<string>, number][] = [
  [stems('subah aaj dopahar shaam abhi'), 0.3],
  [stems('kal raat'), 1],
  [stems('parso parson'), 2],
  [stems('bachpan janm'), 1500],
];
const SUDDEN = stems('achanak ekdam_se yakayak suddenly sudden ekdum');
const SLOWLY = stems('dheere dhire');
const MILD = stems('halka halki thoda thodi mamuli mild zara jara');
const PAIN = stems('dard dukh pain peeda jalan');
const WORSE = stems('badh badhta badhti bigad fail failta failti phail phailta phailti');
const NO_USE = stems('fayda faida phayda asar farak fark aaram');

export function readHindiAttributes(words: HindiWord[]): Attributes {
  const durationDays = readDuration(words);
  const onset = words.some(({ stem }) => SUDDEN.has(stem))
    ? ('sudden' as const)
    : words.some(({ stem }, at) => SLOWLY.has(stem) && SLOWLY.has(words[at + 1]?.stem ?? ''))
      ? ('gradual' as const)
      : undefined;
  return {
    ...(durationDays !== undefined && { durationDays }),
    ...(onset && { onset }),
    ...(isMild(words) && { painScore: 2 }),
    ...(isGettingWorse(words) && { isGettingWorse: true as const }),
  };
}

/** 'Badhta ja raha', 'failta ja raha', 'dawai se fayda nahi', 'dawai se kuch nahi hota'; 'dard kuch nahi' is none. */
const isGettingWorse = (words: HindiWord[]): boolean =>
  words.some(({ stem, form }, at) => {
    const next = words[at + 1]?.form ?? '';
    if (WORSE.has(stem)) return /^(ja|raha|rahi|gaya|ge)/.test(next);
    const isOfNoUse = NO_USE.has(stem) || (form === 'kuch' && words[at - 1]?.form === 'se');
    return isOfNoUse && next === 'nahi' && !/^(hai|he|h)$/.test(words[at + 2]?.form ?? '');
  }) || words.some(({ stem }, at) => NO_USE.has(stem) && words[at + 1]?.form === 'nahi');

function readDuration(words: HindiWord[]): number | undefined {
  for (const [at, { stem }] of words.entries()) {
    const next = words[at + 1];
    if (!next || next.afterPause) continue;
    const days = UNITS.find(([units]) => units.has(stem))?.[1];
    const isBhar = next.form === 'bhar' && SINCE.has(words[at + 2]?.form ?? '');
    if (days !== undefined && (SINCE.has(next.form) || AGO.has(next.form) || isBhar)) {
      const before = words[at - 1]?.form ?? '';
      const count = numberOf(before) ?? MANY.get(before);
      if (count !== undefined) return count * days;
      // 'Hafte se', 'saalon se', 'mahine bhar se'.
      if ((SINCE.has(next.form) || isBhar) && days >= 7) return /o$/.test(words[at]?.form ?? '') ? 5 * days : days;
      if (SINCE.has(next.form) && days === 1 && /o$/.test(words[at]?.form ?? '')) return 4;
    }
    const named = NAMED.find(([list]) => list.has(stem))?.[1];
    if (named !== undefined && SINCE.has(next.form)) return kalOf(words, at) ?? named;
  }
}

/** 'Kal raat se' is last night, 'raat se' too; 'kal subah se' is yesterday. */
const kalOf = (words: HindiWord[], at: number): number | undefined => (words[at - 1]?.form === 'kal' ? 1 : undefined);

function isMild(words: HindiWord[]): boolean {
  return words.some(({ stem }, at) => {
    if (!MILD.has(stem)) return false;
    const near = words.slice(Math.max(0, at - 2), at + 4);
    return near.some((word) => PAIN.has(word.stem));
  });
}

/** As in English: told for two months or more, and no word of today or of a change. */
const LONG_DAYS = 60;
const NEW = forms('aaj ab abhi achanak tez bahut asahniya naya nayi kal subah raat');

export const isLongStanding = (words: HindiWord[]): boolean =>
  (readDuration(words) ?? 0) >= LONG_DAYS && !words.some(({ form }) => NEW.has(form));
