// The door of a visit: the patient agrees and waits, the doctor lets in and confirms who it is.
import type { Visit } from '#contract/appointments/visits.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeVisit } from './change-visit.ts';
import { isLetIn } from './policy.ts';
import { cellOf, needsAdult } from './present-visit.ts';
import {
  beginMode,
  goingOnOf,
  letIn as letInIfWaiting,
  lockRoomsOf,
  noteIdentity,
  type VisitRow,
  wait,
} from './store.ts';

/** The consent is recorded with the moment, with where the patient is and can be called; waiting twice is waiting once. */
export const waitForVisit = (deps: Deps, actor: Actor, id: string, said: Said): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.agreed',
    work: async (tx, { row }) => {
      const phone = deps.seal.seal(said.phone, cellOf(id, 'phone'));
      const place = deps.seal.seal(said.place, cellOf(id, 'place'));
      return wait(tx, row, deps.clock.now(), { phone, place });
    },
  });

type Said = { phone: string; place: string };

/** From here on it is a visit by video, whatever becomes of the connection. */
export const letIn = (deps: Deps, actor: Actor, id: string): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.let_in',
    work: async (tx, { row, state }) => {
      if (isLetIn(state)) return false;
      await requireNoOther(tx, row);
      const now = deps.clock.now();
      if (!(await letInIfWaiting(tx, id, now))) throw new Refusal('nobody_waits');
      return beginMode(tx, id, { mode: 'video', chosenBy: null, now });
    },
  });

/** One doctor speaks with one patient at a time: nobody sits in front of a silent picture. */
async function requireNoOther(tx: Tx, { id, doctor_id }: VisitRow): Promise<void> {
  await lockRoomsOf(tx, doctor_id);
  const other = (await goingOnOf(tx, doctor_id)).find((one) => one.id !== id);
  if (!other) return;
  const message = `You are in the video visit with ${other.patient_name}. Finish it first.`;
  throw new Refusal('other_visit_goes_on', { message });
}

export const checkIdentity = (
  deps: Deps,
  actor: Actor,
  id: string,
  { adultPresent }: { adultPresent?: string | undefined },
): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.identity_checked',
    details: { adult: adultPresent !== undefined },
    work: async (tx, { row }) => {
      if (!adultPresent && (await needsAdult({ ...deps, db: tx }, row.patient_id))) {
        throw new Refusal('adult_needed', { fields: { adultPresent: 'Write who is with the child.' } });
      }
      const checked = { at: deps.clock.now(), by: actor.accountId, adultPresent: adultPresent ?? null };
      if (!(await noteIdentity(tx, id, checked))) throw new Refusal('not_met_yet');
      return true;
    },
  });
