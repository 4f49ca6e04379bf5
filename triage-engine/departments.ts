// Which department a specialist works in: their own where the clinic has one, else General Medicine.

const SPECIALTY: Record<string, string[]> = {
  Cardiologist: ['Cardiology'],
  Dermatologist: ['Dermatology'],
  Neurologist: ['Neurology'],
  Orthopedist: ['Orthopedics', 'Orthopaedics'],
  'Physical Therapist': ['Physiotherapy', 'Physical Therapy'],
  Gastroenterologist: ['Gastroenterology'],
  Pulmonologist: ['Pulmonology', 'Respiratory Medicine'],
  'ENT Specialist': ['ENT', 'Ear, Nose and Throat'],
  Ophthalmologist: ['Ophthalmology'],
  Urologist: ['Urology'],
  Nephrologist: ['Nephrology'],
  Gynecologist: ['Gynecology', 'Gynaecology', 'Obstetrics and Gynecology'],
  Obstetrician: ['Obstetrics', 'Obstetrics and Gynecology'],
  Endocrinologist: ['Endocrinology'],
  Hematologist: ['Hematology', 'Haematology'],
  Rheumatologist: ['Rheumatology'],
  Psychiatrist: ['Psychiatry'],
  Pediatrician: ['Pediatrics', 'Paediatrics', 'Child Health'],
  Surgeon: ['Surgery', 'General Surgery'],
  'Vascular Surgeon': ['Vascular Surgery', 'Surgery'],
  Oncologist: ['Oncology'],
  Dentist: ['Dentistry'],
};

const FALLBACK = 'General Medicine';

/** 'Neurologist or General Physician' is read as two; the first that the clinic has wins. */
export function departmentFor(specialist: string, departments: readonly string[]): string {
  const wanted = specialist.split(' or ').flatMap((one) => SPECIALTY[one] ?? []);
  const found = wanted.flatMap((name) => departments.find(isNamed(name)) ?? [])[0];
  if (found) return found;
  return departments.includes(FALLBACK) ? FALLBACK : (departments[0] ?? FALLBACK);
}

/** As the clinic writes it: paediatrics, or Paediatrics and Neonatology. */
const isNamed = (name: string) => (department: string) =>
  `${department} `.toLowerCase().search(`^${name.toLowerCase()}[^a-z]`) === 0;

/** Of a clinic that nobody has described: a browser without a connection knows no other. */
export const USUAL_DEPARTMENTS = ['Cardiology', 'Dermatology', FALLBACK] as const;
