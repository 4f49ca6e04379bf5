import * as admissions from '#contract/ward/admissions.ts';
import * as inpatients from '#contract/ward/inpatients.ts';
import * as observations from '#contract/ward/observations.ts';
import * as rounds from '#contract/ward/rounds.ts';
import type { Route } from '../platform/route.ts';
import { admit, setScale, transfer } from './change-stay.ts';
import { handoverRoutes } from './handover/routes.ts';
import { countInpatients, listInpatients } from './list-inpatients.ts';
import { listObservations } from './list-observations.ts';
import { listWaitingAdmissions } from './list-waiting.ts';
import { markObservationWrong } from './mark-observation-wrong.ts';
import { observe } from './observe.ts';
import { readInpatient } from './read-inpatient.ts';
import { markVisit } from './round/mark-visit.ts';
import { readRound } from './round/read-round.ts';
import { setStatus } from './set-status.ts';
import { writeNote } from './write-note.ts';

export function wardRoutes(route: Route): void {
  route(inpatients.listInpatients, (deps, actor) => listInpatients(deps, actor));
  route(rounds.readRound, (deps, actor) => readRound(deps, actor));
  route(rounds.markVisit, (deps, actor, { params, body }) => markVisit(deps, actor, params.id, body.isSeen));
  route(inpatients.countInpatients, (deps, actor) => countInpatients(deps, actor));
  route(inpatients.readInpatient, (deps, actor, { params }) => readInpatient(deps, actor, params.id));
  route(admissions.listWaitingAdmissions, (deps, actor) => listWaitingAdmissions(deps, actor));
  route(admissions.admitPatient, (deps, actor, { body }) => admit(deps, actor, body));
  route(admissions.transferInpatient, (deps, actor, { params, body }) => transfer(deps, actor, params.id, body));
  route(inpatients.setSaturationScale, (deps, actor, { params, body }) => setScale(deps, actor, params.id, body));
  route(inpatients.addWardNote, (deps, actor, { params, body }) => writeNote(deps, actor, params.id, body.note));
  route(inpatients.setInpatientStatus, (deps, actor, { params, body }) => setStatus(deps, actor, params.id, body));

  route(observations.observe, (deps, actor, { params, body }) => observe(deps, actor, params.id, body));
  route(observations.listObservations, (deps, actor, { params, query }) =>
    listObservations(deps, actor, params.id, query.limit),
  );
  route(observations.markObservationWrong, (deps, actor, { params, body }) =>
    markObservationWrong(deps, actor, params.id, body.reason),
  );
  handoverRoutes(route);
}
