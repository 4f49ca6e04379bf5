import type { MergeDecisions, MergeListed } from '#contract/patients/merges.ts';
import { findAccountMakers } from '#server/admin/public.ts';
import type { Database } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import { allowedOnMerge } from './policy.ts';
import type { MergeRow } from './store.ts';

export async function presentMerges(db: Database, actor: Actor, rows: readonly MergeRow[]): Promise<MergeListed[]> {
  const isOfOneHand = rows.some(({ state }) => state === 'proposed') ? await findAccountMakers(db) : () => false;
  return rows.map((row) => presentMerge(actor, row, isOfOneHand(actor.accountId, row.proposed_by)));
}

const presentMerge = (actor: Actor, row: MergeRow, isOfOneHand: boolean): MergeListed => ({
  id: row.id,
  state: row.state,
  kept: { patientId: row.kept_id, pud: row.kept_pud, name: row.kept_name },
  other: { patientId: row.other_id, pud: row.other_pud, name: row.other_name },
  reason: row.reason,
  decisions: row.decisions as MergeDecisions,
  proposedBy: { id: row.proposed_by, name: row.proposer ?? '' },
  proposedAt: row.proposed_at.toISOString(),
  endedBy: byOf(row.ended_by, row.ender),
  endedAt: row.ended_at?.toISOString() ?? null,
  undoneBy: byOf(row.undone_by, row.undoer),
  undoneAt: row.undone_at?.toISOString() ?? null,
  undoReason: row.undo_reason,
  stayed: inWords((row.stayed ?? {}) as Record<string, number>),
  can: allowedOnMerge(actor, row, isOfOneHand),
});

const byOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** In both records, because nobody can tell whose they are. */
export const CHANGED_PROFILES = 'changes of the health profile (now in both records, to be confirmed)';

const WORDS: Record<string, string> = {
  changed_profiles: CHANGED_PROFILES,
  appointments: 'visits',
  inbox_messages: 'messages',
  inbox_threads: 'conversations',
  documents: 'documents',
  board_notes: 'notes of the patient',
};
/** Follows from another line, or is our own book-keeping. */
const NOT_SAID = [
  'health_profiles',
  'person_corrections',
  'email_changes',
  'emergency_card_links',
  'emergency_cards',
  'waitlist_offers',
];

/** What is clinical is counted together: the desk reads this. */
export function inWords(stayed: Readonly<Record<string, number>>): MergeListed['stayed'] {
  const counts = new Map<string, number>();
  for (const [table, count] of Object.entries(stayed)) {
    if (NOT_SAID.includes(table)) continue;
    const what = WORDS[table] ?? 'entries of the record';
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => ({ what, count }));
}
