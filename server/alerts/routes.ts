import * as contract from '#contract/alerts.ts';
import type { Route } from '../platform/route.ts';
import { acknowledgeAlert, attendAlert, closeAlert, readTakenBack } from './answer-alert.ts';
import { callForHelp, readOwnAlerts, takeBackCall } from './call-for-help.ts';
import { glanceAtAlarms } from './glance-at-alarms.ts';
import { listAlerts } from './list-alerts.ts';

export function alertRoutes(route: Route): void {
  route(contract.raiseSos, (deps, actor, { body }) => callForHelp(deps, actor, body));
  route(contract.readOwnAlerts, (deps, actor) => readOwnAlerts(deps, actor));
  route(contract.takeBackSos, (deps, actor, { params }) => takeBackCall(deps, actor, params.id));
  route(contract.listAlerts, (deps, actor, { query }) => listAlerts(deps, actor, query.limit));
  route(contract.glanceAtAlarms, (deps, actor) => glanceAtAlarms(deps, actor));
  route(contract.acknowledgeAlert, (deps, actor, { params, body }) =>
    acknowledgeAlert(deps, actor, params.id, body.score ?? null),
  );
  route(contract.readTakenBack, (deps, actor, { params }) => readTakenBack(deps, actor, params.id));
  route(contract.attendAlert, (deps, actor, { params }) => attendAlert(deps, actor, params.id));
  route(contract.closeAlert, (deps, actor, { params, body }) => closeAlert(deps, actor, params.id, body.outcome));
}
