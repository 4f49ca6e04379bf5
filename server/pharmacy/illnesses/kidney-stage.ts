// What is known of the kidneys: a measured eGFR, or a stage in the problem list or a signed code.

import type { PatientFacts } from '../facts.ts';
import { keyOfPhrase } from '../names/words.ts';
import { egfrAtMost } from './child-creatinine.ts';
import { clausesOf, isDenied } from './denied.ts';

/** The eGFR lies between `low` and `high`. `isUnstaged`: somebody wrote of a kidney disease without its stage. */
export type Kidneys = { low: number; high: number; words: string; on?: string; isUnstaged?: boolean };

// KDIGO 2024, categories of GFR.
const STAGES: readonly { written: RegExp; icd: RegExp; low: number; high: number; words: string }[] = [
  {
    written: /\b(dialysis|haemodialysis|hemodialysis|capd|esrd|eskd|end stage (renal|kidney)\w*)/,
    icd: /^(N18\.[56]|Z99\.2|Z49)/,
    low: 0,
    high: 14,
    words: 'dialysis or end-stage kidney disease',
  },
  { written: /(stage|ckd|grade|g)\s*(5|v)\b/, icd: /^N18\.5/, low: 0, high: 14, words: 'CKD stage 5' },
  { written: /(stage|ckd|grade|g)\s*(4|iv)\b/, icd: /^N18\.4/, low: 15, high: 29, words: 'CKD stage 4' },
  { written: /(stage|ckd|grade|g)\s*(3|iii)\s*b\b/, icd: /^N18\.32/, low: 30, high: 44, words: 'CKD stage 3b' },
  { written: /(stage|ckd|grade|g)\s*(3|iii)\s*a\b/, icd: /^N18\.31/, low: 45, high: 59, words: 'CKD stage 3a' },
  { written: /(stage|ckd|grade|g)\s*(3|iii)\b/, icd: /^N18\.3/, low: 30, high: 59, words: 'CKD stage 3' },
  { written: /(stage|ckd|grade|g)\s*(2|ii)\b/, icd: /^N18\.2/, low: 60, high: 89, words: 'CKD stage 2' },
  { written: /(stage|ckd|grade|g)\s*(1|i)\b/, icd: /^N18\.1/, low: 90, high: 200, words: 'CKD stage 1' },
];
const DISEASE =
  /\b(ckd|crf|arf|aki|renal (failure|insufficiency|impairment|disease|transplant)|kidney (failure|disease|injury|transplant|damage|problem)s?|nephropathy|nephrotic|nephritis|glomerulonephritis|uraemia|uremia|renal dysfunction|impaired (renal|kidney)|poor kidney|weak kidney)/;
const DISEASE_CODE = /^(N17|N18|N19|N0[0-8]|I12|I13|E1[0-4]\.2|Z94\.0)/;
const KIDNEY_WORDS = /\b(ckd|renal|kidney|nephro\w*|dialysis|haemodialysis|hemodialysis|capd|esrd|eskd)/;
/** What a denial may take away: "not on dialysis", "no CKD stage 4", "father had kidney failure". */
const NAMED =
  /\b(?:end stage (?:renal|kidney) \w+|(?:renal|kidney)\b(?: \w+)?|(?:ckd|crf|arf|aki|esrd|eskd)\d?\b(?: (?:stage|grade) \w+| g?\d\b)?|(?:haemo|hemo)?dialysis|capd|nephro\w*|nephritis|glomerulonephritis|ura?emia|(?:stage|grade) \w+)/g;
// An older result no longer says how the kidneys are.
const RESULT_DAYS = 365;
// AKI and its like pass; a code of one signed long ago says nothing of today.
const PASSING = /^N17/;
const PASSING_DAYS = 90;

export function kidneysOf(patient: PatientFacts): Kidneys | null {
  const { conditions = [], illnesses = [], kidney = null } = patient;
  const written = conditions.map((text) => clausesOf(text).map(affirmed).join(' '));
  const codes = illnesses.flatMap(({ code, daysAgo }) =>
    code && !(PASSING.test(code) && daysAgo > PASSING_DAYS) ? [code] : [],
  );
  const measured = [
    ...(kidney && kidney.daysAgo <= RESULT_DAYS ? [fromResult(kidney)] : []),
    ...written.flatMap(writtenFigure),
  ];
  const staged = STAGES.filter(
    ({ written: words, icd }) =>
      written.some((text) => KIDNEY_WORDS.test(text) && words.test(text)) || codes.some((code) => icd.test(code)),
  );
  const creatinine = fromCreatinine(patient);
  const known = [...measured, ...staged.map(({ low, high, words }) => ({ low, high, words })), ...creatinine];
  // The worst that anybody wrote; a figure is more exact than the stage that it lies in.
  const [worst] = known.toSorted((one, other) => one.high - other.high);
  const exact = measured.find(({ low }) => worst && low >= worst.low && low <= worst.high);
  if (worst) return exact ?? worst;
  const isTold = written.some((text) => DISEASE.test(text)) || codes.some((code) => DISEASE_CODE.test(code));
  return isTold ? { low: 0, high: 200, words: 'a kidney disease without its stage', isUnstaged: true } : null;
}

/** Leaves out what the clause denies, and keeps the rest. */
function affirmed(clause: string): string {
  const words = keyOfPhrase(clause);
  return words.replace(NAMED, (named, at: number) =>
    isDenied(words.slice(0, at).split(' ').filter(Boolean), words.slice(at + named.length).trim()) ? '' : named,
  );
}

const fromResult = ({ egfr, on }: { egfr: number; on: string }): Kidneys => ({
  low: egfr,
  high: egfr,
  words: `eGFR ${egfr} mL/min/1.73 m² of ${on}`,
  on,
});

function fromCreatinine(patient: PatientFacts): Kidneys[] {
  const { creatinine } = patient;
  if (!creatinine || creatinine.daysAgo > RESULT_DAYS) return [];
  const high = egfrAtMost(creatinine.mgPerDl, patient);
  const words = `a creatinine of ${creatinine.mgPerDl} mg/dL of ${creatinine.on}, high for the age`;
  return high === null ? [] : [{ low: 0, high, words, isUnstaged: true }];
}

function writtenFigure(text: string): Kidneys[] {
  const egfr = Number(/\b(?:e?gfr|crcl|creatinine clearance)\D{0,12}(\d{1,3})\b/.exec(text)?.[1] ?? Number.NaN);
  return Number.isNaN(egfr) ? [] : [{ low: egfr, high: egfr, words: `eGFR ${egfr}, as written` }];
}
