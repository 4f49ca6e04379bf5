import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { takeStep } from './take-step.ts';

export const cancelOrder = (deps: Deps, actor: Actor, id: string, reason: string): Promise<LabOrder> =>
  takeStep(deps, actor, id, {
    step: 'cancel',
    action: 'lab_order.cancelled',
    change: () => ({ state: 'cancelled', cancel_reason: reason }),
    whoMay: 'Only who ordered it, or who cares for the patient, can cancel this order.',
  });
