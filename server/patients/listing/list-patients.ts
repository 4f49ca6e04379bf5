import type { PATIENT_FILTERS, PatientListed } from '#contract/patients/patients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayBounds } from '#server/platform/zoned-time.ts';
import { listsOnlyInCare } from '../policy.ts';
import { foldName } from '../search/fold-name.ts';
import { lookingAs, patientListed } from './listed.ts';
import { listedByName } from './store.ts';

type Input = {
  limit: number;
  after?: string | undefined;
  q?: string | undefined;
  filter?: (typeof PATIENT_FILTERS)[number] | undefined;
};

/** Lists patients by name: a doctor sees those in care, the desk everyone, narrowed by search and filter. */
export async function listPatients(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  { limit, after, q, filter }: Input,
): Promise<PatientListed[]> {
  const looking = lookingAs(deps, actor);
  const isAboutCare = filter !== undefined || q !== undefined;
  const rows = await listedByName(deps.db, looking, {
    limit,
    after,
    onlyInCare: listsOnlyInCare(actor, isAboutCare),
    holds: q ? { inName: foldName(q).join(' '), inCondition: q } : undefined,
    mark: filter === 'critical' || filter === 'follow-up' ? filter : undefined,
    visitsBetween: filter === 'today' ? dayBounds(looking.today, deps.config.clinic.timeZone) : undefined,
  });
  return rows.map((row) => patientListed(looking, row));
}
