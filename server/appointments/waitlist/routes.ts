import * as contract from '#contract/appointments/waitlist.ts';
import { type CheckText, readReason } from '#server/appointments/reasons/read-reason.ts';
import type { Route } from '#server/platform/route.ts';
import { acceptOffer, reasonOfOffer } from './offers/accept-offer.ts';
import { declineOffer } from './offers/decline-offer.ts';
import { joinWaitlist } from './wishes/join-waitlist.ts';
import { leaveWaitlist } from './wishes/leave-waitlist.ts';
import { listWishes } from './wishes/list-wishes.ts';

export function waitlistRoutes(route: Route, checkText: CheckText): void {
  route(contract.listWishes, (deps, actor) => listWishes(deps, actor));
  route(contract.joinWaitlist, {
    isDear: ({ body }) => Boolean(body.reason),
    before: (deps, actor, { body }, { request }) => readReason(deps, actor, body.reason, request.ip, checkText),
    handle: (deps, actor, { body }, _http, read) => joinWaitlist(deps, actor, body, read),
  });
  route(contract.leaveWaitlist, (deps, actor, { params }) => leaveWaitlist(deps, actor, params.id));
  route(contract.acceptOffer, {
    before: async (deps, actor, { params }, { request }) =>
      readReason(deps, actor, await reasonOfOffer(deps, actor, params.id), request.ip, checkText),
    handle: (deps, actor, { params }, _http, read) => acceptOffer(deps, actor, params.id, read),
  });
  route(contract.declineOffer, (deps, actor, { params }) => declineOffer(deps, actor, params.id));
}
