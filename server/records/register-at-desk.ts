import type { DeskRegistration, PatientReply } from '#contract/patients/patients.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { ageOn } from '../patients/age.ts';
import { enterAtDesk } from '../patients/enter-at-desk.ts';
import { findPatient } from '../patients/find-patient.ts';
import { presentPatient } from '../patients/present.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { nextProfile } from './profile/next-profile.ts';
import { insertProfile } from './store.ts';

/** The person and the first lines of the health profile, in one go: a name alone identifies nobody. */
export async function registerAtDesk(
  deps: Deps,
  actor: Actor,
  input: DeskRegistration,
): Promise<{ patient: PatientReply; activationCode: string; activateAt: string }> {
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);
  const sex = input.sex === 'not-known' ? undefined : input.sex;
  const form = { dateOfBirth: input.dateOfBirth, age: input.age, sex };
  const { value, refused, unusual } = nextProfile(form, undefined, {
    ...{ today, now, by: actor.accountId },
    // Age and sex only: nothing of it is signed with a name.
    ...{ byName: '', isClinician: true },
  });
  if (Object.keys(refused).length > 0) throw new Refusal('bad_input', { fields: refused });
  if (Object.keys(unusual).length > 0 && !input.confirmed) throw new Refusal('implausible_value', { fields: unusual });
  const born = { dateOfBirth: value.date_of_birth, age: ageOn(value, today), sex: value.sex };

  return transaction(deps.db, async (tx) => {
    const { id, activationCode } = await enterAtDesk(tx, deps, actor, input);
    if (born.age !== null || born.sex !== null) {
      await insertProfile(tx, { ...value, patient_id: id, version: 1, written_by: actor.accountId, written_at: now });
      const about = { subject: 'profile', subjectId: id, patientId: id };
      await appendEntry(tx, deps.clock, actor, 'profile.saved', { ...about, details: { version: 1 } });
    }
    const patient = await presentPatient(tx, deps, await findPatient(tx, id));
    return { patient, activationCode, activateAt: linkTo(deps.config, '/activate') };
  });
}
