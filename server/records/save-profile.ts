import type { Profile, ProfileForm } from '../../contract/records.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { demandChart } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { recordReadings } from './add-readings.ts';
import { profileOnFile } from './profile-on-file.ts';
import { ageOf, canBePregnant, problemsOf, readingsIn } from './profile-rules.ts';
import { examine } from './reading-limits.ts';
import { insertProfile, latestProfile, type ProfileRow } from './store.ts';

/** Writes a new version; what the form leaves out stays as it was. What it measured becomes readings, in one go. */
export async function saveProfile(deps: Deps, actor: Actor, patientId: string, form: ProfileForm): Promise<Profile> {
  const patient = await demandChart(deps, actor, patientId);
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);

  return transaction(deps.db, async (tx) => {
    const before = await latestProfile(tx, patientId);
    demandPlausible(merged(form, before), form, today);
    const version = (form.version ?? before?.version ?? 0) + 1;
    const isNew = await insertProfile(tx, {
      ...nextRow(form, before, { today, now, by: actor.accountId }),
      patient_id: patientId,
      version,
      written_by: actor.accountId,
      written_at: now,
    });
    if (!isNew || version !== (before?.version ?? 0) + 1) throw new Refusal('version_outdated');
    const readings = readingsIn(form).map(({ reading }) => reading);
    await recordReadings(tx, deps, actor, patient, readings);
    await appendEntry(tx, deps.clock, actor, 'profile.saved', {
      subject: 'profile',
      subjectId: patientId,
      patientId,
      details: { version },
    });
    const accounts = [actor.accountId, ...(patient.account_id ? [patient.account_id] : [])];
    await announce(tx, { type: 'profile', id: patientId, to: { accounts } });
    return profileOnFile(patientId, await latestProfile(tx, patientId), today);
  });
}

/** The rules look at the whole: a pregnancy may be said today and the sex last year. */
const merged = (form: ProfileForm, before: ProfileRow | undefined): ProfileForm => ({
  ...form,
  sex: form.sex ?? before?.sex ?? undefined,
  age: form.age ?? (form.dateOfBirth ? undefined : (before?.age_years ?? undefined)),
  dateOfBirth: form.dateOfBirth ?? (form.age === undefined ? (before?.date_of_birth ?? undefined) : undefined),
  allergies: form.allergies ?? (form.allergyState === undefined ? undefined : (before?.allergies ?? [])),
});

function demandPlausible(whole: ProfileForm, form: ProfileForm, today: string): void {
  const { refused, unusual } = problemsOf(whole, today);
  for (const { field, reading } of readingsIn(form)) {
    const found = examine(reading);
    if (found) (found.verdict === 'refused' ? refused : unusual)[field] = found.sentence;
  }
  if (Object.keys(refused).length > 0) throw new Refusal('bad_input', { fields: refused });
  if (Object.keys(unusual).length > 0 && !form.confirmed) throw new Refusal('implausible_value', { fields: unusual });
}

function nextRow(
  form: ProfileForm,
  before: ProfileRow | undefined,
  { today, now, by }: { today: string; now: Date; by: string },
) {
  const whole = merged(form, before);
  const isAllergySaid = form.allergyState !== undefined || form.allergies !== undefined;
  const state = form.allergyState ?? (form.allergies?.length ? 'listed' : (before?.allergy_state ?? 'not-asked'));
  const gaveAge = form.age !== undefined && form.dateOfBirth === undefined;
  const gaveBirth = form.dateOfBirth !== undefined;
  return {
    date_of_birth: gaveBirth ? form.dateOfBirth : gaveAge ? null : (before?.date_of_birth ?? null),
    age_years: gaveAge ? form.age : gaveBirth ? null : (before?.age_years ?? null),
    age_given_on: gaveAge ? today : gaveBirth ? null : (before?.age_given_on ?? null),
    sex: form.sex ?? before?.sex ?? null,
    blood_group: form.bloodGroup ?? before?.blood_group ?? null,
    emergency_name: form.EmergencyContact?.name ?? before?.emergency_name ?? null,
    emergency_phone: form.EmergencyContact?.phone ?? before?.emergency_phone ?? null,
    allergy_state: state,
    allergies: form.allergies ?? (state === 'none-known' || state === 'not-asked' ? [] : (before?.allergies ?? [])),
    allergies_stated_by: isAllergySaid ? by : (before?.allergies_stated_by ?? null),
    allergies_stated_at: isAllergySaid ? now : (before?.allergies_stated_at ?? null),
    conditions: form.conditions ?? before?.conditions ?? [],
    medicines: form.medicines ?? before?.medicines ?? [],
    // What was said before does not outlive a correction of sex or age.
    pregnancy: canBePregnant(whole, ageOf(whole, today)) ? (form.pregnancy ?? before?.pregnancy ?? null) : null,
  };
}
