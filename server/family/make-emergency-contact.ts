import { saveProfile as contract } from '#contract/patients/profile.ts';
import { findAccess } from '../patients/access/find-access.ts';
import { findContact } from '../patients/sharing/find-contact.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { saveProfile } from '../records/save-profile.ts';

/** With the name and the number of their account; a new version of the profile says so. */
export async function makeEmergencyContact(deps: Deps, actor: Actor, accessId: string): Promise<void> {
  const { patientId, name, phone } = await findContact(deps, actor, accessId);
  const whose = await findAccess(deps, actor, contract, patientId);
  await saveProfile(deps, { ...actor, ...whose }, patientId, { EmergencyContact: { name, phone } });
}
