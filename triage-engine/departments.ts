// Which department a specialist works in: their own where the clinic has one, else General Medicine.
import { FIRST_DEPARTMENT, type Specialist, specialistsIn } from '#contract/triage/specialists.ts';

/** As clinics call them. */
const DEPARTMENTS_OF: Record<Specialist, readonly string[]> = {
  'General Physician': [],
  'Emergency Physician': [],
  'Infectious Disease Specialist': [],
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

/** 'Neurologist or General Physician' is read as two; the first that the clinic has wins. */
export function departmentFor(specialist: string, departments: readonly string[]): string {
  const wanted = specialistsIn(specialist).flatMap((one) => DEPARTMENTS_OF[one]);
  const found = wanted.flatMap((name) => departments.find(isNamed(name)) ?? [])[0];
  if (found) return found;
  return departments.includes(FIRST_DEPARTMENT) ? FIRST_DEPARTMENT : (departments[0] ?? FIRST_DEPARTMENT);
}

/** As the clinic writes it: paediatrics, or Paediatrics and Neonatology. */
const isNamed = (name: string) => (department: string) =>
  `${department} `.toLowerCase().search(`^${name.toLowerCase()}[^a-z]`) === 0;

/** Of a clinic that nobody has described: a browser without a connection knows no other. */
export const USUAL_DEPARTMENTS = ['Cardiology', 'Dermatology', FIRST_DEPARTMENT] as const;
