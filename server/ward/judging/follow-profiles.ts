// An age or a pregnancy that is written down later changes how the sets of a stay are judged: the alarm follows, whoever wrote it.
import { flagOpenedByAlarm } from '#server/admissions/flag-alarm.ts';
import { claimProfile, listUnfollowedProfiles } from '#server/admissions/follow-profile.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { followNewJudgement } from '#server/alerts/follow-new-judgement.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { countingScore } from '../counting-score.ts';
import { markWhenCritical } from '../mark-when-critical.ts';

export async function followProfiles(deps: Deps): Promise<void> {
  await forEachIsolated(
    await listUnfollowedProfiles(deps.db),
    ({ id }) => `admission ${id}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const stay = await claimProfile(tx, id);
        if (!stay) return;
        const counting = countingScore(await markWhenCritical(tx, deps, stay));
        if (counting) {
          await followNewJudgement(tx, deps, {
            ...{ patientId: stay.patient_id, staySince: stay.admitted_at, counting },
            beforeAlarm: async () => {
              if (!stay.accepted_at) await flagOpenedByAlarm(tx, deps, SYSTEM, stay);
            },
          });
        }
        await publishWard(tx, deps, ['inpatients', 'patients'], { patientId: stay.patient_id, id });
      }),
  );
}
