import * as contract from '#contract/patients/family-week.ts';
import { bookNeighbours } from '../appointments/booking/book-neighbours.ts';
import { tellOfMissedDoses } from '../patients/sharing/tell-of-missed-doses.ts';
import type { Route } from '../platform/route.ts';
import { makeEmergencyContact } from './make-emergency-contact.ts';
import { readFamilyWeek } from './read-week.ts';

export function familyRoutes(route: Route): void {
  route(contract.readFamilyWeek, (deps, actor) => readFamilyWeek(deps, actor));
  route(contract.bookNeighbours, (deps, actor, { body }) => bookNeighbours(deps, actor, body));
  route(contract.tellOfMissedDoses, async (deps, actor, { params, body }) => {
    await tellOfMissedDoses(deps, actor, params.id, body.isTold);
    return { message: body.isTold ? 'They are told of missed doses.' : 'They are not told of missed doses.' };
  });
  route(contract.makeEmergencyContact, async (deps, actor, { params }) => {
    await makeEmergencyContact(deps, actor, params.id);
    return { message: 'The emergency contact is changed.' };
  });
}
