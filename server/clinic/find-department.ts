import type { Department } from '#contract/clinic.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { Refusal } from '../platform/refusal.ts';
import { departmentByName, isConfidentialDepartment, lockDepartmentByName } from './store.ts';

export async function findDepartment(db: Database, name: string): Promise<Department> {
  return known(await departmentByName(db, name));
}

/** Stays open until the transaction ends: whoever closes it waits, and then finds the doctor who came. */
export const lockDepartment = async (tx: Tx, name: string): Promise<Department> =>
  known(await lockDepartmentByName(tx, name));

function known(department: Department | undefined): Department {
  if (department) return department;
  throw new Refusal('unknown_department', { fields: { department: 'Choose one of the departments.' } });
}

/** What is asked for in a private department is hidden from whoever acts for the patient: they could not see what they booked. */
export async function requireOpenDepartment(
  db: Database,
  { acting, isHeld }: Actor,
  departmentId: string,
): Promise<void> {
  const isHidden = acting ? acting.withholds === 'all' : isHeld === true;
  if (isHidden && (await isConfidentialDepartment(db, departmentId))) {
    throw new Refusal('private_department');
  }
}
