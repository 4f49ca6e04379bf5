import * as contract from '#contract/medicines/medicines.ts';
import type { Route } from '../platform/route.ts';
import { listMedicines } from './list-medicines.ts';
import { readAllergy } from './read-allergy.ts';

export function pharmacyRoutes(route: Route): void {
  route(contract.listMedicines, (deps) => listMedicines(deps));
  route(contract.readAllergy, async (_deps, _actor, { query }) => readAllergy(query.text));
}
