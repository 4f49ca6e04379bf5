import * as contract from '#contract/appointments/waitlist.ts';
import type { Route } from '#server/platform/route.ts';
import { acceptOffer } from './offers/accept-offer.ts';
import { declineOffer } from './offers/decline-offer.ts';
import { joinWaitlist } from './wishes/join-waitlist.ts';
import { leaveWaitlist } from './wishes/leave-waitlist.ts';
import { listWishes } from './wishes/list-wishes.ts';

export function waitlistRoutes(route: Route): void {
  route(contract.listWishes, (deps, actor) => listWishes(deps, actor));
  route(contract.joinWaitlist, (deps, actor, { body }) => joinWaitlist(deps, actor, body));
  route(contract.leaveWaitlist, (deps, actor, { params }) => leaveWaitlist(deps, actor, params.id));
  route(contract.acceptOffer, (deps, actor, { params }) => acceptOffer(deps, actor, params.id));
  route(contract.declineOffer, (deps, actor, { params }) => declineOffer(deps, actor, params.id));
}
