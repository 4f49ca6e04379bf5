import * as contract from '#contract/appointments/arrivals.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { isAtDesk } from '../policy.ts';
import { arrive } from './arrive.ts';
import { countGuess, forgiveGuess, type Guess, readDeskCode } from './desk-code.ts';
import { readQueuePlace } from './read-queue-place.ts';

export function arrivalRoutes(route: Route): void {
  route(contract.readDeskCode, async (deps) => readDeskCode(deps));
  route(contract.readQueuePlace, (deps, actor, { params }) => readQueuePlace(deps, actor, params.id));
  route(contract.arrive, {
    // Before the transaction of whoever acts for a patient: a refusal would roll the count back.
    before: (deps, actor) => countAtHome(deps, actor),
    handle: async (deps, actor, { params, body }, _http, guess) => {
      const appointment = await arrive(deps, actor, params.id, body);
      if (guess) await forgiveGuess(deps, guess);
      return appointment;
    },
  });
}

const countAtHome = async (deps: Deps, actor: Actor): Promise<Guess | null> =>
  isAtDesk(actor) ? null : countGuess(deps, actor);
