// Of the dangers that could be asked for beside a common complaint, the two or three that matter most, in this order. They take the
// place of what is merely told often; whether anything is asked at all is decided elsewhere.
import type { DangerId } from '#contract/triage/dangers.ts';
import type { FindingId } from '../knowledge/ids.generated.ts';
import type { Understanding } from '../understand.ts';
import { fitsPerson } from './fits-person.ts';
import { fitsPlace } from './fits-place.ts';

/**
 * `told`: one of them is there; `with`: and one of these; `after`: and this was said to have happened. `isWhole`: what is told with it
 * belongs to it, and has no turn of its own.
 */
type OfComplaint = {
  told: readonly FindingId[];
  with?: readonly FindingId[];
  after?: RegExp;
  dangers: readonly DangerId[];
  isWhole?: true;
};

const OF_LIMBS: readonly FindingId[] = [
  'limb-injury',
  'finger-injury',
  'ankle-swelling-injury',
  'arm-pain',
  'shoulder-pain',
  'elbow-pain',
  'wrist-pain',
  'hand-pain',
  'finger-pain',
  'hip-pain',
  'leg-pain-one',
  'knee-pain',
  'ankle-pain',
  'foot-pain',
];
/** Neither asleep nor ill, and not the hair or the blood pressure. */
const FALL =
  /(?<!\b(?:hair|pressure|sugar|temperature|fever|weight) )\b(?:fell|fallen|falls?|falling)\b(?! (?:asleep|ill|sick|pregnant|in love|behind|out\b))|\b(?:slipped|tripped|twisted|sprained)\b|\bgir(?:a|i)? (?:ga|pad|pe)|\b(?:phisal|fisal|moch)|गिर(?:ा|ी|ने)?(?: |$)|फिसल|मोच/i;

const OF_COMPLAINTS: readonly OfComplaint[] = [
  // NICE CG95 (2016)
  { told: ['chest-pain', 'chest-tightness'], dangers: ['chest-pain', 'breath', 'heartbeat'] },
  // BTS/SIGN 158 (2019); Resuscitation Council UK anaphylaxis guideline (2021)
  { told: ['breathless'], dangers: ['breath', 'chest-pain', 'allergy'] },
  // NICE NG232 (2023); WHO/ICRC Basic emergency care (2018)
  { told: OF_LIMBS, after: FALL, dangers: ['limb', 'head-injury', 'injury'] },
  { told: ['limb-injury', 'fall-recent', 'injury-recent'], dangers: ['injury', 'head-injury', 'limb'] },
  // NICE NG126 (2023)
  { told: ['vaginal-bleeding'], dangers: ['bleeding', 'pregnancy'] },
  // WSES emergency surgery guidance (2017); NICE CG141 (2016); NICE NG126 (2023)
  { told: ['abdominal-pain', 'pelvic-pain'], dangers: ['belly', 'gut-bleeding', 'pregnancy'] },
  // NICE CG141 (2016); WHO diarrhoea treatment manual (2005)
  { told: ['vomiting'], dangers: ['gut-bleeding', 'belly', 'dehydration'] },
  // NICE CKS Gastroenteritis (2023); WHO diarrhoea treatment manual (2005); NICE NG253 (2025)
  {
    told: ['bloody-diarrhoea', 'diarrhoea', 'blood-in-stool'],
    with: ['fever', 'high-fever'],
    dangers: ['dehydration', 'sepsis', 'gut-bleeding'],
    isWhole: true,
  },
  { told: ['bloody-diarrhoea', 'diarrhoea'], dangers: ['dehydration', 'gut-bleeding'] },
  // NICE CG150 (2021); NICE NG240 (2024); NICE NG128 (2022)
  { told: ['headache'], dangers: ['headache', 'meningitis', 'stroke'] },
  // NICE NG253 (2025); NICE NG240 (2024); WHO IMCI (2014)
  { told: ['fever'], dangers: ['baby', 'sepsis', 'meningitis', 'breath'] },
  // NICE CG109 (2023); NICE NG128 (2022)
  { told: ['dizziness', 'light-headed', 'vertigo'], dangers: ['stroke', 'heartbeat', 'gut-bleeding'] },
  { told: ['palpitations'], dangers: ['heartbeat', 'chest-pain'] },
  // NICE NG158 (2023)
  { told: ['leg-swelling-one', 'calf-pain'], dangers: ['limb', 'breath'] },
  // NICE NG109 (2018); NICE NG111 (2018)
  { told: ['painful-urination', 'frequent-urination'], dangers: ['urine', 'sepsis'] },
  // NICE NG59 (2020)
  { told: ['back-pain'], dangers: ['spine'] },
  // NICE CKS Red eye (2021)
  { told: ['red-eye', 'eye-pain'], dangers: ['sight', 'eye-injury'] },
  // NICE NG240 (2024); Resuscitation Council UK anaphylaxis guideline (2021)
  { told: ['rash'], dangers: ['allergy', 'meningitis'] },
  // NICE NG84 (2018); NICE NG120 (2019)
  { told: ['sore-throat', 'cough'], dangers: ['breath'] },
];

