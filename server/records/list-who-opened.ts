import type { AccessEntry } from '../../contract/records.ts';
import { readTrailOf, type TrailEntry } from '../audit/read-trail.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { inPlainWords } from './plain-words.ts';

const USUAL = 100;
const ROLE_WORDS: Record<string, string> = {
  patient: 'Patient',
  doctor: 'Doctor',
  staff: 'Nurse',
  admin: 'Administrator',
  visitor: 'Visitor',
  system: 'Clinic',
};

/** From the audit trail, for the person it is about. What they looked at themselves is left out; what they changed is not. */
export async function listWhoOpened(
  deps: Deps,
  actor: Actor,
  patientId: string,
  limit = USUAL,
): Promise<AccessEntry[]> {
  const patient = await findOwnPatient(deps.db, actor);
  if (patient.id !== patientId) throw new Refusal('not_found');
  const isOwnLook = (entry: TrailEntry) => entry.actor_id === actor.accountId && entry.action.endsWith('.opened');
  const entries = await readTrailOf(deps.db, patientId, limit * 3);
  return entries
    .filter((entry) => !isOwnLook(entry))
    .slice(0, limit)
    .map((entry) => ({
      at: entry.at.toISOString(),
      who: entry.actor_id === actor.accountId ? 'You' : (entry.name ?? deps.config.clinic.name),
      role: ROLE_WORDS[entry.actor_role] ?? entry.actor_role,
      what: inPlainWords(entry.action),
    }));
}
