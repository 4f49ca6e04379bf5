import type { Department } from '#contract/clinic.ts';
import type { Database } from '../db/connect.ts';
import { Refusal } from '../platform/refusal.ts';
import { departmentByName } from './store.ts';

export async function findDepartment(db: Database, name: string): Promise<Department> {
  const department = await departmentByName(db, name);
  if (department) return department;
  throw new Refusal('unknown_department', { fields: { department: 'Choose one of the departments.' } });
}
