// Who looks after what a symptom check finds. The names are the codes: they are kept in results and shown as they stand.
export const SPECIALISTS = [
  'General Physician',
  'Cardiologist',
  'Dermatologist',
  'Neurologist',
  'Orthopedist',
  'Gastroenterologist',
  'Pulmonologist',
  'ENT Specialist',
  'Ophthalmologist',
  'Urologist',
  'Nephrologist',
  'Gynecologist',
  'Obstetrician',
  'Endocrinologist',
  'Hematologist',
  'Rheumatologist',
  'Infectious Disease Specialist',
  'Psychiatrist',
  'Pediatrician',
  'Surgeon',
  'Vascular Surgeon',
  'Oncologist',
  'Dentist',
  'Physical Therapist',
  'Emergency Physician',
] as const;
export type Specialist = (typeof SPECIALISTS)[number];

/** One, or two of whom the first that the clinic has is meant. */
export type SpecialistAdvice = Specialist | `${Specialist} or ${Specialist}`;

export const specialistsIn = (advice: string): Specialist[] =>
  advice.split(' or ').flatMap((one) => SPECIALISTS.find((known) => known === one) ?? []);

/** The department that sees patients whose specialist has none here. */
export const FIRST_DEPARTMENT = 'General Medicine';
