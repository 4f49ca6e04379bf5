import type { MergeDecisions, MergeListed } from '#contract/patients/merges.ts';
import { MERGE_BLOCK_WORDS } from '#contract/patients/merges.ts';
import { requirePlainReason } from '#server/appointments/desk/desk-limits.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Compared, compare } from './compare-records.ts';
import { isDecided } from './conflicts.ts';
import { presentMerges } from './present.ts';
import { insertProposal, lockRecords, mergeById } from './store.ts';
import { tellWhoMayAgree } from './tell-people.ts';

type Proposal = { kept: string; other: string; reason: string; decisions: MergeDecisions; seen: string };

/** Nothing changes yet: a second person looks at the same two records and agrees, or not. */
export async function proposeMerge(deps: Deps, actor: Actor, proposal: Proposal): Promise<MergeListed> {
  const { kept, other, reason, decisions } = proposal;
  requirePlainReason(actor, reason);
  return transaction(deps.db, async (tx) => {
    await lockRecords(tx, [kept, other]);
    const compared = await compare(deps, tx, { kept, other }, null);
    if (compared.preview.blocks.includes('waiting')) throw new Refusal('merge_waits');
    requireReady(compared, proposal);
    const id = await insertProposal(tx, {
      kept_id: kept,
      other_id: other,
      kept_pud: compared.preview.kept.pud,
      other_pud: compared.preview.other.pud,
      reason,
      decisions: JSON.stringify(decisions),
      proposed_by: actor.accountId,
      proposed_at: deps.clock.now(),
    });
    for (const patientId of [kept, other]) {
      const about = { subject: 'merge', subjectId: id, patientId };
      await appendEntry(tx, deps.clock, actor, 'patient.merge_proposed', about);
    }
    const row = await mergeById(tx, id);
    if (!row) throw new Refusal('not_found');
    await tellWhoMayAgree(tx, deps, actor, row);
    await publish(tx, { type: 'merges', id, to: { roles: ['desk', 'admin'] } });
    const [listed] = await presentMerges(tx, actor, [row]);
    return listed as MergeListed;
  });
}

/** What was looked at is still so, nothing stands in the way, and every question has its answer. */
export function requireReady({ preview }: Compared, { seen, decisions }: Pick<Proposal, 'seen' | 'decisions'>): void {
  const [block] = preview.blocks;
  if (block) throw new Refusal('merge_blocked', { message: MERGE_BLOCK_WORDS[block] });
  if (preview.seen !== seen) throw new Refusal('version_outdated');
  if (!isDecided(preview.questions, decisions)) throw new Refusal('merge_undecided');
}
