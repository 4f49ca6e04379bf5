import * as contract from '#contract/clinic/departments.ts';
import type { Route } from '#server/platform/route.ts';
import {
  addDepartment,
  closeDepartment,
  listKeptDepartments,
  openDepartment,
  renameDepartment,
  setDepartmentPrivate,
} from './keep-departments.ts';
import { listSpecialists, placeSpecialist } from './place-specialists.ts';

export function departmentRoutes(route: Route): void {
  route(contract.listKeptDepartments, (deps) => listKeptDepartments(deps));
  route(contract.addDepartment, (deps, actor, { body }) => addDepartment(deps, actor, body.name));
  route(contract.renameDepartment, (deps, actor, { params, body }) => renameDepartment(deps, actor, params.id, body));
  route(contract.closeDepartment, (deps, actor, { params, body }) => closeDepartment(deps, actor, params.id, body));
  route(contract.openDepartment, (deps, actor, { params }) => openDepartment(deps, actor, params.id));
  route(contract.setDepartmentPrivate, (deps, actor, { params, body }) =>
    setDepartmentPrivate(deps, actor, params.id, body.isPrivate),
  );
  route(contract.listSpecialists, (deps) => listSpecialists(deps));
  route(contract.placeSpecialist, (deps, actor, { body }) => placeSpecialist(deps, actor, body));
}
