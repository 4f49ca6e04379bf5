import * as contract from '#contract/inbox.ts';
import { sendPhoto } from '../platform/http/send-photo.ts';
import type { Route } from '../platform/route.ts';
import { answerPatient, assignInboxThread, closeInboxThread, markInboxRead } from './answer-patient.ts';
import { addPhoto } from './photos/add-photo.ts';
import { openPhoto } from './photos/open-photo.ts';
import { countInbox, listAddressees, listInbox, listInboxColleagues, readInboxThread } from './read-inbox.ts';
import { checkForDanger, writeToClinic } from './write-to-clinic.ts';

export function inboxRoutes(route: Route): void {
  route(contract.listAddressees, (deps, actor) => listAddressees(deps, actor));
  route(contract.listInbox, (deps, actor, { query }) =>
    listInbox(deps, actor, { status: query.status, limit: query.limit ?? 100 }),
  );
  route(contract.countInbox, (deps, actor) => countInbox(deps, actor));
  route(contract.listInboxColleagues, (deps) => listInboxColleagues(deps));
  route(contract.readInboxThread, (deps, actor, { params }) => readInboxThread(deps, actor, params.id));
  route(contract.addInboxPhoto, (deps, actor, _input, { upload }) => addPhoto(deps, actor, upload?.bytes));
  route(contract.openInboxPhoto, async (deps, actor, { params }, http) => {
    sendPhoto(http, await openPhoto(deps, actor, params.id));
    return '';
  });
  route(contract.writeToClinic, {
    before: (deps, actor, { body }, { request }) => checkForDanger(deps, actor, body.message, request.ip),
    handle: (deps, actor, { body }, _http, check) => writeToClinic(deps, actor, body, check),
  });
  route(contract.answerPatient, (deps, actor, { params, body }) => answerPatient(deps, actor, params.id, body));
  route(contract.markInboxRead, (deps, actor, { params, body }) => markInboxRead(deps, actor, params.id, body.upTo));
  route(contract.assignInboxThread, (deps, actor, { params, body }) => assignInboxThread(deps, actor, params.id, body));
  route(contract.closeInboxThread, (deps, actor, { params, body }) =>
    closeInboxThread(deps, actor, params.id, body.version),
  );
}
