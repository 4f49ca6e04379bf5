// Orders and doses for tests.
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import type { Admitted } from '../admissions/testing.ts';
import type { TestApp } from '../testing-app.ts';
import { listTasks } from './doses/list-tasks.ts';
import { type NewOrder, orderMedication } from './orders/order-medication.ts';

export const PARACETAMOL: NewOrder = {
  medication: 'Paracetamol',
  dose: { amount: 500, unit: 'mg' },
  route: 'by mouth',
  frequency: 'once',
  priority: 'medium',
};

export const AS_NEEDED: NewOrder = {
  ...PARACETAMOL,
  frequency: 'as-needed',
  indication: 'Pain',
  smallestGapHours: 4,
  mostIn24Hours: 4,
};

/** A single dose that is due now, or whatever is given. */
export const anOrder = ({ deps }: Pick<TestApp, 'deps'>, { id, doctor }: Admitted, input: Partial<NewOrder> = {}) =>
  orderMedication(deps, doctor.actor, id, { ...PARACETAMOL, ...input });

export async function aDose(
  app: Pick<TestApp, 'deps'>,
  stay: Admitted,
  input: Partial<NewOrder> = {},
): Promise<MedicationTask> {
  const { id } = await anOrder(app, stay, input);
  const [task] = (await listTasks(app.deps, stay.nurse.actor, { inpatientId: stay.id })).filter(
    ({ orderId }) => orderId === id,
  );
  if (!task) throw new Error('The order has no dose in the next hours.');
  return task;
}
