import * as contract from '#contract/patients/board.ts';
import type { Route } from '../platform/route.ts';
import { addNote, changeNote, removeNote } from './change-notes.ts';
import { readBoard } from './read-board.ts';

export function boardRoutes(route: Route): void {
  route(contract.readBoard, (deps, actor) => readBoard(deps, actor));
  route(contract.addNote, (deps, actor, { body }) => addNote(deps, actor, body));
  route(contract.changeNote, (deps, actor, { params, body }) => changeNote(deps, actor, params.id, body));
  route(contract.removeNote, async (deps, actor, { params }) => {
    await removeNote(deps, actor, params.id);
    return { message: 'The note is removed.' };
  });
}
