// Which department sees to what a symptom check finds: what the clinic has said, else what the departments are called.
import type { PlacedSpecialist } from '#contract/clinic/departments.ts';
import { FIRST_DEPARTMENT, SPECIALISTS, type Specialist, specialistsIn } from '#contract/triage/specialists.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { departmentFor } from '#triage-engine/departments.ts';
import { departments } from '../store.ts';
import { departmentsWithSpecialists, leaveToNames, placeSpecialist as place } from './store.ts';

export async function listSpecialists({ db }: Pick<Deps, 'db'>): Promise<PlacedSpecialist[]> {
  const { names, chosen } = await readPlaces(db);
  return SPECIALISTS.map((specialist) => ({
    specialist,
    chosenId: chosen.get(specialist)?.id ?? null,
    department: placeOf(specialist, names, chosen),
  }));
}

export const placeSpecialist = (
  deps: Deps,
  actor: Actor,
  { specialist, departmentId }: { specialist: Specialist; departmentId: string | null },
): Promise<PlacedSpecialist[]> =>
  transaction(deps.db, async (tx) => {
    const isOpen = (await departments(tx)).some(({ id }) => id === departmentId);
    if (departmentId && !isOpen) {
      throw new Refusal('unknown_department', { fields: { departmentId: 'Choose one of the departments.' } });
    }
    const by = { set_by: actor.accountId, set_at: deps.clock.now() };
    if (departmentId) await place(tx, { specialist, department_id: departmentId, ...by });
    else await leaveToNames(tx, specialist);
    const details = { specialist: specialist.toLowerCase().replaceAll(' ', '-'), department: departmentId };
    await appendEntry(tx, deps.clock, actor, 'specialist.placed', { subject: 'clinic', details });
    await publish(tx, { type: 'departments', to: { roles: ['admin'] } });
    return listSpecialists({ db: tx });
  });

/** 'Neurologist or General Physician': the first of them who has a place here. */
export async function findDepartmentFor(db: Database, advice: string): Promise<string> {
  const { names, chosen } = await readPlaces(db);
  return placeOf(advice, names, chosen);
}

type Chosen = ReadonlyMap<string, { id: string; name: string }>;

async function readPlaces(db: Database): Promise<{ names: string[]; chosen: Chosen }> {
  const open = await departmentsWithSpecialists(db);
  const chosen = new Map(
    open.flatMap(({ id, name, specialists }) => specialists.map((specialist) => [specialist, { id, name }] as const)),
  );
  return { names: open.map(({ name }) => name), chosen };
}

export function placeOf(advice: string, names: readonly string[], chosen: Chosen): string {
  // Without the one that sees to everybody, and with an empty name in its stead, only a department of their own is found.
  const own = ['', ...names.filter((name) => name !== FIRST_DEPARTMENT)];
  for (const one of specialistsIn(advice)) {
    const found = chosen.get(one)?.name ?? departmentFor(one, own);
    if (found) return found;
  }
  return departmentFor('', names);
}
