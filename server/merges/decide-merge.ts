// A proposal is agreed to by a second person, or turned down by anyone.
import type { MergeDecisions, MergeListed } from '#contract/patients/merges.ts';
import { findAccountMakers } from '#server/admin/public.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { compare } from './compare-records.ts';
import { joinRecords } from './join-records.ts';
import { mayAgree } from './policy.ts';
import { presentMerges } from './present.ts';
import { requireReady } from './propose-merge.ts';
import { endProposal, lockRecords, type MergeRow, mergeById } from './store.ts';

export async function agreeToMerge(
  deps: Deps,
  actor: Actor,
  id: string,
  { seen }: { seen: string },
): Promise<MergeListed> {
  const unlocked = await requireProposed(deps.db, id);
  return transaction(deps.db, async (tx) => {
    await lockRecords(tx, [unlocked.kept_id, unlocked.other_id]);
    const merge = await requireProposed(tx, id);
    await requireSecond(tx, actor, merge);
    const compared = await compare(deps, tx, { kept: merge.kept_id, other: merge.other_id }, id);
    const decisions = merge.decisions as MergeDecisions;
    requireReady(compared, { seen, decisions });
    const now = deps.clock.now();
    if (!(await endProposal(tx, id, { state: 'done', by: actor.accountId, at: now }))) throw new Refusal('merge_ended');
    await joinRecords(tx, deps, actor, { merge, met: compared.met, decisions });
    return listed(tx, actor, id);
  });
}

/** Also one's own. */
export async function declineMerge(deps: Deps, actor: Actor, id: string): Promise<MergeListed> {
  return transaction(deps.db, async (tx) => {
    const merge = await requireProposed(tx, id);
    const ended = { state: 'declined', by: actor.accountId, at: deps.clock.now() } as const;
    if (!(await endProposal(tx, id, ended))) throw new Refusal('merge_ended');
    for (const patientId of [merge.kept_id, merge.other_id]) {
      const about = { subject: 'merge', subjectId: id, patientId };
      await appendEntry(tx, deps.clock, actor, 'patient.merge_declined', about);
    }
    await publish(tx, { type: 'merges', id, to: { roles: ['desk', 'admin'] } });
    return listed(tx, actor, id);
  });
}

async function requireProposed(db: Database, id: string): Promise<MergeRow> {
  const merge = await mergeById(db, id);
  if (!merge) throw new Refusal('not_found');
  if (merge.state !== 'proposed') throw new Refusal('merge_ended');
  return merge;
}

async function requireSecond(db: Database, actor: Actor, merge: MergeRow): Promise<void> {
  const isOfOneHand = (await findAccountMakers(db))(actor.accountId, merge.proposed_by);
  if (!mayAgree(actor, merge, isOfOneHand)) throw new Refusal('not_the_second');
}

export async function listed(tx: Tx, actor: Actor, id: string): Promise<MergeListed> {
  const row = await mergeById(tx, id);
  const [one] = row ? await presentMerges(tx, actor, [row]) : [];
  if (!one) throw new Refusal('not_found');
  return one;
}
