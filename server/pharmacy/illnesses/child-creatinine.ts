// What a creatinine says where no eGFR can be worked out: under 18 years without the height, or at an unknown age.
import { monthsOf, type PatientFacts } from '../facts.ts';

/** Highest usual creatinine in mg/dL. CALIPER (Colantonio DA, Clin Chem 2012;58:854), with 0.1 more for Jaffe's method. */
const HIGHEST = [
  { underMonths: 1, mgPerDl: 1 },
  { underMonths: 60, mgPerDl: 0.5 },
  { underMonths: 144, mgPerDl: 0.7 },
  { underMonths: 180, mgPerDl: 0.9 },
  { underMonths: 216, mgPerDl: 1.2 },
];
const HIGHEST_OF_ADULTS = 1.3;
// Schwartz GJ, J Am Soc Nephrol 2009;20:629: eGFR = 0.413 × cm ÷ mg/dL, from one year on.
const SCHWARTZ = 0.413;
const FROM_YEARS = 1;
const ANY_EGFR = 200;

/** WHO growth standards: above the 97th centile at any age from one year on. */
const tallestCm = (years: number) => 92 + 7 * years;

/** Null where the creatinine is usual for the age; else the highest eGFR that a tall child with it can have. */
export function egfrAtMost(mgPerDl: number, patient: PatientFacts): number | null {
  const months = monthsOf(patient);
  const usual =
    HIGHEST.find(({ underMonths }) => months !== null && months < underMonths)?.mgPerDl ?? HIGHEST_OF_ADULTS;
  if (mgPerDl <= usual) return null;
  const years = months === null ? 0 : Math.floor(months / 12);
  return years < FROM_YEARS ? ANY_EGFR : Math.ceil((SCHWARTZ * tallestCm(years)) / mgPerDl);
}
