import type { LabOrder } from '../../contract/lab-orders.ts';
import { isInCareOf } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { takeStep } from './take-step.ts';

export const cancelOrder = (deps: Deps, actor: Actor, id: string, reason: string): Promise<LabOrder> =>
  takeStep(deps, actor, id, {
    step: 'cancel',
    action: 'lab_order.cancelled',
    change: async (tx, row) => {
      const isOwn = row.ordered_by === actor.accountId;
      if (!isOwn && !(await isInCareOf({ ...deps, db: tx }, actor, row.patient_id))) throw notInCare();
      return { state: 'cancelled', cancel_reason: reason };
    },
  });

const notInCare = () =>
  new Refusal('not_allowed', { message: 'Only who ordered it, or who cares for the patient, can cancel this order.' });
