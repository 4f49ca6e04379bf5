import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { Tx } from '../db/connect.ts';
import { findPeople } from '../identity/find-people.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { holderOf, MAX_OPEN_TAKES, TAKE_LASTS_MS } from './policy.ts';
import { countOpenTakes, type LabOrderRow } from './store.ts';
import { takeStep } from './take-step.ts';

/** Opens what is ordered to one nurse, not the chart; whoever had it before her reads it no longer, and is notified. */
export const takeOrder = (deps: Deps, actor: Actor, id: string, { version }: { version: number }): Promise<LabOrder> =>
  takeStep(deps, actor, id, {
    step: 'take',
    action: 'lab_order.taken',
    version,
    async change(tx, row) {
      const now = deps.clock.now();
      const since = new Date(now.getTime() - TAKE_LASTS_MS);
      const open = await countOpenTakes(tx, actor.accountId, { since, now });
      if (open >= MAX_OPEN_TAKES) throw new Refusal('lab_orders_unfinished');
      await notifyDisplaced(tx, deps, actor, row);
      return { taken_by: actor.accountId, taken_at: now };
    },
  });

async function notifyDisplaced(tx: Tx, deps: Deps, actor: Actor, row: LabOrderRow): Promise<void> {
  const to = holderOf(row, deps.clock.now());
  if (!to) return;
  const name = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'A colleague';
  await notify(tx, deps, {
    to,
    kind: 'task',
    title: `${name} took over a lab order of ${row.patient_name}`,
    text: 'You had taken it. It is no longer yours to carry out.',
    patientId: row.patient_id,
    link: '/staff-dashboard?view=labs',
  });
}
