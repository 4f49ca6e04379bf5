// The door of a visit: the patient agrees and waits, the doctor lets in and confirms who it is.
import type { Visit } from '#contract/appointments/visits.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeVisit } from './change-visit.ts';
import { isLetIn } from './policy.ts';
import { needsAdult } from './present-visit.ts';
import { beginMode, letIn as letInIfWaiting, noteIdentity, wait } from './store.ts';

/** The consent is recorded with the moment; waiting twice is waiting once. */
export const waitForVisit = (deps: Deps, actor: Actor, id: string): Promise<Visit> =>
  changeVisit(deps, actor, id, { action: 'visit.agreed', work: (tx) => wait(tx, id, deps.clock.now()) });

/** From here on it is a visit by video, whatever becomes of the connection. */
export const letIn = (deps: Deps, actor: Actor, id: string): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.let_in',
    work: async (tx, { state }) => {
      if (isLetIn(state)) return false;
      const now = deps.clock.now();
      if (!(await letInIfWaiting(tx, id, now))) throw new Refusal('nobody_waits');
      return beginMode(tx, id, { mode: 'video', chosenBy: null, now });
    },
  });

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
      if (!(await noteIdentity(tx, id, checked))) throw new Refusal('nobody_waits');
      return true;
    },
  });
