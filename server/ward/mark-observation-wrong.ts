import type { Observation } from '#contract/ward/observations.ts';
import { lockStay } from '../admissions/find-inpatient.ts';
import { flagAlarm } from '../admissions/flag-alarm.ts';
import { publishWard } from '../admissions/publish-ward.ts';
import { correctScore } from '../alerts/correct-score.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { crossOutReading } from '../records/readings/cross-out-reading.ts';
import { countingScore } from './counting-score.ts';
import { hasCriticalSet } from './judging/has-critical-set.ts';
import { markWhenCritical } from './mark-when-critical.ts';
import { isOwnSet } from './policy.ts';
import { presentObservation } from './present-observation.ts';
import { crossOutSet, observationById } from './store.ts';

/**
 * Whoever entered a set marks it wrong. Its values are crossed out in the record as well, and an alert that rests on it is
 * taken back.
 */
export async function markObservationWrong(deps: Deps, actor: Actor, id: string, reason: string): Promise<Observation> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await observationById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    const admission = await lockStay(tx, deps, actor, unchecked.admission_id);
    if (!isOwnSet(actor, unchecked)) throw new Refusal('not_found', { patientId: admission.patient_id });
    const crossed = { owner: admission.patient_id, by: actor.accountId, at: deps.clock.now(), reason };
    if (!(await crossOutSet(tx, id, crossed))) throw new Refusal('already_marked_wrong');
    for (const reading of unchecked.reading_ids) await crossOutOf(tx, deps, actor, reading);
    const clinicalStatus = await markWhenCritical(tx, deps, admission);
    await correctScore(tx, deps, actor, {
      ...{ patientId: admission.patient_id, staySince: admission.admitted_at },
      ...{ wrongId: id, reason, latest: countingScore(clinicalStatus) },
      isStillCritical: (since) => hasCriticalSet(tx, deps, admission, since),
      beforeAlarm: async () => {
        if (!admission.accepted_at) await flagAlarm(tx, deps, actor, admission, id);
      },
    });
    const about = { subject: 'observation', subjectId: id, patientId: admission.patient_id };
    await appendEntry(tx, deps.clock, actor, 'observation.marked_wrong', about);
    await publishWard(tx, deps, ['inpatients', 'patients'], { patientId: admission.patient_id, id: admission.id });
    return presentObservation((await observationById(tx, id)) ?? unchecked, actor);
  });
}

/** One of them may have been crossed out on its own before. */
async function crossOutOf(tx: Tx, deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(tx, (inner) => crossOutReading(inner, deps, actor, id)).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
  });
}
