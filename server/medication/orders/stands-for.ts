// An order that is written by hand for what the patient takes at home stands for that prescription: when a new one replaces it, the
// order ends, too.
import { findRunningMedicines } from '#server/care/prescriptions/list-prescriptions.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ordersOf } from './store.ts';

type Written = { admissionId: string; patientId: string; ingredients: readonly string[] };

/** The only prescription that holds the same and has no order of its own. Null: there is none, or nobody knows which of two. */
export async function findStandsFor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  doctor: Actor,
  { admissionId, patientId, ingredients }: Written,
): Promise<string | null> {
  const orders = (await ordersOf(deps.db, [admissionId])).filter(({ stopped_at }) => stopped_at === null);
  const takenOver = new Set(orders.map(({ prescribed_medicine_id }) => prescribed_medicine_id));
  const prescribed = (await findRunningMedicines(deps, doctor, patientId)).filter(({ id }) => !takenOver.has(id));
  const holds = await nameIngredients(
    deps.db,
    prescribed.map(({ medicineId, name }) => ({ id: medicineId ?? undefined, name })),
  );
  const [first, second] = prescribed.filter(
    (_, nth) => new Set(holds[nth]).symmetricDifference(new Set(ingredients)).size === 0,
  );
  return first && !second ? first.id : null;
}
