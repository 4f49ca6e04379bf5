import type { HandoverPatient } from '#contract/ward/handover.ts';
import { listLive } from '#server/admissions/find-inpatient.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { RANK } from '../clinical-status.ts';
import { findClinicalStatuses, type WithStatus } from '../find-clinical-statuses.ts';
import { partialSetOf } from '../newest-readings.ts';

type Worse = HandoverPatient['worseNow'];
type Written = Pick<HandoverPatient, 'inpatientId' | 'status' | 'score'>;
export type WorseNow = (written: Written) => Worse;

/** Finds who is worse by now than a handover written some time ago says. */
export async function findWorseNow(tx: Tx, deps: Deps, actor: Actor, since: Date): Promise<WorseNow> {
  const inTx = { ...deps, db: tx };
  const live = await listLive(inTx, actor);
  const here = new Set(live.map(({ id }) => id));
  const clinicalStatusOf = await findClinicalStatuses(inTx, live);
  return (written) =>
    here.has(written.inpatientId) ? worseThan(written, clinicalStatusOf(written.inpatientId), since) : null;
}

/** A higher score, a status that needs someone sooner, or or what a set that is not complete says by itself. */
function worseThan(written: Pick<Written, 'status' | 'score'>, clinicalStatus: WithStatus, since: Date): Worse {
  const { status, score, because, scored, sets } = clinicalStatus;
  const at = scored === null ? null : (sets[scored]?.measured_at.toISOString() ?? null);
  const partial = partialSetOf(clinicalStatus);
  if (score !== null && score > (written.score ?? score)) return { words: `NEWS2 ${score}`, at };
  if (partial && (partial.threes.length > 0 || partial.atLeast !== null) && new Date(partial.at) > since)
    return { words: partial.words, at: partial.at };
  if (RANK[status] >= RANK[written.status]) return null;
  const isScore = because.startsWith('NEWS2');
  return { words: because.replace(/^NEWS2 is/, 'NEWS2').replace(/\.$/, ''), at: isScore ? at : null };
}
