import type { Inpatient } from '#contract/ward/inpatients.ts';
import { listEveryLive, listLive } from '../admissions/find-inpatient.ts';
import { transaction } from '../db/transaction.ts';
import { countTasks } from '../medication/doses/list-tasks.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findClinicalStatuses } from './find-clinical-statuses.ts';
import { findWardFacts } from './find-ward-facts.ts';
import { presentInpatient } from './present-inpatient.ts';

const SHOWN = { sets: 8, notes: 3 };

export async function listInpatients(deps: Deps, actor: Actor): Promise<Inpatient[]> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const admissions = await listLive(inTx, actor);
    const known = await findWardFacts(inTx, actor, admissions);
    return known.map((one) => presentInpatient(deps, actor, one, SHOWN));
  });
}

/** The figures of the badges: numbers only, so nobody's chart is opened by them. Who waits for acceptance counts too. */
export async function countInpatients(deps: Deps, actor: Actor) {
  const admissions = await listEveryLive(deps, actor);
  const clinicalStatusOf = await findClinicalStatuses(deps, admissions);
  const standings = admissions.map(({ id }) => clinicalStatusOf(id));
  const count = (...wanted: string[]) => standings.filter(({ status }) => wanted.includes(status)).length;
  const doses = await countTasks(deps, actor);
  return {
    inpatients: admissions.length,
    needAttention: count('attention', 'critical'),
    critical: count('critical'),
    attention: count('attention'),
    stable: count('stable'),
    notScored: count('not-scored'),
    observationsLate: standings.filter(({ isLate }) => isLate).length,
    openDoses: doses.open,
    overdueDoses: doses.overdue,
  };
}
