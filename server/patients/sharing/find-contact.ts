import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayMakeContact } from './policy.ts';
import { uncheckedAccess } from './store.ts';

/** Who holds this share, to become the emergency contact of the patient. */
export async function findContact(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  accessId: string,
): Promise<{ patientId: string; name: string; phone: string }> {
  const access = await uncheckedAccess(db, accessId);
  if (!access || !mayMakeContact(actor, access)) throw new Refusal('not_found');
  if (!access.phone) throw new Refusal('no_phone');
  return { patientId: access.patient_id, name: access.name, phone: access.phone };
}
