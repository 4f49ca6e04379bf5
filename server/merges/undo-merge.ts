// Two records that were made one are two again. What came from the second goes back; what was written since stays, and is listed.
import { DAY_MS } from '#contract/durations.ts';
import type { MergeListed } from '#contract/patients/merges.ts';
import { requirePlainReason } from '#server/appointments/desk/desk-limits.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { reopenAccount } from '#server/identity/close-account.ts';
import { changeContact } from '#server/identity/public.ts';
import { endSessions } from '#server/identity/sessions/end-sessions.ts';
import { writeKeys } from '#server/patients/search/write-keys.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { writeSeparatedProfiles } from '#server/records/join-records.ts';
import { listed } from './decide-merge.ts';
import { countStaying, putBack, TornRows } from './moving/store.ts';
import { mayUndo } from './policy.ts';
import { CHANGED_PROFILES, inWords } from './present.ts';
import {
  changeRecord,
  endUndone,
  insertRecordAgain,
  isMergedAgain,
  type KeptBefore,
  keepStayed,
  lockRecords,
  type MergeRow,
  mergeById,
  recordById,
  removeFormerLogin,
  setLogin,
  settlePlaces,
} from './store.ts';
import { tellOfUndoing } from './tell-people.ts';

/** Whoever was treated by a record of two people for longer than this is asked about allergies again. */
const SHORT_MS = 3 * DAY_MS;

export async function undoMerge(
  deps: Deps,
  actor: Actor,
  id: string,
  { reason }: { reason: string },
): Promise<MergeListed> {
  requirePlainReason(actor, reason);
  const unlocked = await mergeById(deps.db, id);
  if (!unlocked) throw new Refusal('not_found');
  const separating = transaction(deps.db, async (tx) => {
    await lockRecords(tx, [unlocked.kept_id]);
    const merge = await mergeById(tx, id);
    if (!merge || !mayUndo(merge)) throw new Refusal('merge_ended');
    // What the later one found and changed was already joined: separated from the last to the first, nothing is mixed up.
    if (await isMergedAgain(tx, id)) throw new Refusal('merged_again');
    const brought = await separate(tx, deps, actor, merge);
    const undoing = { by: actor.accountId, at: deps.clock.now(), reason };
    if (!(await endUndone(tx, merge, undoing))) throw new Refusal('merge_ended');
    await settle(tx, deps, actor, merge, brought);
    return listed(tx, actor, id);
  });
  return separating.catch((error: unknown) => {
    throw error instanceof TornRows ? notSeparable(error) : error;
  });
}

/** What hangs together over both records is named, so that somebody can find it. */
function notSeparable({ counts }: TornRows): Refusal {
  const what = inWords(counts)
    .map(({ count, what }) => `${count} ${what}`)
    .join(', ');
  return new Refusal('not_separable', {
    message: `Nothing was separated: ${what || 'something'} of one record would belong to something in the other one.`,
  });
}

/** Answers how many rows that were written since went along with what they belong to. */
async function separate(tx: Tx, deps: Deps, actor: Actor, merge: MergeRow): Promise<number> {
  const { id: mergeId, kept_id: to, other_id: from } = merge;
  const kept = await recordById(tx, to);
  if (!kept) throw new Refusal('merged_again');
  const before = merge.kept_before as KeptBefore;
  await changeRecord(tx, to, { account_id: null });
  await insertRecordAgain(tx, mergeId);
  const moved = await recordById(tx, from);
  await changeRecord(tx, to, {
    // A login that was made while they were one belongs to the kept record.
    account_id: before.stays ? before.accountId : kept.account_id,
    // An address that was confirmed since then stays.
    email: kept.email === moved?.email ? before.email : kept.email,
    record_held_since: before.heldSince === null ? null : new Date(before.heldSince),
    identity_confirmed_by: before.confirmedBy,
    code_made_by: before.codeMadeBy,
    activated_by: before.activatedBy,
  });
  await giveLoginsBack(tx, deps, actor, merge, before);
  const { brought } = await putBack(tx, { mergeId, from, to, now: deps.clock.now() });
  await settlePlaces(tx, [to, from]);
  return brought;
}

async function giveLoginsBack(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  merge: MergeRow,
  { stays, closed }: KeptBefore,
): Promise<void> {
  if (!stays) return;
  await removeFormerLogin(tx, merge.other_pud);
  // What was on the screen may be another person's.
  await endSessions(tx, deps, actor, 'records-separated', { accountId: stays.id });
  await setLogin(tx, stays.id, stays.login);
  if (!closed) return;
  await setLogin(tx, closed.id, closed.login);
  if (closed.wasOpen) await reopenAccount(tx, deps, actor, closed.id);
}

/** What was written since is in one record or in both: it is listed, kept from the wrong eyes, and people are told. */
async function settle(tx: Tx, deps: Deps, actor: Actor, merge: MergeRow, brought: number): Promise<void> {
  const { id: mergeId, kept_id: to, other_id: from } = merge;
  const stayed = await countStaying(
    tx,
    { mergeId, from, to, now: deps.clock.now() },
    merge.ended_at ?? merge.proposed_at,
  );
  const versions = (merge.kept_before as KeptBefore).profile;
  const since = merge.ended_at ?? merge.proposed_at;
  const isLong = deps.clock.now().getTime() - since.getTime() > SHORT_MS;
  const isWritten = brought > 0 || inWords(stayed).length > 0;
  const { changes } = await writeSeparatedProfiles(tx, deps, actor, {
    ...{ keptId: to, otherId: from, versions, isDoubtful: isLong || isWritten },
  });
  if (changes > 0) stayed.changed_profiles = changes;
  await keepStayed(tx, mergeId, stayed);
  const said = inWords(stayed);
  if (said.length > 0) await hold(tx, deps, to);
  if (brought > 0 || changes > 0) await hold(tx, deps, from);
  const [kept, other] = [await recordById(tx, to), await recordById(tx, from)];
  if (!kept || !other) throw new Error('A record that was separated is not there.');
  for (const record of [kept, other]) {
    await writeKeys(tx, record);
    const { account_id, name, phone } = record;
    if (account_id) await changeContact(tx, account_id, { name, phone });
  }
  for (const patientId of [to, from]) {
    const about = { subject: 'merge', subjectId: mergeId, patientId };
    await appendEntry(tx, deps.clock, actor, 'patient.separated', about);
  }
  const words = said.filter(({ what }) => what !== CHANGED_PROFILES).map(({ what, count }) => `${count} ${what}`);
  await tellOfUndoing(tx, deps, {
    kept,
    other,
    stayed: words.join(', '),
    isProfileChanged: changes > 0,
    isDoubtful: isLong || isWritten || changes > 0,
  });
}

/** Some of it may be the other person's: somebody of the clinic looks at it with the owner before the login shows it. */
async function hold(tx: Tx, deps: Deps, patientId: string): Promise<void> {
  const record = await recordById(tx, patientId);
  if (record?.account_id) await changeRecord(tx, patientId, { record_held_since: deps.clock.now() });
}
