import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { findStays, openInpatient } from '../admissions/find-inpatient.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { listStayDoses } from '../medication/list-stay-doses.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { findWardFacts } from './find-ward-facts.ts';
import { judgedNow } from './judging/judged-now.ts';
import { presentInpatient } from './present-inpatient.ts';
import { presentObservation } from './present-observation.ts';
import { setsOf } from './store.ts';

const ALL = { sets: 200, notes: 200 };
const SETS = 100;

export const readInpatient = (deps: Deps, actor: Actor, id: string): Promise<InpatientDetail> =>
  transaction(deps.db, (tx) => inpatientDetail(tx, deps, actor, id));

/** Also the reply of use cases that changed something. */
export async function inpatientDetail(tx: Tx, deps: Deps, actor: Actor, id: string): Promise<InpatientDetail> {
  const inTx = { ...deps, db: tx };
  const admission = await openInpatient(tx, deps, actor, id, 'inpatient');
  const [known] = await findWardFacts(inTx, actor, [admission]);
  if (!known) throw new Refusal('not_found');
  return {
    ...presentInpatient(deps, actor, known, ALL),
    phone: admission.phone,
    emergencyContact: known.profile.EmergencyContact,
    observations: (await setsOf(tx, id, SETS)).map((row) => presentObservation(judgedNow(row, known.profile), actor)),
    doses: await listStayDoses(inTx, id),
    stays: await findStays(tx, id),
  };
}
