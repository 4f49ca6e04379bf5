import * as contract from '../../contract/patients.ts';
import type { Route } from '../platform/route.ts';
import { registerPatient } from './register-patient.ts';

export function patientRoutes(route: Route): void {
  route(contract.registerPatient, (deps, caller, { body }) => registerPatient(deps, caller, body));
}
