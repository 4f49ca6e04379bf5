// What speaks against a vaccine today, as far as the chart tells. It is asked again at the moment a dose is written down: a nurse
// cannot pass it, a doctor only with a written reason. What the chart does not know is said, and asked of the family each time.
import type { ScheduledDose, VaccineCaution } from '#contract/childhood/vaccines.ts';
import type { ROUTES } from '#contract/medicines/medicines.ts';
import type { Profile } from '#contract/patients/profile.ts';

export type Health = {
  profile: Pick<Profile, 'pregnancy' | 'sex' | 'age' | 'allergyState' | 'allergyDetails'>;
  /** Active problems and signed diagnoses. */
  illnesses: readonly { code: string | null; name: string }[];
  /** Prescribed, ordered on the ward, or told. */
  medicines: readonly Taken[];
};

type Route = (typeof ROUTES)[number];

export type Taken = {
  name: string;
  /** What the table of medicines knows of it: Wysolone is prednisolone. */
  ingredients: readonly string[];
  /** Null where only the name is known. */
  route: Route | null;
};

type Series = Pick<ScheduledDose, 'series' | 'name' | 'isLive'>;

/** ICD-10: HIV, cancers and their treatment, bone marrow failure and neutropenia, immune deficiency, transplants. */
const WEAK_CODES = /^(B2[0-4]|Z21|R75|O98\.?7|C\d\d|D4[5-7]|D61|D7[016]|D8[0-4]|D89|G11\.?3|Z51\.?1|Z94|T86)/i;
const WEAK_WORDS =
  /(\b(hiv|aids|scid)\b|leu[ck]a?emi|sarcoma|blastoma|lymphoma|carcinoma|hodgkin|malignan|cancer|tumou?r|\bchemo|transplant|immun[oe][ -]?(deficien|suppress|compromis)|gammaglobulin|retroviral|digeorge|neutropeni|wiskott|(?<!non[ -]?)steroid)/i;
const WEAKENING = new RegExp(
  [
    ...['prednis', 'methylpred', 'dexameth', 'betameth', 'cortison', 'triamcin', 'deflazacort', '(?<!non[ -]?)steroid'],
    ...['methotrex', 'azathiop', 'c[iy]closporin', 'tacrolimus', 'sirolimus', 'everolimus', 'mycophenol', 'leflunom'],
    ...[
      'cyclophosph',
      'ifosf',
      'mercaptopur',
      't[hi]+oguan',
      'vin(crist|blast|orelb)',
      'cytarab',
      'rubicin',
      'asparag',
    ],
    ...['hydroxy(urea|carbamide)', 'etoposid', 'platin\\b', 'dactinomycin', 'bleomycin', 'busulf', 'melphalan'],
    ...[
      'chlorambucil',
      'fludarab',
      'gemcitab',
      'fluorouracil',
      'capecitab',
      'carbazine',
      'temozolom',
      '(irino|topo)tecan',
    ],
    ...['taxel\\b', '\\w+mab\\b', '\\w+tinib\\b', 'etanercept', 'anakinra', 'abatacept', 'thymocyte', '\\bchemo'],
  ].join('|'),
  'i',
);
/** A name exempts only where it says so beyond doubt: drops by mouth are swallowed, and "for the ear" may be a syrup. */
const ON_SURFACE =
  /\b(cream|ointment|lotion|gel|inhal\w*|rotacap\w*|respules?|nasal spray|(eye|ear|nasal|nose)[ /-]+(\w+[ -]+)?drops?)\b/i;
const SWALLOWED = /\b(tab(let)?s?|cap(sule)?s?|syrup|syp|oral|susp(ension)?|inj(ection)?)\b/i;
const SURFACES: readonly (Route | null)[] = ['inhaled', 'on the skin', 'into the eye', 'into the ear', 'into the nose'];

const isOnSurface = ({ name, route }: Taken): boolean =>
  route ? SURFACES.includes(route) : ON_SURFACE.test(name) && !SWALLOWED.test(name);

const holds = (found: RegExp, { name, ingredients }: Taken): boolean =>
  found.test(name) || ingredients.some((each) => found.test(each));

