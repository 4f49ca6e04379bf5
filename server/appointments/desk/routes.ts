import * as contract from '#contract/appointments/reception.ts';
import type { Route } from '#server/platform/route.ts';
import { bookForPatient } from './book-for-patient.ts';
import { countChange } from './desk-limits.ts';
import { listDoctorsToday } from './doctors-today.ts';
import { findPeople, readPerson } from './find-people.ts';
import { listDay } from './list-day.ts';
import { noteVisit } from './note-visit.ts';
import { queueElsewhere } from './queue-elsewhere.ts';
import { takeWalkIn } from './take-walk-in.ts';

export function receptionRoutes(route: Route): void {
  route(contract.readReceptionDay, (deps, actor, { query }) => listDay(deps, actor, query.date));
  route(contract.noteVisit, (deps, actor, { params, body }) => noteVisit(deps, actor, params.id, body));
  route(contract.findPeople, (deps, actor, { query }) => findPeople(deps, actor, query.q));
  route(contract.readPerson, (deps, actor, { params }) => readPerson(deps, actor, params.id));
  route(contract.bookForPatient, {
    before: (deps, actor, { body }) => countChange(deps, actor, body.patientId),
    handle: (deps, actor, { body }) => bookForPatient(deps, actor, body),
  });
  route(contract.listDoctorsToday, (deps) => listDoctorsToday(deps));
  route(contract.takeWalkIn, {
    before: (deps, actor, { body }) => countChange(deps, actor, body.patientId),
    handle: (deps, actor, { body }) => takeWalkIn(deps, actor, body),
  });
  route(contract.queueElsewhere, (deps, actor, { params, body }) => queueElsewhere(deps, actor, params.id, body));
}
