import { randomUUID } from 'node:crypto';
import type { Profile, ProfileForm } from '#contract/patients/profile.ts';
import { visitWrittenFor } from '../appointments/public.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { ageOn } from '../patients/age.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { keepPrivate } from '../patients/private-parts/mark-private.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { requireLikelyGrowth } from './growth/require-likely-growth.ts';
import { mayChangeBirth, mayKeepEntriesPrivate, mayWriteClinicFacts } from './policy.ts';
import { keepUnseen } from './profile/keep-unseen.ts';
import { storedDetails } from './profile/next-allergies.ts';
import type { ClinicFacts } from './profile/next-clinic-facts.ts';
import type { MedicineVisit, PregnancyVisit } from './profile/next-medicines.ts';
import { isSame, type StoredProblem } from './profile/next-problems.ts';
import { NOTHING, nextProfile, type ProfileFacts } from './profile/next-profile.ts';
import { presentProfile } from './profile/present-profile.ts';
import { readingsIn } from './profile/profile-rules.ts';
import { shownTo } from './profile/shown-to.ts';
import { publishToCarers } from './publish-to-carers.ts';
import { recordReadings } from './readings/add-readings.ts';
import { insertProfile, latestProfile, nameOf, type ProfileRow, uncheckedProfile } from './store.ts';

/** Writes a new version; what the form leaves out stays as it was. What it measured becomes readings, in one go. */
export async function saveProfile(deps: Deps, actor: Actor, patientId: string, form: ProfileForm): Promise<Profile> {
  const patient = await requireChart(deps, actor, patientId);
  return transaction(deps.db, (tx) => writeProfile(tx, deps, actor, patient, form));
}

type OpenedPatient = Awaited<ReturnType<typeof requireChart>>;

/** The caller has decided that the actor may: the chart is open, or the actor stands at the bed. */
export async function writeProfile(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  patient: OpenedPatient,
  form: ProfileForm,
): Promise<Profile> {
  const patientId = patient.id;
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);
  const before = await latestProfile(tx, patientId);
  const isClinician = mayWriteClinicFacts(actor);
  const visitId = isClinician ? await visitWrittenFor(tx, { patientId, by: actor.accountId, now }) : null;
  const { value, refused, unusual } = nextProfile(form, factsOf(before), {
    ...{ today, now, by: actor.accountId, isClinician },
    byName: await nameOf(tx, actor.accountId),
    origin: () => ({ id: randomUUID(), visitId }),
    privateEntries: before?.private_entries,
  });
  const hidden = form.problems?.filter(({ isPrivate }) => isPrivate) ?? [];
  if (hidden.length > 0 && !mayKeepEntriesPrivate(actor)) refused.problems = 'Only a doctor makes this private.';
  if (isBirthChanged(before, value) && !mayChangeBirth(actor, agesOf(before, value, today), deps.config.family)) {
    throw new Refusal('birth_at_desk', {
      fields: { [form.dateOfBirth === undefined ? 'age' : 'dateOfBirth']: AT_DESK },
    });
  }
  if (Object.keys(refused).length > 0) throw new Refusal('bad_input', { fields: refused });
  if (Object.keys(unusual).length > 0 && !form.confirmed) throw new Refusal('implausible_value', { fields: unusual });

  const measured = readingsIn(form);
  if (!form.confirmed)
    await requireLikelyGrowth(
      tx,
      deps,
      patientId,
      measured.map(({ reading }) => reading),
      (place) => measured[place]?.field ?? 'weight',
      value,
    );

  const version = (before?.version ?? 0) + 1;
  const isOutdated = form.version !== undefined && form.version + 1 !== version;
  // The primary key lets one of two writers of the same version succeed.
  const row = {
    ...(actor.acting?.withholds
      ? keepUnseen(value, factsOf(before) ?? NOTHING, factsOf(await uncheckedProfile(tx, patientId)) ?? NOTHING)
      : value),
    patient_id: patientId,
    version,
    written_by: actor.accountId,
    written_at: now,
  };
  if (isOutdated || !(await insertProfile(tx, row))) throw new Refusal('version_outdated');

  for (const entry of hidden) {
    const known = entry.id && row.problems.find(({ id }) => id === entry.id);
    const id = (known || row.problems.find((each) => isSame(each, entry)))?.id;
    if (id && !before?.private_entries.includes(id))
      await keepPrivate(tx, deps, actor, { patientId, subject: 'profile-entry', id });
  }
  const readings = measured.map(({ reading }) => reading);
  await recordReadings(tx, deps, actor, patient, readings);
  await appendEntry(tx, deps.clock, actor, 'profile.saved', {
    subject: 'profile',
    subjectId: patientId,
    patientId,
    details: { version },
  });
  await publishToCarers(tx, deps, patient, 'profile');
  return shownTo(actor, presentProfile(patientId, await latestProfile(tx, patientId), today));
}

const AT_DESK = 'Our desk corrects this.';

type Birth = Pick<ProfileFacts, 'date_of_birth' | 'age_years' | 'age_given_on'>;

const isBirthChanged = (before: Birth = NOTHING, after: Birth): boolean =>
  before.date_of_birth !== after.date_of_birth ||
  before.age_years !== after.age_years ||
  before.age_given_on !== after.age_given_on;

const agesOf = (before: Birth = NOTHING, after: Birth, today: string) => ({
  before: ageOn(before, today),
  after: ageOn(after, today),
});

export const factsOf = (row: ProfileRow | undefined): ProfileFacts | undefined =>
  row && {
    ...row,
    allergy_details: storedDetails(row),
    problems: row.problems as StoredProblem[],
    medicine_visits: row.medicine_visits as MedicineVisit[],
    pregnancy_visit: row.pregnancy_visit as PregnancyVisit | null,
    contraception: row.contraception as ClinicFacts['contraception'],
    kidney: row.kidney as ClinicFacts['kidney'],
  };
