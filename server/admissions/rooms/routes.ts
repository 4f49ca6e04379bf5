import * as contract from '#contract/ward/rooms.ts';
import type { Route } from '#server/platform/route.ts';
import { closeBed, closeRoom, openBed, openRoom } from './close-rooms.ts';
import { listRoomChanges } from './list-room-changes.ts';
import { listRooms } from './list-rooms.ts';
import { addBed, addRoom, addRooms, changeRoom, renameBed } from './set-up-rooms.ts';

export function roomRoutes(route: Route): void {
  route(contract.listRooms, (deps, actor) => listRooms(deps, actor));
  route(contract.addRoom, (deps, actor, { body }) => addRoom(deps, actor, body));
  route(contract.addRooms, (deps, actor, { body }) => addRooms(deps, actor, body));
  route(contract.changeRoom, (deps, actor, { params, body }) => changeRoom(deps, actor, params.id, body));
  route(contract.addBed, (deps, actor, { params, body }) => addBed(deps, actor, params.id, body.name));
  route(contract.renameBed, (deps, actor, { params, body }) => renameBed(deps, actor, params.id, body));
  route(contract.closeBed, (deps, actor, { params, body }) => closeBed(deps, actor, params.id, body));
  route(contract.openBed, (deps, actor, { params }) => openBed(deps, actor, params.id));
  route(contract.closeRoom, (deps, actor, { params, body }) => closeRoom(deps, actor, params.id, body));
  route(contract.openRoom, (deps, actor, { params }) => openRoom(deps, actor, params.id));
  route(contract.listRoomChanges, (deps, _actor, { params }) => listRoomChanges(deps, params.id));
}
