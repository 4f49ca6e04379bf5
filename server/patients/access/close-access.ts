// Ending an access, whoever ends it: from the next request on nothing opens, and open streams are cut.
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { forgetNotices } from '#server/notices/forget-notices.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishAccessEnd } from '#server/platform/events.ts';
import { changeAccessIf, type FamilyRow } from './store.ts';
import { publishFamily } from './tell-family.ts';

type Cause = 'declined' | 'refused' | 'revoked' | 'expired' | 'grown-up' | 'died';
type End = { cause: Cause; reason?: string };

/** False when somebody else ended it a moment before. */
export async function closeAccess(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  caller: Caller,
  row: FamilyRow,
  { cause, reason }: End,
): Promise<boolean> {
  const ended = { state: 'ended', ended_at: clock.now(), ended_by: caller.accountId, end_cause: cause } as const;
  if (!(await changeAccessIf(tx, row.id, { ...ended, end_reason: reason ?? null }))) return false;
  await appendEntry(tx, clock, caller, 'family.access_ended', {
    subject: 'access',
    subjectId: row.id,
    patientId: row.patient_id,
    details: { cause, relation: row.relation, account: row.account_id },
  });
  await forgetNotices(tx, row.account_id, row.patient_id, clock.now());
  // In this order: an open screen hears of it, then its stream is cut.
  await publishFamily(tx, row);
  await publishAccessEnd(tx, row.id);
  return true;
}
