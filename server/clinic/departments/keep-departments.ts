// Departments are added, renamed, closed and opened again. None is deleted: visits and results name them.
import type { KeptDepartment } from '#contract/clinic/departments.ts';
import type { Action } from '#server/audit/actions.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  allDepartments,
  type DepartmentRow,
  insertDepartment,
  lockDepartments,
  moveDoctors,
  setClosed,
  setName,
  setPrivate,
} from './store.ts';

export async function listKeptDepartments({ db }: Pick<Deps, 'db'>): Promise<KeptDepartment[]> {
  return (await allDepartments(db)).map(presented);
}

export const addDepartment = (deps: Deps, actor: Actor, name: string): Promise<KeptDepartment> =>
  transaction(deps.db, async (tx) => {
    requireOtherName(await lockDepartments(tx), name);
    return record(tx, deps, actor, 'department.added', await insertDepartment(tx, name));
  });

/** Also in other letters: patients could not tell "cardiology" from "Cardiology". The same spelling is refused by department_name_once. */
function requireOtherName(others: readonly DepartmentRow[], name: string): void {
  const spelt = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (others.some((each) => spelt(each.name) === spelt(name)))
    throw new Refusal('department_exists', { fields: { name: 'There is a department of this name.' } });
}

type NewName = { name: string; was: string };

export const renameDepartment = (deps: Deps, actor: Actor, id: string, names: NewName): Promise<KeptDepartment> =>
  transaction(deps.db, async (tx) => {
    const all = await lockDepartments(tx);
    find(all, id);
    requireOtherName(
      all.filter((each) => each.id !== id),
      names.name,
    );
    if (!(await setName(tx, id, names))) throw new Refusal('version_outdated');
    return record(tx, deps, actor, 'department.renamed', id);
  });

/** Doctors of a closed department could not be booked: they go to another one first, in the same step. */
export const closeDepartment = (
  deps: Deps,
  actor: Actor,
  id: string,
  { doctorsTo, seen }: { doctorsTo?: string | undefined; seen: number },
): Promise<KeptDepartment> =>
  transaction(deps.db, async (tx) => {
    const all = await lockDepartments(tx);
    const { doctors, applications } = find(all, id);
    const others = all.filter((each) => each.id !== id && each.closed_at === null);
    if (others.length === 0) throw new Refusal('last_department');
    if (doctors + applications > 0 && !doctorsTo) throw new Refusal('department_in_use');
    if (doctorsTo && !others.some((each) => each.id === doctorsTo)) {
      throw new Refusal('unknown_department', {
        fields: { doctorsTo: 'Choose one of the departments that are open.' },
      });
    }
    if (doctors + applications !== seen) throw new Refusal('version_outdated');
    const now = deps.clock.now();
    if (doctorsTo) await moveDoctors(tx, { from: id, to: doctorsTo, at: now, by: actor.accountId });
    if (!(await setClosed(tx, id, now))) throw new Refusal('version_outdated');
    await publish(tx, { type: 'accounts', to: { roles: ['admin'] } });
    await publish(tx, { type: 'slots', to: { roles: ['patient', 'doctor', 'staff'] } });
    return record(tx, deps, actor, 'department.closed', id, { ...(doctorsTo ? { to: doctorsTo } : {}) });
  });

export const openDepartment = (deps: Deps, actor: Actor, id: string): Promise<KeptDepartment> =>
  transaction(deps.db, async (tx) => {
    find(await lockDepartments(tx), id);
    if (!(await setClosed(tx, id, null))) throw new Refusal('version_outdated');
    return record(tx, deps, actor, 'department.opened', id);
  });

export const setDepartmentPrivate = (
  deps: Deps,
  actor: Actor,
  id: string,
  isPrivate: boolean,
): Promise<KeptDepartment> =>
  transaction(deps.db, async (tx) => {
    find(await lockDepartments(tx), id);
    await setPrivate(tx, id, isPrivate);
    return record(tx, deps, actor, isPrivate ? 'department.made_private' : 'department.made_ordinary', id);
  });

function find(all: readonly DepartmentRow[], id: string): DepartmentRow {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
}

async function record(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  action: Action,
  id: string,
  details: Record<string, string> = {},
): Promise<KeptDepartment> {
  await appendEntry(tx, deps.clock, actor, action, { subject: 'department', subjectId: id, details });
  await publish(tx, { type: 'departments', id, to: { roles: ['patient', 'doctor', 'staff', 'admin'] } });
  return presented(find(await allDepartments(tx), id));
}

const presented = ({ id, name, closed_at, is_confidential, doctors, applications }: DepartmentRow): KeptDepartment => ({
  id,
  name,
  isClosed: closed_at !== null,
  isPrivate: is_confidential,
  doctors,
  applications,
});
