// The reception puts right who someone is. Name and phone are the patient's, birth and sex the health profile's: one act, one reason.
import type { CorrectedField, correctPerson as contract } from '#contract/appointments/reception.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { requirePlainReason } from '../appointments/desk/desk-limits.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findPeople } from '../identity/find-people.ts';
import { notify } from '../notices/notify.ts';
import { correctContact } from '../patients/change-patient.ts';
import { findCarers } from '../patients/chart-access/care.ts';
import { findPatient, lockPatientById, type PatientRow } from '../patients/find-patient.ts';
import { addCorrections } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { ASK_ABOUT_PREGNANCY, hasDoubtfulPregnancy } from './doubtful-pregnancy.ts';
import { chartsOf } from './policy.ts';
import { nextProfile } from './profile/next-profile.ts';
import { publishToCarers } from './publish-to-carers.ts';
import { factsOf } from './save-profile.ts';
import { insertProfile, latestProfile, type ProfileRow } from './store.ts';

type Typed = {
  name?: string | undefined;
  phone?: string | undefined;
  dateOfBirth?: string | undefined;
  sex?: 'male' | 'female' | 'other' | undefined;
  reason: string;
  version: number;
  confirmed?: boolean | undefined;
};
type Change = { field: CorrectedField; was: string | null; became: string };

export async function correctPerson(
  deps: Deps,
  actor: Actor,
  id: string,
  typed: Typed,
): Promise<ReplyOf<typeof contract>> {
  requirePlainReason(actor, typed.reason);
  return transaction(deps.db, async (tx) => {
    await lockPatientById(tx, id);
    const before = await findPatient(tx, id);
    if (before.version !== typed.version) throw new Refusal('version_outdated');
    const profile = await latestProfile(tx, id);
    const changes = changesIn(typed, before, profile);
    if (changes.length === 0) throw new Refusal('nothing_to_correct');
    if (!(await correctContact(tx, deps, actor, before, typed))) throw new Refusal('version_outdated');
    if (changes.some(isOfProfile)) await writeBirthAndSex(tx, deps, actor, { before, profile, typed });
    const common = {
      patient_id: id,
      reason: typed.reason,
      corrected_by: actor.accountId,
      corrected_at: deps.clock.now(),
    };
    await addCorrections(
      tx,
      changes.map((change) => ({ ...common, ...change })),
    );
    await appendEntry(tx, deps.clock, actor, 'patient.corrected', {
      ...{ subject: 'patient', subjectId: id, patientId: id },
      details: Object.fromEntries(changes.map(({ field }) => [field, true])),
    });
    await tellCarers(tx, deps, before, changes.filter(isOfProfile));
    await publish(tx, { type: 'patients', id, to: { roles: ['staff', 'doctor', 'desk'] } });
    await publish(tx, { type: 'appointments', to: { roles: ['desk'] } });
    return { corrected: changes.map(({ field }) => field) };
  });
}

const isOfProfile = ({ field }: Change): boolean => field === 'date-of-birth' || field === 'sex';

function changesIn(typed: Typed, { name, phone }: PatientRow, profile: ProfileRow | undefined): Change[] {
  const told: [CorrectedField, string | null, string | undefined][] = [
    ['name', name, typed.name],
    ['phone', phone, typed.phone],
    ['date-of-birth', bornIn(profile), typed.dateOfBirth && plainDay(typed.dateOfBirth)],
    ['sex', profile?.sex ?? null, typed.sex],
  ];
  return told.flatMap(([field, was, became]) =>
    became !== undefined && became !== was ? [{ field, was, became }] : [],
  );
}

function bornIn(profile: ProfileRow | undefined): string | null {
  if (profile?.date_of_birth) return plainDay(profile.date_of_birth);
  return profile?.age_years == null ? null : `${profile.age_years} years on ${plainDay(profile.age_given_on ?? '')}`;
}

const plainDay = (day: string): string => day.split('-').toReversed().join('/');

type Known = { before: PatientRow; profile: ProfileRow | undefined; typed: Typed };

async function writeBirthAndSex(tx: Tx, deps: Deps, actor: Actor, { before, profile, typed }: Known): Promise<void> {
  const now = deps.clock.now();
  const { dateOfBirth, sex } = typed;
  const { value, refused, unusual } = nextProfile({ dateOfBirth, sex }, factsOf(profile), {
    ...{ today: dayIn(deps.config.clinic.timeZone, now), now, by: actor.accountId },
    // Birth and sex only: nothing of it is signed with a name.
    ...{ byName: '', isClinician: false },
  });
  if (Object.keys(refused).length > 0) throw new Refusal('bad_input', { fields: refused });
  if (Object.keys(unusual).length > 0 && !typed.confirmed) throw new Refusal('implausible_value', { fields: unusual });
  const version = (profile?.version ?? 0) + 1;
  // The desk does not see it, and so does not change it.
  const { pregnancy = null, pregnancy_visit = null } = factsOf(profile) ?? {};
  const row = {
    ...value,
    pregnancy,
    pregnancy_visit,
    patient_id: before.id,
    version,
    written_by: actor.accountId,
    written_at: now,
  };
  if (!(await insertProfile(tx, row))) throw new Refusal('version_outdated');
  const about = { subject: 'profile', subjectId: before.id, patientId: before.id };
  await appendEntry(tx, deps.clock, actor, 'profile.saved', { ...about, details: { version } });
  await publishToCarers(tx, deps, before, 'profile');
}

const FIELDS = { 'date-of-birth': 'date of birth', sex: 'sex', name: 'name', phone: 'phone' };

/** Doses, limits and scores go by age and sex: whoever cares for them looks again. */
async function tellCarers(tx: Tx, deps: Deps, patient: PatientRow, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const carers = await findCarers(tx, patient.id, deps.clock.now());
  const people = await findPeople(tx, carers);
  const ask = (await hasDoubtfulPregnancy(tx, deps, patient.id)) ? ` ${ASK_ABOUT_PREGNANCY}` : '';
  const lines = changes.map(({ field, was, became }) => `${FIELDS[field]}: ${was ?? 'not known'} → ${became}`);
  for (const to of carers) {
    await notify(tx, deps, {
      ...{ to, kind: 'correction', patientId: patient.id, link: chartsOf(people.get(to)?.role, patient.id) },
      title: `${patient.name}: ${changes.map(({ field }) => FIELDS[field]).join(' and ')} put right`,
      text: `${lines.join('; ')}. Doses and limits go by it: look at what runs.${ask}`,
    });
  }
}
