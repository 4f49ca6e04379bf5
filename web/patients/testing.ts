import type { PatientListed } from '#contract/patients/patients.ts';

let number = 0;

export function aPatientListed(changes: Partial<PatientListed> = {}): PatientListed {
  number += 1;
  return {
    id: `0197a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`,
    pud: 'PUD-7K3QX-2M9TD',
    name: 'Ananya Rao',
    age: 34,
    dateOfBirth: '1992-03-14',
    gender: 'Female',
    lastVisit: '2026-11-12',
    condition: 'Hypertension',
    status: 'Active',
    phoneEnding: '4477',
    isDeactivated: false,
    isInCare: true,
    ...changes,
  };
}
