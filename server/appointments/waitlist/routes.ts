import * as contract from '#contract/appointments/waitlist.ts';
import type { Route } from '#server/platform/route.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listWishes } from './list-wishes.ts';

export function waitlistRoutes(route: Route): void {
  route(contract.listWishes, (deps, actor) => listWishes(deps, actor));
  route(contract.joinWaitlist, (deps, actor, { body }) => joinWaitlist(deps, actor, body));
  route(contract.leaveWaitlist, (deps, actor, { params }) => leaveWaitlist(deps, actor, params.id));
  route(contract.acceptOffer, (deps, actor, { params }) => acceptOffer(deps, actor, params.id));
  route(contract.declineOffer, (deps, actor, { params }) => declineOffer(deps, actor, params.id));
}
