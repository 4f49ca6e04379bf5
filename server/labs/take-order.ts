import type { LabOrder } from '#contract/lab-orders.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { takeStep } from './take-step.ts';

/** Opens what is ordered to one nurse, not the chart; whoever had it before her reads it no longer. */
export const takeOrder = (deps: Deps, actor: Actor, id: string): Promise<LabOrder> =>
  takeStep(deps, actor, id, {
    step: 'take',
    action: 'lab_order.taken',
    change: () => ({ taken_by: actor.accountId, taken_at: deps.clock.now() }),
  });
