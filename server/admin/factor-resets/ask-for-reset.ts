import { HOUR_MS } from '#contract/durations.ts';
import { type FactorReset, RESET_HOURS } from '#contract/staffing/factor-resets.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readWorker } from '#server/staffing/read-worker.ts';
import { mayAskForReset } from '../policy.ts';
import { lockAccount } from '../store.ts';
import { presentReset } from './present.ts';
import { insertReset, keepMailOf, resetById } from './store.ts';
import { tellOfReset } from './tell-of-reset.ts';

type Request = { accountId: string; reason: string };

/** One administrator alone only asks. */
export async function askForReset(deps: Deps, actor: Actor, { accountId, reason }: Request): Promise<FactorReset> {
  const worker = await readWorker(deps.db, accountId);
  if (!mayAskForReset(actor, accountId)) throw new Refusal('not_yourself');
  if (!worker.hasSecondFactor) throw new Refusal('second_factor_off');
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    // Whose account is closed could not stop it. Closing at the same moment waits, and then stops this.
    await lockAccount(tx, accountId);
    await readWorker(tx, accountId, 'active');
    const id = await insertReset(tx, {
      account_id: accountId,
      reason,
      asked_by: actor.accountId,
      asked_at: now,
      effective_at: new Date(now.getTime() + RESET_HOURS * HOUR_MS),
    });
    if (!id) throw new Refusal('reset_waits');
    const about = { subject: 'account', subjectId: accountId, details: { reset: id } };
    await appendEntry(tx, deps.clock, actor, 'second-factor.reset_asked', about);
    const row = await resetById(tx, id);
    if (!row) throw new Refusal('not_found');
    const whose = { accountId, name: worker.name, by: row.asked_by_name };
    await keepMailOf(tx, id, await tellOfReset(tx, deps, 'asked', whose));
    return presentReset(actor, row);
  });
}
