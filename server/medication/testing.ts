// Orders and doses for tests.
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import type { Admitted } from '../admissions/testing.ts';
import { Refusal } from '../platform/refusal.ts';
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

/** A single dose that is due now, or whatever is given, beside other orders of the same. */
export async function anOrder(
  { deps }: Pick<TestApp, 'deps'>,
  { id, doctor }: Admitted,
  { answers = [], ...input }: Partial<NewOrder> = {},
) {
  const write = (beside: Answered = []) =>
    orderMedication(deps, doctor.actor, id, { ...PARACETAMOL, ...input, answers: [...answers, ...beside] });
  return write().catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'safety_unanswered') throw error;
    const twice = Object.keys(error.fields ?? {}).filter((key) => key.startsWith('duplicate:'));
    return write(twice.map((finding) => ({ finding, reason: 'Given beside the other order, as it is meant.' })));
  });
}

type Answered = NonNullable<NewOrder['answers']>;

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