const BLOOD_PRODUCTS = /(immunoglobulin|immune globulin|ivig|transfusion)/i;
const FOLDED_BOWEL = { codes: /^K56\.1/, words: /intussusception/i };
const NERVES = {
  codes: /^(G40|G41|G93\.4|G3[1-7])/,
  words: /(epileps|seizure|convulsion|encephalopath|infantile spasm)/i,
};
const PERTUSSIS = ['penta', 'dpt', 'dpt-booster'];

const fits = ({ codes, words }: { codes: RegExp; words: RegExp }, { code, name }: Health['illnesses'][number]) =>
  (code !== null && codes.test(code)) || words.test(name);

/** Each sentence names what was found, so that whoever reads it can judge it. */
export function cautionsFor(series: readonly Series[], health: Health): VaccineCaution[] {
  return series.flatMap((one) =>
    [...(one.isLive ? againstLive(health) : []), ...againstThis(one, health), ...allergies(one, health)].map(
      (sentence) => ({ series: one.series, sentence }),
    ),
  );
}

function againstLive({ profile, illnesses, medicines }: Health): string[] {
  const found: string[] = [];
  if (profile.pregnancy === 'yes') found.push('Pregnant: a live vaccine is not given in pregnancy.');
  if (profile.pregnancy === 'unsure') found.push('Pregnancy is unsure: no live vaccine before it is excluded.');
  const illness = illnesses.find((each) => fits({ codes: WEAK_CODES, words: WEAK_WORDS }, each));
  if (illness) found.push(`${illness.name}: the immune system may be too weak for a live vaccine.`);
  const medicine = medicines.find((each) => holds(WEAKENING, each) && !isOnSurface(each));
  if (medicine)
    found.push(`Takes ${medicine.name}, which can weaken the immune system: a live vaccine may be dangerous.`);
  return found;
}

function againstThis({ series }: Series, { illnesses, medicines }: Health): string[] {
  const found: string[] = [];
  const folded = illnesses.find((each) => fits(FOLDED_BOWEL, each));
  if (series === 'rota' && folded) found.push(`${folded.name}: rotavirus drops are not given after it.`);
  const nerves = illnesses.find((each) => fits(NERVES, each));
  if (PERTUSSIS.includes(series) && nerves)
    found.push(`${nerves.name}: a doctor decides about whooping cough vaccine in an illness of the brain.`);
  const blood = medicines.find((each) => holds(BLOOD_PRODUCTS, each));
  if (series === 'mr' && blood) found.push(`${blood.name}: measles vaccine may not work for months after it.`);
  return found;
}

/** Parts of vaccines that are known to cause anaphylaxis. */
const PARTS: Readonly<Record<string, RegExp>> = {
  mr: /(gelatin|neomycin)/i,
  je: /(gelatin|neomycin|gentamicin|kanamycin)/i,
  fipv: /(neomycin|streptomycin|polymyxin)/i,
  penta: /(yeast)/i,
  'hepb-birth': /(yeast)/i,
};

function allergies({ series, name }: Series, { profile }: Health): string[] {
  const [first = ''] = name.toLowerCase().split(/[ ,–-]/);
  return profile.allergyDetails
    .filter(({ substance }) => {
      const said = substance.toLowerCase();
      const isNamed = first.length > 2 && said.includes(first);
      return isNamed || /vaccin/.test(said) || PARTS[series]?.test(said) === true;
    })
    .map(({ substance }) => `Allergy to ${substance}.`);
}

/** What a check of the chart cannot know. Silence never means that nothing speaks against it. */
export function notCheckedFor({ profile }: Health): string[] {
  return [
    'Illnesses and medicines are looked up by name in this chart: what is not written there is not known.',
    ...(profile.allergyState === 'not-asked' ? ['Nobody has asked about allergies.'] : []),
    ...(profile.allergyState === 'unconfirmed' ? ['The allergies are not confirmed.'] : []),
    ...(profile.pregnancy === null && profile.sex !== 'male' && (profile.age === null || profile.age >= 10)
      ? ['Nobody has asked about pregnancy.']
      : []),
  ];
}
