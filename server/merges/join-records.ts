// The merge itself, in one transaction in which nobody else can write into either record.
import type { MergeDecisions } from '#contract/patients/merges.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { closeAccount } from '#server/identity/close-account.ts';
import { changeContact } from '#server/identity/public.ts';
import { writeKeys } from '#server/patients/search/write-keys.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readBothProfiles, writeJoinedProfile } from '#server/records/join-records.ts';
import type { Compared } from './compare-records.ts';
import { birthOf, loginOf as whoseLogin } from './conflicts.ts';
import { moveEverything, passOnActs } from './moving/store.ts';
import {
  addFormerLogin,
  changeRecord,
  type KeptBefore,
  keepBefore,
  loginOf,
  type MergeRow,
  recordById,
  removeRecord,
  setLogin,
} from './store.ts';
import { tellOfMerge } from './tell-people.ts';

type Join = { merge: MergeRow; met: Compared['met']; decisions: MergeDecisions };

export async function joinRecords(tx: Tx, deps: Deps, actor: Actor, { merge, met, decisions }: Join): Promise<void> {
  const { id: mergeId, kept_id: to, other_id: from } = merge;
  const now = deps.clock.now();
  const [kept, other] = [await recordById(tx, to), await recordById(tx, from)];
  if (!kept || !other) throw new Error('A record that is locked is not there.');
  const both = await readBothProfiles(tx, to, from);
  const chosen = { birth: birthOf(met, decisions), sex: decisions.sex ?? 'kept' };

  const logins = await settleLogins(tx, deps, actor, { mergeId, kept, other, whose: whoseLogin(met, decisions) });
  await moveEverything(tx, { mergeId, from, to, now });
  await removeRecord(tx, from);
  const profile = await writeJoinedProfile(tx, deps, actor, { patientId: to, both, chosen });
  await keepBefore(tx, merge, {
    accountId: kept.account_id,
    email: kept.email,
    place: kept.place,
    heldSince: kept.record_held_since?.toISOString() ?? null,
    confirmedBy: kept.identity_confirmed_by,
    codeMadeBy: kept.code_made_by,
    activatedBy: kept.activated_by,
    profile,
    ...logins,
  });
  const stays = logins.stays?.id ?? null;
  const isOthers = stays !== null && stays === other.account_id;
  const owner = isOthers ? other : kept;
  const confirmedBy = owner.identity_confirmed_by;
  await changeRecord(tx, to, {
    // A closed login stays with the record that it was made for.
    account_id: stays ?? kept.account_id,
    email: isOthers ? other.email : (kept.email ?? (stays ? null : other.email)),
    place: kept.place ?? other.place,
    identity_confirmed_by: confirmedBy,
    code_made_by: owner.code_made_by,
    activated_by: owner.activated_by,
    // Whoever logs in would read what was another record's: first somebody of the clinic sees who that is.
    record_held_since: stays !== null && confirmedBy === null ? now : null,
  });
  if (stays) await changeContact(tx, stays, { name: kept.name, phone: kept.phone });
  await writeKeys(tx, kept);
  for (const patientId of [to, from]) {
    const about = { subject: 'merge', subjectId: mergeId, patientId };
    await appendEntry(tx, deps.clock, actor, 'patient.merged', about);
  }
  await tellOfMerge(tx, deps, { keptId: to, other, closed: logins.closed?.id ?? null, isMixed: profile.isMixed });
}

type Row = NonNullable<Awaited<ReturnType<typeof recordById>>>;
type Logins = { mergeId: string; kept: Row; other: Row; whose: 'kept' | 'other' | null };

/** One login stays, and is reached by both PUDs. The other closes: its sessions and streams end. */
async function settleLogins(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { mergeId, kept, other, whose }: Logins,
): Promise<Pick<KeptBefore, 'stays' | 'closed'>> {
  if (whose === null) return { stays: null, closed: null };
  const [staying, closing] = whose === 'other' ? [other, kept] : [kept, other];
  if (!staying.account_id) return { stays: null, closed: null };
  const stays = await loginOf(tx, staying.account_id);
  let closed: KeptBefore['closed'] = null;
  if (closing.account_id) {
    const before = await loginOf(tx, closing.account_id);
    closed = { id: before.id, login: before.login, wasOpen: before.disabled_at === null };
    await closeAccount(tx, deps, actor, before.id);
    await setLogin(tx, before.id, `merged:${before.id}`);
    await passOnActs(tx, mergeId, before.id, stays.id);
  }
  await setLogin(tx, stays.id, kept.pud);
  await addFormerLogin(tx, other.pud, stays.id);
  // The account of a record is one: the other's leaves with its row.
  await changeRecord(tx, closing.id, { account_id: null });
  if (staying.id !== kept.id) await changeRecord(tx, other.id, { account_id: null });
  return { stays: { id: stays.id, login: stays.login }, closed };
}
