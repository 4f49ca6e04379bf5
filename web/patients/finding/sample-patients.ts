// Made-up people, shown in the demo clinic alone, when its patients could not be fetched. Loaded only then.
import type { PatientListed } from '#contract/patients/patients.ts';

const person = (
  number: number,
  name: string,
  age: number,
  gender: string,
  condition: string,
  status: PatientListed['status'],
): PatientListed => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  pud: 'PUD-00000-00000',
  name,
  age,
  dateOfBirth: null,
  gender,
  lastVisit: `2026-10-0${number}`,
  condition,
  status,
  phoneEnding: '0000',
  isDeactivated: false,
  isInCare: false,
});

export const SAMPLE_PATIENTS: PatientListed[] = [
  person(1, 'Sample Anand', 45, 'Male', 'Hypertension', 'Active'),
  person(2, 'Sample Bina', 32, 'Female', 'Type 2 diabetes', 'Follow-up'),
  person(3, 'Sample Chetan', 58, 'Male', 'Heart failure', 'Critical'),
  person(4, 'Sample Divya', 27, 'Female', 'Migraine', 'Active'),
  person(5, 'Sample Eshan', 39, 'Male', 'Asthma', 'Follow-up'),
];
