import type { Profile } from '#contract/patients/profile.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { presentProfile } from './profile/present-profile.ts';
import { shownTo } from './profile/shown-to.ts';
import { latestProfile } from './store.ts';

export async function readProfile(deps: Deps, actor: Actor, patientId: string): Promise<Profile> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'profile');
    const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
    return shownTo(actor, presentProfile(patientId, await latestProfile(tx, patientId), today));
  });
}
