import { findLiveStay } from '../admissions/find-inpatient.ts';
import { findRunningMedicines } from '../care/prescriptions/list-prescriptions.ts';
import { medicinesNow } from '../chart/medicines-now.ts';
import { findAtHome } from '../doses/find-adherence.ts';
import { findOrders } from '../medication/orders/list-orders.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { withoutSaidTwice } from './said-twice.ts';

const WAITING = 'Stopped or changed on the ward. A doctor has not decided how it goes on.';

/** What the patient takes today: without what the ward has stopped, whatever a prescription says. What waits for a doctor says so. The caller has checked who asks. */
export async function findMedicines(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  owner: Actor,
  { patientId, home }: { patientId: string; home: readonly string[] },
): Promise<{ name: string; inWords: string }[]> {
  const stay = await findLiveStay(deps.db, patientId);
  const orders = stay ? await findOrders(deps, owner, stay.id) : null;
  const stopped = new Set(
    (orders ?? []).filter(({ state }) => state !== 'running').map(({ prescribedMedicineId }) => prescribedMedicineId),
  );
  const running = await findRunningMedicines(deps, owner, patientId);
  const { held } = await findAtHome(deps, patientId);
  const prescribed = running.filter(({ id }) => !stopped.has(id) && !held.has(id));
  const known = medicinesNow({ orders, prescribed, home: [], hasOverrides: false });
  // Whoever helps must know of it, and that nobody has decided.
  const undecided = running.filter(({ id }) => !stopped.has(id) && held.has(id));
  const waiting = undecided.map(({ name }) => ({ name, inWords: WAITING }));
  const asPrescribed = medicinesNow({ orders: null, prescribed: undecided, home: [], hasOverrides: false });
  const told = withoutSaidTwice([...known, ...asPrescribed], home).map((name) => ({ name, inWords: '' }));
  const all = [...known, ...waiting, ...told];
  return all.map(({ name, inWords }) => ({ name, inWords }));
}
