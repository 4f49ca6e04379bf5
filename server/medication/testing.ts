// Orders and doses for tests.
import type { MedicationTask } from '#contract/medication-tasks.ts';
import type { Admitted } from '../admissions/testing.ts';
import type { TestHouse } from '../testing-house.ts';
import { listTasks } from './doses/list-tasks.ts';
import { type OrderWish, orderMedication } from './orders/order-medication.ts';

export const PARACETAMOL: OrderWish = {
  medication: 'Paracetamol',
  dose: { amount: 500, unit: 'mg' },
  route: 'by mouth',
  frequency: 'once',
  priority: 'medium',
};

export const AS_NEEDED: OrderWish = {
  ...PARACETAMOL,
  frequency: 'as-needed',
  indication: 'Pain',
  smallestGapHours: 4,
  mostIn24Hours: 4,
};

/** A single dose that is due now, or whatever is wished. */
export const anOrder = ({ deps }: Pick<TestHouse, 'deps'>, { id, doctor }: Admitted, wish: Partial<OrderWish> = {}) =>
  orderMedication(deps, doctor.actor, id, { ...PARACETAMOL, ...wish });

export async function aDose(
  house: Pick<TestHouse, 'deps'>,
  stay: Admitted,
  wish: Partial<OrderWish> = {},
): Promise<MedicationTask> {
  const { id } = await anOrder(house, stay, wish);
  const [task] = (await listTasks(house.deps, stay.nurse.actor, { inpatientId: stay.id })).filter(
    ({ orderId }) => orderId === id,
  );
  if (!task) throw new Error('The order has no dose in the next hours.');
  return task;
}
