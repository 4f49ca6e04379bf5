import * as photos from '#contract/appointments/visit-photos.ts';
import * as contract from '#contract/appointments/visits.ts';
import { sendPhoto } from '../platform/http/send-photo.ts';
import type { Route } from '../platform/route.ts';
import { callBack } from './call-back.ts';
import { readChat, writeChat } from './chat/chat.ts';
import { openVisitPhoto, sharePhoto } from './chat/photos.ts';
import { changeMode, noteMeeting } from './during-visit.ts';
import { endVisit } from './end-visit.ts';
import { guestRoutes } from './guests/routes.ts';
import { listMyVisits, readVisit } from './read-visit.ts';
import { readRelays } from './relays.ts';
import { sendSignals, takeSeat, takeSignals } from './seats/signals.ts';
import { checkIdentity, letIn, waitForVisit } from './wait-and-let-in.ts';

type DrawAnew = (bytes: Buffer | undefined) => Promise<{ jpeg: Buffer }>;

/** `drawAnew`: how photos are read, by a module that comes after this one. */
export function visitRoutes(route: Route, drawAnew: DrawAnew): void {
  route(contract.readVisit, (deps, actor, { params }) => readVisit(deps, actor, params.id));
  route(contract.listMyVisits, (deps, actor) => listMyVisits(deps, actor));
  route(contract.waitForVisit, (deps, actor, { params, body }) => waitForVisit(deps, actor, params.id, body));
  route(contract.letIn, (deps, actor, { params }) => letIn(deps, actor, params.id));
  route(contract.callBack, (deps, actor, { params }) => callBack(deps, actor, params.id));
  route(contract.checkIdentity, (deps, actor, { params, body }) => checkIdentity(deps, actor, params.id, body));
  route(contract.readRelays, (deps, actor, { params }) => readRelays(deps, actor, params.id));
  route(contract.takeSeat, (deps, actor, { params, body }) => takeSeat(deps, actor, params.id, body.page));
  route(contract.sendSignals, async (deps, actor, { params, body }) => {
    await sendSignals(deps, actor, params.id, body);
    return { message: 'Sent' };
  });
  route(contract.takeSignals, (deps, actor, { params, body }) => takeSignals(deps, actor, params.id, body));
  route(contract.noteMeeting, (deps, actor, { params, body }) => noteMeeting(deps, actor, params.id, body));
  route(contract.changeMode, (deps, actor, { params, body }) => changeMode(deps, actor, params.id, body));
  route(contract.readChat, (deps, actor, { params }) => readChat(deps, actor, params.id));
  route(contract.writeChat, (deps, actor, { params, body }) => writeChat(deps, actor, params.id, body));
  route(photos.sharePhoto, {
    // Who may not is refused before the photo is drawn anew.
    before: async (deps, actor, { params }, { upload }) => {
      await readVisit(deps, actor, params.id);
      return drawAnew(upload?.bytes);
    },
    handle: (deps, actor, { params, body }, _http, { jpeg }) =>
      sharePhoto(deps, actor, params.id, { id: body.id ?? crypto.randomUUID(), jpeg }),
  });
  route(photos.openVisitPhoto, async (deps, actor, { params }, http) => {
    sendPhoto(http, await openVisitPhoto(deps, actor, params.id));
    return '';
  });
  route(contract.endVisit, (deps, actor, { params, body }) => endVisit(deps, actor, params.id, body.how));
  guestRoutes(route);
}
