import * as orders from '#contract/medicines/medication-orders.ts';
import * as tasks from '#contract/medicines/medication-tasks.ts';
import type { Route } from '../platform/route.ts';
import { giveAsNeeded } from './doses/give-as-needed.ts';
import { countTasks, listTasks, readTask } from './doses/list-tasks.ts';
import { giveDose, leaveDose } from './doses/record-dose.ts';
import { takeBackRecord, takeBackTask } from './doses/take-back.ts';
import { changeMedication, stopMedication } from './orders/change-medication.ts';
import { listAsNeeded, listOrders } from './orders/list-orders.ts';
import { checkMedication, orderMedication } from './orders/order-medication.ts';

export function medicationRoutes(route: Route): void {
  route(orders.listMedicationOrders, (deps, actor, { params }) => listOrders(deps, actor, params.id));
  route(orders.listAsNeeded, (deps, actor) => listAsNeeded(deps, actor));
  route(orders.orderMedication, (deps, actor, { params, body }) => orderMedication(deps, actor, params.id, body));
  route(orders.checkMedication, (deps, actor, { params, body }) => checkMedication(deps, actor, params.id, body));
  route(orders.changeMedication, (deps, actor, { params, body }) => changeMedication(deps, actor, params.id, body));
  route(orders.stopMedication, (deps, actor, { params, body }) => stopMedication(deps, actor, params.id, body.reason));
  route(orders.giveAsNeeded, (deps, actor, { params, body }) => giveAsNeeded(deps, actor, params.id, body));
  route(orders.markAdministrationWrong, (deps, actor, { params, body }) =>
    takeBackRecord(deps, actor, params.id, body),
  );
  route(orders.undoAdministration, (deps, actor, { params }) =>
    takeBackRecord(deps, actor, params.id, { reason: null }),
  );

  route(tasks.listMedicationTasks, (deps, actor, { query }) => listTasks(deps, actor, query));
  route(tasks.countMedicationTasks, (deps, actor) => countTasks(deps, actor));
  route(tasks.readMedicationTask, (deps, actor, { params }) => readTask(deps, actor, params.id));
  route(tasks.completeMedicationTask, (deps, actor, { params, body }) => giveDose(deps, actor, params.id, body));
  route(tasks.leaveMedicationTask, (deps, actor, { params, body }) => leaveDose(deps, actor, params.id, body));
  route(tasks.undoMedicationTask, (deps, actor, { params }) => takeBackTask(deps, actor, params.id, { reason: null }));
  route(tasks.markMedicationTaskWrong, (deps, actor, { params, body }) => takeBackTask(deps, actor, params.id, body));
}
