import type * as z from 'zod/mini';
import type { listLeavingMedicines as contract, LeavingMedicine, OnWard } from '#contract/medicines/after-stay.ts';
import { inWords } from '#contract/medicines/in-words.ts';
import type { InpatientRow } from '#server/admissions/find-inpatient.ts';
import { openInpatient } from '#server/admissions/find-inpatient.ts';
import { transaction } from '#server/db/transaction.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import { daysApart } from '#server/pharmacy/timing/intervals.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { asNamed, findHome, isRunning } from '../find-series.ts';
import { allowedAtDischarge, isHeld } from '../policy.ts';
import { type MedicineRow, type StayOrderRow, stayOrdersOf } from '../store.ts';
import { onWard } from './on-ward.ts';

export type Leaving = {
  medicine: MedicineRow;
  did: OnWard;
  order: StayOrderRow | null;
  /** What an earlier stay did with it, and nobody has decided since. */
  heldSince: OnWard | null;
};

/** What runs at home of this inpatient, with what the ward has done with it until now. A stay that nobody accepted did nothing. */
export async function findLeaving(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, patient_id: patientId, accepted_at }: Pick<InpatientRow, 'id' | 'patient_id' | 'accepted_at'>,
): Promise<Leaving[]> {
  if (!accepted_at) return [];
  const now = deps.clock.now();
  const { series } = await findHome(deps, patientId, now);
  const running = series.filter((one) => isRunning(one, now) && one.current.frequency !== 'once');
  const orders = (await stayOrdersOf(deps.db, patientId)).filter(({ admission_id }) => admission_id === id);
  const ingredients = await nameIngredients(
    deps.db,
    running.map(({ current }) => asNamed(current)),
  );
  return running.map(({ current: medicine, hold }, nth) => ({
    medicine,
    heldSince: hold?.did ?? null,
    ...onWard({ ...medicine, ingredients: ingredients[nth] ?? [] }, orders, now),
  }));
}

/** What goes on as it was needs no word, but for what is not taken every day: the ward may have given it on another day than home does. */
export const mustDecide = ({ did, medicine }: Pick<Leaving, 'did' | 'medicine'>): boolean =>
  did !== 'continued' || daysApart(medicine.frequency) > 1;

export async function listLeavingMedicines(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<z.infer<typeof contract.reply>> {
  return transaction(deps.db, async (tx) => {
    const stay = await openInpatient(tx, deps, actor, id, 'medication');
    const leaving = await findLeaving({ ...deps, db: tx }, stay);
    return { medicines: leaving.map(present), can: allowedAtDischarge(actor) };
  });
}

const present = (one: Leaving): LeavingMedicine => ({
  id: one.medicine.id,
  name: one.medicine.name,
  inWords: termsInWords(one.medicine),
  onWard: one.did,
  wardWords: wardWords(one),
  mustDecide: mustDecide(one),
  isHeld: isHeld(one.did) || (one.did === 'not-ordered' && one.heldSince !== null),
});

function wardWords({ did, order, heldSince }: Leaving): string | null {
  if (did === 'not-ordered' && heldSince) return `${heldSince} in an earlier stay, and nobody has decided since`;
  if (!order || !isHeld(did)) return null;
  return did === 'stopped' ? order.stop_reason : `${order.medication} ${termsInWords(order)}`;
}

type Terms = Pick<MedicineRow, 'amount' | 'unit' | 'route' | 'frequency' | 'gap_hours' | 'most_in_24h'>;

const termsInWords = ({ amount, unit, route, frequency, gap_hours, most_in_24h }: Terms): string =>
  inWords({
    ...{ dose: { amount, unit }, route, frequency, days: null },
    ...{ smallestGapHours: gap_hours, mostIn24Hours: most_in_24h },
  });
