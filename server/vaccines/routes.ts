import * as contract from '#contract/childhood/vaccines.ts';
import type { Route } from '../platform/route.ts';
import { confirmSchedule } from './confirm-schedule.ts';
import { correctDose } from './correct-dose.ts';
import { decideVaccine, endVaccineDecision } from './decide-vaccine.ts';
import { readVaccines } from './read-vaccines.ts';
import { recordDose } from './record-dose.ts';
import { saveSchedule } from './save-schedule.ts';
import { currentSchedule } from './store.ts';

export function vaccineRoutes(route: Route): void {
  route(contract.readVaccines, (deps, actor, { params }) => readVaccines(deps, actor, params.id));
  route(contract.recordVaccine, (deps, actor, { params, body }) => recordDose(deps, actor, params.id, body));
  route(contract.correctVaccine, (deps, actor, { params, body }) => correctDose(deps, actor, params.id, body));
  route(contract.decideVaccine, (deps, actor, { params, body }) => decideVaccine(deps, actor, params.id, body));
  route(contract.endVaccineDecision, async (deps, actor, { params }) => {
    await endVaccineDecision(deps, actor, params.id);
    return { message: 'The decision has ended.' };
  });
  route(contract.readVaccineSchedule, ({ db }) => currentSchedule(db));
  route(contract.confirmVaccineSchedule, (deps, actor, { body }) => confirmSchedule(deps, actor, body));
  route(contract.saveVaccineSchedule, (deps, actor, { body }) => saveSchedule(deps, actor, body));
}
