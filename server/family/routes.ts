import * as contract from '#contract/patients/family-week.ts';
import { bookNeighbours } from '../appointments/booking/book-neighbours.ts';
import { readReason } from '../appointments/reasons/read-reason.ts';
import { tellOfMissedDoses } from '../patients/sharing/tell-of-missed-doses.ts';
import type { Route } from '../platform/route.ts';
import { checkText } from '../triage/engine/check-text.ts';
import { makeEmergencyContact } from './make-emergency-contact.ts';
import { readFamilyWeek } from './read-week.ts';

export function familyRoutes(route: Route): void {
  route(contract.readFamilyWeek, (deps, actor) => readFamilyWeek(deps, actor));
  route(contract.bookNeighbours, {
    before: (deps, actor, { body }, { request }) => readReason(deps, actor, body.reason, request.ip, checkText),
    handle: (deps, actor, { body }, _http, read) => bookNeighbours(deps, actor, body, read),
  });
  route(contract.tellOfMissedDoses, async (deps, actor, { params, body }) => {
    await tellOfMissedDoses(deps, actor, params.id, body.isTold);
    return { message: body.isTold ? 'They are told of missed doses.' : 'They are not told of missed doses.' };
  });
  route(contract.makeEmergencyContact, async (deps, actor, { params }) => {
    await makeEmergencyContact(deps, actor, params.id);
    return { message: 'The emergency contact is changed.' };
  });
}
