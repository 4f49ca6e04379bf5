import type { Department } from '#contract/clinic.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { Refusal } from '../platform/refusal.ts';
import { departmentByName, isConfidentialDepartment } from './store.ts';

export async function findDepartment(db: Database, name: string): Promise<Department> {
  const department = await departmentByName(db, name);
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
