import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { TAKE_FIRST, takeStep } from './take-step.ts';

export const collectSample = (deps: Deps, actor: Actor, id: string): Promise<LabOrder> =>
  takeStep(deps, actor, id, {
    step: 'collect',
    action: 'lab_order.collected',
    change: () => ({ state: 'collected', collected_by: actor.accountId, collected_at: deps.clock.now() }),
    whoMay: TAKE_FIRST,
  });