/** Told or denied already: nobody is asked again. */
const ANSWERED_BY: Partial<Record<DangerId, readonly FindingId[]>> = {
  'chest-pain': ['chest-pain-radiating-arm-jaw', 'crushing-chest-pain', 'sweating'],
  breath: ['breathless-at-rest', 'cannot-finish-sentences'],
  'gut-bleeding': ['vomiting-blood', 'black-stools', 'blood-in-stool'],
  belly: ['severe-pain', 'rigid-abdomen'],
  pregnancy: ['pregnant', 'vaginal-bleeding'],
  dehydration: ['not-drinking', 'dehydrated-look', 'urine-less', 'no-urine'],
  headache: ['worst-headache', 'sudden-severe-headache'],
  meningitis: ['neck-stiffness', 'non-blanching-rash'],
  stroke: ['facial-droop', 'one-sided-weakness', 'speech-trouble', 'speech-slurred'],
  sepsis: ['rigors', 'confusion'],
  heartbeat: ['fainting'],
  'head-injury': ['head-injury', 'loss-of-consciousness'],
  limb: ['cold-limb', 'limb-deformity'],
  urine: ['cannot-pass-urine'],
  spine: ['saddle-numbness', 'bladder-bowel-control-loss', 'leg-weakness-both'],
  sight: ['vision-loss-sudden', 'eye-pain-severe'],
  'eye-injury': ['eye-injury', 'eye-chemical', 'eye-foreign-body'],
  allergy: ['swelling-lips-tongue', 'throat-swollen'],
  bleeding: ['bleeding-wont-stop', 'heavy-vaginal-bleeding'],
};

/** Nothing for complaints that have no line here. Of several complaints each has its turn. `heard`: what the words themselves name. */
export function dangersOfComplaint(understood: Understanding, heard: readonly { danger: DangerId }[] = []): DangerId[] {
  const { stated, who, text } = understood;
  const isThere = (id: string) => stated.get(id)?.state === 'present';
  const isOpen = (danger: DangerId) =>
    fitsPerson(danger, who) &&
    fitsPlace(danger, understood) &&
    !(danger === 'baby' && who.ageYears === undefined && who.ageMonths === undefined) &&
    !(danger === 'pregnancy' && who.sex === undefined && !heard.some((one) => one.danger === danger)) &&
    !ANSWERED_BY[danger]?.some((id) => stated.has(id));
  const met = OF_COMPLAINTS.filter(
    ({ told, with: beside, after }) =>
      told.some(isThere) && (beside?.some(isThere) ?? true) && (after?.test(text) ?? true),
  );
  const whole = met.filter(({ isWhole }) => isWhole);
  const rows = (whole.length > 0 ? whole : met).map(({ dangers }) => dangers.filter(isOpen));
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...new Set(inTurn)];
}
