import type { AllergyDetail, ProfileForm } from '#contract/patients/profile.ts';
import { ageOn } from '#server/patients/age.ts';
import type { Judged } from '../readings/judged.ts';
import { examine } from '../readings/reading-limits.ts';
import type { ProfileRow } from '../store.ts';
import { nextAge } from './next-age.ts';
import { nextAllergies } from './next-allergies.ts';
import { type ClinicFacts, nextClinicFacts } from './next-clinic-facts.ts';
import { type MedicineVisit, nextMedicines, nextPregnancyVisit, type PregnancyVisit } from './next-medicines.ts';
import { nextProblems, type Origin, type StoredProblem } from './next-problems.ts';
import { canBePregnant, readingsIn } from './profile-rules.ts';

export type ProfileFacts = Omit<
  ProfileRow,
  | 'id'
  | 'patient_id'
  | 'version'
  | 'written_by'
  | 'written_at'
  | 'stater'
  | 'birth_corrected'
  | 'private_entries'
  | 'allergy_details'
  | 'problems'
  | 'medicine_visits'
  | 'pregnancy_visit'
  | 'contraception'
  | 'kidney'
> &
  ClinicFacts & {
    allergy_details: AllergyDetail[];
    problems: StoredProblem[];
    medicine_visits: MedicineVisit[];
    pregnancy_visit: PregnancyVisit | null;
  };

/** What a record says in which nobody has written yet. */
export const NOTHING: ProfileFacts = {
  date_of_birth: null,
  age_years: null,
  age_given_on: null,
  sex: null,
  blood_group: null,
  emergency_name: null,
  emergency_phone: null,
  allergy_state: 'not-asked',
  allergies: [],
  allergy_details: [],
  allergies_stated_by: null,
  allergies_stated_at: null,
  conditions: [],
  problems: [],
  medicines: [],
  medicine_visits: [],
  pregnancy: null,
  pregnancy_visit: null,
  contraception: null,
  kidney: null,
  gestation_days: null,
};

type Moment = {
  today: string;
  now: Date;
  by: string;
  byName: string;
  isClinician: boolean;
  /** The origin of what a clinician writes now, each time a new one; left out where nothing clinical is written. */
  origin?: (() => Origin) | undefined;
  /** Which entries are hidden from whoever acts for the patient. */
  privateEntries?: readonly string[] | undefined;
};

/** What the form leaves out stays as it was. Only what it says is judged: an unusual age is not asked about again. */
export function nextProfile(form: ProfileForm, before: ProfileFacts = NOTHING, moment: Moment): Judged<ProfileFacts> {
  const { today } = moment;
  const age = nextAge(form, before, today);
  const allergies = nextAllergies(form, before, { by: moment.by, at: moment.now });
  const writer = {
    ...{ name: moment.byName, isClinician: moment.isClinician, at: moment.now },
    origin: moment.isClinician ? moment.origin : undefined,
  };
  const clinic = nextClinicFacts(form, before, writer, today);
  const sex = form.sex ?? before.sex;
  const isAsked = canBePregnant(sex, ageOn(age.value, today));
  // Only a clinician clears one that was said: by saying so, or by putting birth or sex right.
  const isSaid = before.pregnancy === 'yes' || before.pregnancy === 'unsure';
  const isCleared = moment.isClinician && (form.pregnancy === 'no' || canBePregnant(before.sex, ageOn(before, today)));
  const refused = { ...age.refused, ...allergies.refused, ...clinic.refused };
  const unusual = { ...age.unusual };
  if (form.pregnancy !== undefined && !isAsked && !(isSaid && isCleared))
    refused.pregnancy = 'This is not asked for this age and sex.';
  for (const { field, reading } of readingsIn(form)) {
    const found = examine(reading);
    if (found) (found.verdict === 'refused' ? refused : unusual)[field] = found.sentence;
  }
  const pregnancy = isAsked ? (form.pregnancy ?? before.pregnancy) : isSaid && !isCleared ? before.pregnancy : null;
  const isPrivate = (id: string) => Boolean(moment.privateEntries?.includes(id));
  const value = {
    ...age.value,
    ...allergies.value,
    sex,
    blood_group: form.bloodGroup ?? before.blood_group,
    emergency_name: form.EmergencyContact?.name ?? before.emergency_name,
    emergency_phone: form.EmergencyContact?.phone ?? before.emergency_phone,
    ...nextProblems(form, before, writer),
    ...clinic.value,
    gestation_days: form.gestation ? form.gestation.weeks * 7 + form.gestation.days : before.gestation_days,
    ...nextMedicines(form.medicines, before, writer),
    pregnancy,
    pregnancy_visit: nextPregnancyVisit(pregnancy, before, writer, isPrivate),
  };
  return { value, refused, unusual };
}
