import type { VisitState } from '#contract/appointments/visits.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { isOver, sideOf, stateOf } from './policy.ts';
import { lockVisit, type VisitRow, visitById } from './store.ts';

export type Found = { row: VisitRow; side: 'patient' | 'doctor'; state: VisitState };

/** Another's visit answers like one that does not exist. */
export async function findVisit(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<Found> {
  const unchecked = await visitById(deps.db, id);
  const side = unchecked && sideOf(actor, unchecked);
  if (!unchecked || !side) throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  return { row: unchecked, side, state: stateOf(unchecked, deps.clock.now()) };
}

/** Holds a visit that goes on until the transaction ends. Whoever cancels or moves it comes before or after. */
export async function holdVisit(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, id: string): Promise<Found> {
  await findVisit({ ...deps, db: tx }, actor, id);
  await lockVisit(tx, id);
  const found = await findVisit({ ...deps, db: tx }, actor, id);
  if (found.state === 'not-open') throw new Refusal('visit_not_open');
  if (isOver(found.state)) throw new Refusal('visit_over');
  return found;
}
