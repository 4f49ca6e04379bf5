import * as afterStay from '#contract/medicines/after-stay.ts';
import * as doses from '#contract/medicines/doses.ts';
import * as repeats from '#contract/medicines/repeats.ts';
import { dischargeInpatient } from '#contract/ward/admissions.ts';
import type { Route } from '../platform/route.ts';
import { decideAfterStay } from './after-stay/decide-after-stay.ts';
import { discharge } from './after-stay/discharge.ts';
import { listLeavingMedicines } from './after-stay/leaving-medicines.ts';
import { answerDose, snoozeDose, undoDose } from './answer-dose.ts';
import { listDoses } from './list-doses.ts';
import { moveTimes } from './move-times.ts';
import { askRepeat } from './repeats/ask-repeat.ts';
import { decideRepeat } from './repeats/decide-repeat.ts';
import { listRepeats, readRepeat } from './repeats/read-repeats.ts';

export function doseRoutes(route: Route): void {
  route(doses.listDoses, (deps, actor) => listDoses(deps, actor));
  route(doses.answerDose, (deps, actor, { params, body }) => answerDose(deps, actor, params.id, body));
  route(doses.snoozeDose, (deps, actor, { params, body }) => snoozeDose(deps, actor, params.id, body));
  route(doses.undoDose, (deps, actor, { params }) => undoDose(deps, actor, params.id));
  route(doses.moveTimes, (deps, actor, { params, body }) => moveTimes(deps, actor, params.id, body));
  route(doses.askRepeat, (deps, actor, { params }) => askRepeat(deps, actor, params.id));

  route(dischargeInpatient, (deps, actor, { params, body }) => discharge(deps, actor, params.id, body));
  route(afterStay.listLeavingMedicines, (deps, actor, { params }) => listLeavingMedicines(deps, actor, params.id));
  route(afterStay.decideAfterStay, (deps, actor, { params, body }) =>
    decideAfterStay(deps, actor, params.id, body.decision),
  );

  route(repeats.listRepeats, (deps, actor) => listRepeats(deps, actor));
  route(repeats.readRepeat, (deps, actor, { params }) => readRepeat(deps, actor, params.id));
  route(repeats.decideRepeat, (deps, actor, { params, body }) => decideRepeat(deps, actor, params.id, body));
}
