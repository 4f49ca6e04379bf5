import * as contract from '#contract/appointments/waiting-room.ts';
import type { Route } from '#server/platform/route.ts';
import { endBoardKey, listBoardKeys, makeBoardKey } from './keep-board-keys.ts';
import { readWaitingRoom } from './read-waiting-room.ts';

export function waitingRoomRoutes(route: Route): void {
  route(contract.readWaitingRoom, (deps, _caller, { body }, { request }) =>
    readWaitingRoom(deps, { key: body.key, address: request.ip }),
  );
  route(contract.listBoardKeys, (deps) => listBoardKeys(deps));
  route(contract.makeBoardKey, (deps, actor, { body }) => makeBoardKey(deps, actor, body.name));
  route(contract.endBoardKey, (deps, actor, { params }) => endBoardKey(deps, actor, params.id));
}
