// How a reset ends: an hour after a second yes, a day without one, or by a stop.
import { HOUR_MS } from '#contract/durations.ts';
import { AGREED_RESET_HOURS, type FactorReset, RESET_HOURS } from '#contract/staffing/factor-resets.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { clearSecondFactor } from '#server/credentials/clear-second-factor.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { type Actor, SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { mayApproveReset, maySeeReset } from '../policy.ts';
import { areOfOneHand, isNewSince } from '../store.ts';
import { presentReset } from './present.ts';
import { approveOpen, endingResets, finishDue, openResetOf, type ResetRow, resetById, stopOpen } from './store.ts';
import { tellOfReset } from './tell-of-reset.ts';

export async function approveReset(deps: Deps, actor: Actor, id: string): Promise<FactorReset> {
  const reset = await findReset(deps, actor, id);
  if (reset.done_at || reset.stopped_at || reset.approved_by) throw new Refusal('reset_ended');
  if (!mayApproveReset(actor, reset)) throw new Refusal('reset_needs_another');
  const now = deps.clock.now();
  // Else one administrator could make a second self and agree with it, today or prepared long ago.
  const aDayAgo = new Date(now.getTime() - RESET_HOURS * HOUR_MS);
  if (await isNewSince(deps.db, actor.accountId, aDayAgo)) throw new Refusal('approver_too_new');
  if (await areOfOneHand(deps.db, actor.accountId, reset.asked_by)) throw new Refusal('approver_related');
  return transaction(deps.db, async (tx) => {
    const effectiveAt = new Date(now.getTime() + AGREED_RESET_HOURS * HOUR_MS);
    if (!(await approveOpen(tx, id, actor.accountId, now, effectiveAt))) throw new Refusal('reset_ended');
    await appendEntry(tx, deps.clock, actor, 'second-factor.reset_approved', entryAbout(reset));
    await tellOfReset(tx, deps, 'agreed', aboutOf(reset, await nameOf(tx, actor)));
    return presentReset(actor, await findReset({ ...deps, db: tx }, actor, id));
  });
}

export async function stopReset(deps: Deps, actor: Actor, id: string): Promise<FactorReset> {
  const reset = await findReset(deps, actor, id);
  return transaction(deps.db, async (tx) => {
    if (!(await stopFor(tx, deps, actor, reset))) throw new Refusal('reset_ended');
    return presentReset(actor, await findReset({ ...deps, db: tx }, actor, id));
  });
}

/** For an account that is closed: its owner cannot stop a reset any more. */
export async function stopResetOf(tx: Tx, deps: Deps, actor: Actor, accountId: string): Promise<void> {
  const reset = await openResetOf(tx, accountId);
  if (reset) await stopFor(tx, deps, actor, reset);
}

async function stopFor(tx: Tx, deps: Deps, actor: Actor, reset: ResetRow): Promise<boolean> {
  if (!(await stopOpen(tx, reset.id, actor.accountId, deps.clock.now()))) return false;
  await appendEntry(tx, deps.clock, actor, 'second-factor.reset_stopped', entryAbout(reset));
  await tellOfReset(tx, deps, 'stopped', aboutOf(reset, await nameOf(tx, actor)));
  return true;
}

/** Carries out what is due. A request of somebody who is no administrator any more is stopped instead. */
export async function endResets(deps: Deps): Promise<void> {
  await forEachIsolated(
    await endingResets(deps.db, deps.clock.now()),
    ({ id }) => `reset ${id}`,
    ({ id, is_wanted }) => end(deps, id, is_wanted),
  );
}

async function end(deps: Deps, id: string, isWanted: boolean): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const reset = await resetById(tx, id);
    const isMine = isWanted ? await finishDue(tx, id, now) : await stopOpen(tx, id, null, now);
    if (!reset || !isMine) return;
    if (isWanted) {
      await clearSecondFactor(tx, deps, SYSTEM, reset.account_id);
      await tellOfReset(tx, deps, 'done', aboutOf(reset, reset.asked_by_name));
      return;
    }
    await appendEntry(tx, deps.clock, SYSTEM, 'second-factor.reset_stopped', entryAbout(reset));
    await tellOfReset(tx, deps, 'stopped', aboutOf(reset, 'Nadi'));
  });
}

/** Somebody else's answers like one that does not exist. */
async function findReset({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<ResetRow> {
  const reset = await resetById(db, id);
  if (!reset || !maySeeReset(actor, reset)) throw new Refusal('not_found');
  return reset;
}

const nameOf = async (tx: Tx, { accountId }: Actor): Promise<string> =>
  (await findPeople(tx, [accountId])).get(accountId)?.name ?? 'an administrator';

const entryAbout = ({ id, account_id }: ResetRow) => ({
  subject: 'account',
  subjectId: account_id,
  details: { reset: id },
});

const aboutOf = ({ account_id, name }: ResetRow, by: string) => ({ accountId: account_id, name, by });
