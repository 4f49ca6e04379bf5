import * as contract from '#contract/ward/handover.ts';
import type { Route } from '#server/platform/route.ts';
import { acceptHandover, handOver } from './hand-over.ts';
import { listHandovers, readHandover, readHandoverKept } from './read-handover.ts';
import { finishToDo, leaveToDo } from './to-dos.ts';
import { writeHandover } from './write-handover.ts';

export function handoverRoutes(route: Route): void {
  route(contract.readHandover, (deps, actor) => readHandover(deps, actor));
  route(contract.writeHandover, (deps, actor, { body }) => writeHandover(deps, actor, body));
  route(contract.addHandoverToDo, (deps, actor, { body }) => leaveToDo(deps, actor, body));
  route(contract.finishHandoverToDo, (deps, actor, { params }) => finishToDo(deps, actor, params.id));
  route(contract.handOver, (deps, actor, { body }) => handOver(deps, actor, body.version));
  route(contract.acceptHandover, (deps, actor, { params }) => acceptHandover(deps, actor, params.id));
  route(contract.listHandovers, (deps, actor) => listHandovers(deps, actor));
  route(contract.readHandoverKept, (deps, actor, { params }) => readHandoverKept(deps, actor, params.id));
}
