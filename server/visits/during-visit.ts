// What is noted while people speak: that they met, and how they speak.
import type { Rung, Visit } from '#contract/appointments/visits.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { ladderSteps, visitSetUp } from '../platform/visit-figures.ts';
import { askDoctorToCall } from './call-back.ts';
import { changeVisit } from './change-visit.ts';
import { isLetIn } from './policy.ts';
import { noteSeen } from './seats/store.ts';
import { beginMode, meet } from './store.ts';

type Met = { page: string; isSeen: boolean; isRelayed?: boolean | undefined };

/** The patient counts as seen when the doctor's page has shown the picture, not because a mode was chosen. */
export const noteMeeting = (deps: Deps, actor: Actor, id: string, { page, isSeen, isRelayed }: Met): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.met',
    details: { seen: isSeen, relayed: isRelayed ?? false },
    work: async (tx, { row, side, state }) => {
      const now = deps.clock.now();
      if (!(await noteSeen(tx, { id, accountId: actor.accountId, page }, now))) throw new Refusal('seat_taken');
      if (!isLetIn(state)) return false;
      const isFirst = row.met_at === null && row.let_in_at !== null;
      if (isFirst && row.let_in_at) {
        const seconds = (now.getTime() - row.let_in_at.getTime()) / 1000;
        visitSetUp.observe({ relayed: String(isRelayed ?? false) }, seconds);
      }
      return meet(tx, id, now, isSeen && side === 'doctor');
    },
  });

export const changeMode = (
  deps: Deps,
  actor: Actor,
  id: string,
  { mode, byItself, from }: { mode: Rung; byItself: boolean; from?: Rung | undefined },
): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.mode_changed',
    details: { mode, itself: byItself },
    work: async (tx, { row, side, state }) => {
      if (!isLetIn(state)) throw new Refusal('visit_not_open');
      const chosenBy = byItself ? null : actor.accountId;
      const isNew = await beginMode(tx, id, { mode, chosenBy, from, now: deps.clock.now() });
      if (!isNew) return false;
      ladderSteps.inc({ mode, chosen: String(!byItself) });
      // Nobody is told of a call that nobody was asked to make.
      if (mode === 'call-back') await askDoctorToCall(tx, deps, row, side === 'doctor' && !byItself);
      return true;
    },
  });
