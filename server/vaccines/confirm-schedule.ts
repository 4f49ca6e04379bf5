import type { VaccineSchedule } from '#contract/childhood/vaccines.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { currentSchedule, insertConfirmation } from './store.ts';

/** A doctor answers for the version that they have read; a new version asks again. */
export async function confirmSchedule(
  deps: Deps,
  actor: Actor,
  { version }: { version: number },
): Promise<VaccineSchedule> {
  requireLicence(deps, actor);
  return transaction(deps.db, async (tx) => {
    if ((await currentSchedule(tx)).version !== version) throw new Refusal('version_outdated');
    const row = { version, confirmed_by: actor.accountId, confirmed_at: deps.clock.now() };
    if (!(await insertConfirmation(tx, row))) throw new Refusal('already_done');
    const about = { subject: 'schedule', details: { version } };
    await appendEntry(tx, deps.clock, actor, 'vaccine.schedule_confirmed', about);
    await publish(tx, { type: 'vaccine-schedule', to: { roles: ['admin', 'doctor', 'staff'] } });
    return currentSchedule(tx);
  });
}
