// When a baby or small child is in danger: for the symptom engine and for the cards of home readings alike.

// WHO IMCI chart booklet (2014), general danger signs and signs of severe illness: up to 5 years.
export const SMALL_CHILD_UNDER_YEARS = 5;

// WHO IMCI (2014), and the red features of NICE NG143 (2021); for the nappy NHS, dehydration (2022).
export const SMALL_CHILD_SIGNS = {
  'child-limp': 'Limp, or very hard to wake',
  'child-not-feeding': 'Cannot drink or feed, or vomits everything',
  'child-breathing': 'Breathes fast with the chest drawing in, or grunts',
  'child-blue': 'Blue, grey or very pale lips or skin',
  'child-fit': 'A fit',
  'child-soft-spot': 'The soft spot on the head bulges or is sunken',
  'child-rash': 'A rash that does not fade under a glass, or a stiff neck',
  'child-dry': 'No wet nappy or no pee for 12 hours',
} as const;

// NHS, your baby's head (2023): the soft spot in front has closed by 18 months, in all by two years.
const SOFT_SPOT_UNDER_YEARS = 2;
// NHS, how to potty train (2022): by three most are dry by day.
const NAPPIES_UNDER_YEARS = 3;
/** The same, of a child that neither wears nappies nor is fed. */
export const OUT_OF_NAPPIES = {
  'child-not-feeding': 'Cannot drink, or vomits everything',
  'child-dry': 'No pee for 12 hours',
} as const;

/** Those that a child of this age can have; all where it is not known. */
export function signsOfSmallChild(ageYears = 0): string[] {
  const { 'child-soft-spot': _, ...others } = SMALL_CHILD_SIGNS;
  if (ageYears < SOFT_SPOT_UNDER_YEARS) return Object.values(SMALL_CHILD_SIGNS);
  return Object.values(ageYears < NAPPIES_UNDER_YEARS ? others : { ...others, ...OUT_OF_NAPPIES });
}

// NICE NG143 (2021), care at home: drinks often, a look also at night, not wrapped up.
export const SMALL_CHILD_AT_HOME = [
  'Offer drinks or the breast often.',
  'Small children can get worse quickly: look often how your child is, also at night.',
] as const;

// WHO IMCI (2014), before and during the way to hospital: breast or sips, warm.
export const SMALL_CHILD_ON_THE_WAY = [
  'Stay with the child all the way. Offer the breast or small sips, if the child can swallow.',
  'Take the child’s medicines and vaccination card with you.',
] as const;
