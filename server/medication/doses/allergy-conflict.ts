import type { Profile } from '../../../contract/records.ts';
import { allergyFindings } from '../../pharmacy/allergy-findings.ts';
import { type Described, describeMedicines } from '../../pharmacy/describe-medicines.ts';
import type { Deps } from '../../platform/deps.ts';
import { findProfiles } from '../../records/find-profiles.ts';
import type { OrderRow } from '../orders/store.ts';
import { termsOnFile } from '../orders/terms.ts';

/**
 * What speaks against an order by the allergies of this moment, in words; null: nothing that the table knows. What the
 * doctor answered with a written reason when ordering is no news to anyone.
 */
export async function findConflicts(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  orders: readonly OrderRow[],
): Promise<(orderId: string) => string | null> {
  const profileOf = await findProfiles(
    deps,
    orders.map(({ patient_id }) => patient_id),
  );
  const described = await describeMedicines(
    deps.db,
    orders.map(({ medicine_id, medication }) => ({ id: medicine_id ?? undefined, name: medication })),
  );
  const conflicts = new Map(
    orders.map((order, place) => [order.id, conflictOf(order, described[place], profileOf(order.patient_id))]),
  );
  return (orderId) => conflicts.get(orderId) ?? null;
}

function conflictOf(order: OrderRow, described: Described | undefined, patient: Profile): string | null {
  const { dose, route, frequency } = termsOnFile(order);
  const ordered = {
    ...{ dose, route, frequency, place: 0, name: order.medication },
    parts: described?.parts ?? [],
    unknown: described?.unknown ?? [],
    mgPerUnit: null,
  };
  const answered = answeredKeys(order.safety);
  const found = allergyFindings({ patient, orders: [ordered], running: [] }).find(
    ({ kind, key }) => kind === 'allergy' && !answered.has(key),
  );
  return found ? `${found.title}. ${found.why}` : null;
}

function answeredKeys(safety: unknown): Set<string> {
  if (!Array.isArray(safety)) return new Set();
  const answered = safety as { key?: string; reason?: string | null }[];
  return new Set(answered.flatMap(({ key, reason }) => (key && reason ? [key] : [])));
}
