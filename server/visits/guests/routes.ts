import * as contract from '#contract/appointments/visit-guests.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readCookie, setCookie } from '#server/platform/http/session-cookie.ts';
import type { Http, Route } from '#server/platform/route.ts';
import { readGuestChat, writeGuestChat } from '../chat/chat.ts';
import { letGuestIn, putGuestOut } from './admit-guest.ts';
import { leaveAsGuest, openGuestLink, readGuestVisit, takeGuestSeat, waitAsGuest } from './enter-as-guest.ts';
import { readGuestRelays, sendGuestSignals, takeGuestSignals } from './guest-signals.ts';
import { inviteGuest } from './invite-guest.ts';

const sessionOf = ({ config }: Deps, { request }: Http) => readCookie(request, config, 'nadi_guest');

export function guestRoutes(route: Route): void {
  route(contract.inviteGuest, (deps, actor, { params, body }) => inviteGuest(deps, actor, params.id, body.name));
  route(contract.letGuestIn, (deps, actor, { params }) => letGuestIn(deps, actor, params.id));
  route(contract.putGuestOut, (deps, actor, { params }) => putGuestOut(deps, actor, params.id));
  route(contract.openGuestLink, async (deps, caller, { body }, { reply }) => {
    const { visit, session } = await openGuestLink(deps, caller, body.token);
    setCookie(reply, deps.config, 'nadi_guest', session);
    return visit;
  });
  route(contract.readGuestVisit, (deps, _caller, _input, http) => readGuestVisit(deps, sessionOf(deps, http)));
  route(contract.waitAsGuest, (deps, caller, _input, http) => waitAsGuest(deps, caller, sessionOf(deps, http)));
  route(contract.leaveAsGuest, (deps, caller, _input, http) => leaveAsGuest(deps, caller, sessionOf(deps, http)));
  route(contract.takeGuestSeat, (deps, _caller, { body }, http) =>
    takeGuestSeat(deps, sessionOf(deps, http), body.page),
  );
  route(contract.readGuestRelays, (deps, _caller, _input, http) => readGuestRelays(deps, sessionOf(deps, http)));
  route(contract.sendGuestSignals, async (deps, _caller, { body }, http) => {
    await sendGuestSignals(deps, sessionOf(deps, http), body);
    return { message: 'Sent' };
  });
  route(contract.takeGuestSignals, (deps, _caller, { body }, http) =>
    takeGuestSignals(deps, sessionOf(deps, http), body),
  );
  route(contract.readGuestChat, (deps, _caller, _input, http) => readGuestChat(deps, sessionOf(deps, http)));
  route(contract.writeGuestChat, (deps, caller, { body }, http) =>
    writeGuestChat(deps, caller, sessionOf(deps, http), body),
  );
}
