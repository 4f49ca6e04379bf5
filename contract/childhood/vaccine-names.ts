// What the vaccines of the delivered schedule protect from, by their names.

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

/** Which of its doses a name says: "Polio drops 1", "Hepatitis B, birth dose", "DPT booster 2", "Td at 10 years". */
const DOSE = /^(?:, birth dose| booster)?(?: [1-9])?(?:, in place of pentavalent)?(?: at \d{1,2} years)?$/;

/** Null for a name that a clinic wrote. */
export function protectsFrom(name: string): string | null {
  const [, against] =
    Object.entries(AGAINST).find(([vaccine]) => name.startsWith(vaccine) && DOSE.test(name.slice(vaccine.length))) ??
    [];
  return against ?? null;
}
