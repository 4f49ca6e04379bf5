import type { Profile } from '#contract/patients/profile.ts';
import { ageOn } from '#server/patients/age.ts';
import type { ProfileRow } from '../store.ts';
import { detailsFor, storedDetails } from './next-allergies.ts';
import type { MedicineVisit, PregnancyVisit } from './next-medicines.ts';
import { problemsFor, type StoredProblem } from './next-problems.ts';

/** What is asked at the first visit; readings and lists of illnesses may stay open. */
const isComplete = (row: ProfileRow): boolean =>
  (row.date_of_birth !== null || row.age_years !== null) &&
  row.sex !== null &&
  row.blood_group !== null &&
  row.emergency_phone !== null &&
  row.allergy_state !== 'not-asked';

export function presentProfile(patientId: string, row: ProfileRow | undefined, today: string): Profile {
  if (!row) return { ...NOTHING_ASKED, patientId };
  return {
    patientId,
    version: row.version,
    isComplete: isComplete(row),
    age: ageOn(row, today),
    dateOfBirth: row.date_of_birth,
    ...(row.birth_corrected
      ? { birthCorrected: { was: row.birth_corrected.was, on: new Date(row.birth_corrected.at).toISOString() } }
      : {}),
    sex: row.sex,
    bloodGroup: row.blood_group,
    EmergencyContact:
      row.emergency_name && row.emergency_phone ? { name: row.emergency_name, phone: row.emergency_phone } : null,
    allergyState: row.allergy_state,
    allergies: row.allergies,
    allergyDetails: detailsFor(row.allergies, storedDetails(row)),
    allergiesStatedBy: row.stater,
    allergiesStatedAt: row.allergies_stated_at?.toISOString() ?? null,
    conditions: row.conditions,
    problems: problemsIn(row),
    medicines: row.medicines,
    ...privateIn(row),
    pregnancy: row.pregnancy,
    contraception: row.contraception as Profile['contraception'],
    kidney: row.kidney as Profile['kidney'],
    gestation:
      row.gestation_days === null ? null : { weeks: Math.floor(row.gestation_days / 7), days: row.gestation_days % 7 },
  };
}

const problemsIn = ({ conditions, problems, private_entries }: ProfileRow): Profile['problems'] =>
  problemsFor(conditions, problems as StoredProblem[]).map(
    ({ visitId: _visit, otherwise: _otherwise, isBeside: _beside, id, ...problem }) => ({
      ...problem,
      ...(id ? { id, isPrivate: private_entries.includes(id) } : {}),
    }),
  );

/** What is hidden from whoever acts for the patient; said to the patient and those in care. */
function privateIn(row: ProfileRow): Pick<Profile, 'hiddenMedicines' | 'isPregnancyHidden'> {
  const hidden = (row.medicine_visits as MedicineVisit[]).filter(({ id }) => row.private_entries.includes(id));
  const pregnancy = row.pregnancy_visit as PregnancyVisit | null;
  return {
    ...(hidden.length > 0 ? { hiddenMedicines: hidden.map(({ name }) => name) } : {}),
    ...(pregnancy && row.private_entries.includes(pregnancy.id) ? { isPregnancyHidden: true } : {}),
  };
}

const NOTHING_ASKED: Omit<Profile, 'patientId'> = {
  version: 0,
  isComplete: false,
  age: null,
  dateOfBirth: null,
  sex: null,
  bloodGroup: null,
  EmergencyContact: null,
  allergyState: 'not-asked',
  allergies: [],
  allergyDetails: [],
  allergiesStatedBy: null,
  allergiesStatedAt: null,
  conditions: [],
  problems: [],
  medicines: [],
  pregnancy: null,
  contraception: null,
  kidney: null,
  gestation: null,
};
