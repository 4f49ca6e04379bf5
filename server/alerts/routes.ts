import * as contract from '../../contract/alerts.ts';
import type { Route } from '../platform/route.ts';
import { acknowledgeAlert, attendAlert, closeAlert, listAlerts } from './answer-alert.ts';
import { callForHelp, readOwnAlerts } from './call-for-help.ts';

export function alertRoutes(route: Route): void {
  route(contract.raiseSos, (deps, actor, { body }) => callForHelp(deps, actor, body));
  route(contract.readOwnAlerts, (deps, actor) => readOwnAlerts(deps, actor));
  route(contract.listAlerts, (deps) => listAlerts(deps));
  route(contract.acknowledgeAlert, (deps, actor, { params }) => acknowledgeAlert(deps, actor, params.id));
  route(contract.attendAlert, (deps, actor, { params }) => attendAlert(deps, actor, params.id));
  route(contract.closeAlert, (deps, actor, { params, body }) => closeAlert(deps, actor, params.id, body.outcome));
}
