import type { PatientListed } from '../../contract/patients.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { patientListed } from './listed.ts';
import { listedByName } from './store.ts';

/** By name: to a doctor those in care, at the desk everyone. */
export async function listPatients(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  page: { limit: number; after?: string | undefined },
): Promise<PatientListed[]> {
  const whose = { caredForBy: actor.accountId, now: deps.clock.now() };
  const rows = await listedByName(deps.db, whose, { ...page, onlyInCare: actor.role === 'doctor' });
  return rows.map((row) => patientListed(deps, row));
}
