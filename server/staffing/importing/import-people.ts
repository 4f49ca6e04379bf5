import { createHash } from 'node:crypto';
import type { BadLine, ImportPreview } from '#contract/catalogues/catalogues.ts';
import { findDepartment } from '#server/clinic/find-department.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { openForDoctor, openForStaff } from '../invite-staff.ts';
import { accountsByLogin, holdersOf, lockPeople } from '../store.ts';
import { tellOfPeople } from '../tell-administrators.ts';
import { type Invited, keysOf, readPeople } from './read-people.ts';

/** Nothing is written and nobody gets a mail. */
export async function previewPeople({ db }: Pick<Deps, 'db'>, { text }: { text: string }): Promise<ImportPreview> {
  const { lines, people, bad: unread } = readPeople(text);
  const { fresh, same, bad: refused, mark } = await planOf(db, people);
  const bad = [...unread, ...refused].toSorted((one, other) => one.line - other.line);
  return {
    ...{ lines, same, bad, changed: [], notChecked: [] },
    fresh: fresh.map(({ line, input }) => ({ line, name: `${input.name}, ${input.email}` })),
    plan: bad.length > 0 || fresh.length === 0 ? null : mark,
  };
}

/** Everyone or nobody. Whoever is here already, in the same role, is left alone: the same file twice invites once. */
export async function importPeople(
  deps: Deps,
  actor: Actor,
  { text, plan: confirmed }: { text: string; plan: string },
): Promise<{ invited: number }> {
  const { people, bad } = readPeople(text);
  if (bad.length > 0) throw new Refusal('import_bad_lines');
  return transaction(deps.db, async (tx) => {
    await lockPeople(tx);
    const plan = await planOf(tx, people);
    if (plan.bad.length > 0) throw new Refusal('import_bad_lines');
    if (plan.mark !== confirmed) throw new Refusal('preview_outdated');
    for (const person of plan.fresh) {
      if (person.role === 'doctor') await openForDoctor(tx, deps, actor, person.input);
      else await openForStaff(tx, deps, actor, person.input);
    }
    if (plan.fresh.length > 0) await tellOfPeople(tx, deps, actor, plan.fresh.map(inWords));
    return { invited: plan.fresh.length };
  });
}

const inWords = (person: Invited): string =>
  person.role === 'doctor'
    ? `Dr. ${person.input.name.replace(/^Dr\.? /, '')} (licence ${person.input.licenseNumber})`
    : `${person.input.name} (${person.role === 'staff' ? 'nurse' : 'receptionist'})`;

type Plan = { fresh: Invited[]; same: number; bad: BadLine[]; mark: string };

async function planOf(db: Database, people: readonly Invited[]): Promise<Plan> {
  const known = await accountsByLogin(
    db,
    people.map(({ input }) => input.email.toLowerCase()),
  );
  const isHere = ({ role, input }: Invited) => known.get(input.email.toLowerCase()) === role;
  const fresh = people.filter((person) => !isHere(person));
  const holders = await holdersOf(
    db,
    fresh.map((person) => keysOf(person)[1]?.[1] ?? ''),
  );
  const bad: BadLine[] = [];
  for (const { line, role, input } of fresh) {
    if (known.has(input.email.toLowerCase())) {
      bad.push({ line, field: 'email', why: 'Someone with this e-mail address is already registered.' });
    }
    if (role === 'doctor' && holders.licences.has(input.licenseNumber)) {
      bad.push({ line, field: 'licence number', why: 'Someone with this licence number is already registered.' });
    }
    if (role !== 'doctor' && holders.employees.has(input.employeeId)) {
      bad.push({ line, field: 'employee id', why: 'Someone with this employee ID is already registered.' });
    }
    if (role === 'doctor' && !(await isDepartment(db, input.department))) {
      bad.push({ line, field: 'department', why: 'There is no open department of this name.' });
    }
  }
  const mark = createHash('sha256').update(JSON.stringify(fresh)).digest('hex');
  return { fresh, same: people.length - fresh.length, bad, mark };
}

async function isDepartment(db: Database, name: string): Promise<boolean> {
  try {
    await findDepartment(db, name);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
