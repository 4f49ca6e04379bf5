import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { enterChild } from '../patients/access/enter-child.ts';
import { ageOn } from '../patients/age.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { nextProfile } from './profile/next-profile.ts';
import { insertProfile } from './store.ts';

type Child = { name: string; dateOfBirth: string; sex: 'male' | 'female' | 'other'; phone?: string | undefined };

/** A parent or guardian registers a child, with the first lines of the health profile: the age decides who may see what. */
export async function registerChild(
  deps: Deps,
  actor: Actor,
  child: Child,
): Promise<{ patientId: string; pud: string; accessId: string }> {
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);
  const form = { dateOfBirth: child.dateOfBirth, sex: child.sex };
  const { value, refused } = nextProfile(form, undefined, {
    ...{ today, now, by: actor.accountId },
    // Birth and sex only: nothing of it is signed with a name.
    ...{ byName: '', isClinician: false },
  });
  if (Object.keys(refused).length > 0) throw new Refusal('bad_input', { fields: refused });
  const age = ageOn(value, today);
  if (age === null || age >= deps.config.family.adultFrom) {
    throw new Refusal('not_a_child', { fields: { dateOfBirth: 'This person is of age: ask them to register.' } });
  }
  return transaction(deps.db, async (tx) => {
    const entered = await enterChild(tx, deps, actor, child);
    const { patientId } = entered;
    await insertProfile(tx, {
      ...value,
      ...{ patient_id: patientId, version: 1, written_by: actor.accountId, written_at: now },
    });
    const about = { subject: 'profile', subjectId: patientId, patientId, details: { version: 1 } };
    await appendEntry(tx, deps.clock, actor, 'profile.saved', about);
    return entered;
  });
}
