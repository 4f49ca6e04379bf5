// What a name of the delivered schedule says: which vaccine, and which of its doses. A name that a clinic wrote is not taken apart.

/** What each protects from, in words that a family knows. */
export const AGAINST = {
  BCG: 'tuberculosis',
  'Hepatitis B': 'hepatitis B, an infection of the liver',
  'Polio drops': 'polio',
  'Polio injection': 'polio',
  Pentavalent: 'diphtheria, whooping cough, tetanus, hepatitis B and Hib (pneumonia, meningitis)',
  Rotavirus: 'severe diarrhoea by rotavirus',
  Pneumococcal: 'pneumonia and meningitis by pneumococci',
  'Measles–rubella': 'measles and rubella',
  'Japanese encephalitis': 'Japanese encephalitis, an infection of the brain',
  DPT: 'diphtheria, whooping cough and tetanus',
  Td: 'tetanus and diphtheria',
} as const;
export type Vaccine = keyof typeof AGAINST;

type Named = {
  vaccine: Vaccine;
  nth: number | null;
  kind: 'dose' | 'birth' | 'booster';
  isInPlaceOfPentavalent: boolean;
  atYears: number | null;
};

const VACCINES = Object.keys(AGAINST) as Vaccine[];
const REST =
  /^(?<birth>, birth dose)?(?<booster> booster)?(?: (?<nth>[1-9]))?(?<instead>, in place of pentavalent)?(?: at (?<years>\d{1,2}) years)?$/;

/** Null where a part of the name is not known. */
export function readVaccineName(name: string): Named | null {
  const vaccine = VACCINES.find((each) => name.startsWith(each) && REST.test(name.slice(each.length)));
  if (!vaccine) return null;
  const { birth, booster, nth, instead, years } = REST.exec(name.slice(vaccine.length))?.groups ?? {};
  return {
    vaccine,
    nth: nth ? Number(nth) : null,
    kind: birth ? 'birth' : booster ? 'booster' : 'dose',
    isInPlaceOfPentavalent: Boolean(instead),
    atYears: years ? Number(years) : null,
  };
}

export function protectsFrom(name: string): string | null {
  const vaccine = readVaccineName(name)?.vaccine;
  return vaccine ? AGAINST[vaccine] : null;
}
