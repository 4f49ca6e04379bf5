// Who a Hindi text is about: 'papa ko', 'meri beti', 'pati', and the writer's own 'mujhe'.
import { normalForm } from './normal-form.ts';
import type { HindiWord } from './read-hindi-words.ts';

const forms = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(normalForm));

const FEMALE = forms(
  'mummy maa mataji mata amma ammi behen bahan bahen didi patni biwi bivi wife beti bitiya dadi nani chachi mausi bua bhabhi bahu saasu bacchi ladki ' +
    'aurat mahila mother sister gf girlfriend bhatiji poti natni saali chachiji dadiji naniji mummyji munni khala',
);
const MALE = forms(
  'papa pitaji pita baap bapu babuji baba abbu bhai bhaiya pati husband beta bete dada dadaji nana nanaji chacha mama mausa phupha jija sasur ladka ladke ' +
    'aadmi father brother bf boyfriend bhatija pota uncle chachaji tau tauji devar saala munna dost papaji',
);
const EITHER = forms('baccha baby shishu padosi mareez patient bache navjat child roommate colleague');
const CHILDREN = forms(
  'baccha bacchi baby shishu navjat munna munni beta beti bete bitiya ladka ladki pota poti newborn bache',
);
/** 'Mujhe bukhar hai', 'mere pet me', 'main uth nahi pa raha hu'. */
const MYSELF = forms('mujhe mujhko mujhse');
const AM = forms('hu hoon hun');
const MY = forms('mera meri mere');

export type Relative = { sex?: 'female' | 'male'; isChild: boolean; at: number };

/** The first relative that somebody says something of. */
export function relativeIn(words: HindiWord[]): Relative | undefined {
  for (const [at, { form, plain }] of words.entries()) {
    // 'Saas' is breath as often as mother-in-law: only 'saas ji' or 'meri saas' is a person.
    const isInLaw =
      plain === 'saas' && (/^(ji|ko)$/.test(words[at + 1]?.plain ?? '') || words[at - 1]?.plain === 'meri');
    if (isInLaw) return { sex: 'female', isChild: false, at };
    const sex = FEMALE.has(form) ? 'female' : MALE.has(form) ? 'male' : undefined;
    if (sex || EITHER.has(form)) return { ...(sex && { sex }), isChild: CHILDREN.has(form), at };
  }
}

/** The writer speaks of their own body. */
export function isAboutWriter(words: HindiWord[]): boolean {
  return words.some(({ form, afterPause }, at) => {
    if (MYSELF.has(form)) return !/^(dar|lag|nahi|pata)$/.test(words[at + 1]?.form ?? '');
    if (AM.has(form)) return true;
    const next = words[at + 1];
    return (
      MY.has(form) &&
      next !== undefined &&
      !next.afterPause &&
      !isRelative(next.form) &&
      !isRelative(words[at + 2]?.form ?? '') &&
      !afterPause
    );
  });
}

export const isRelative = (form: string): boolean => FEMALE.has(form) || MALE.has(form) || EITHER.has(form);
