// What a merge of two records does to the health profile, and what its undoing does.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { withOwnIds } from './profile/copied-entries.ts';
import { type Chosen, joinProfiles } from './profile/join-profiles.ts';
import { NOTHING } from './profile/next-profile.ts';
import { separateKept, separateOther, unconfirmed } from './profile/separate-profiles.ts';
import { factsOf } from './save-profile.ts';
import {
  copyMarkTo,
  entriesOf,
  insertProfile,
  latestProfile,
  moveMarks,
  type ProfileRow,
  profileVersion,
} from './store.ts';

/** The newest of both, read before the rows move. */
export type BothProfiles = { kept: ProfileRow | undefined; other: ProfileRow | undefined };

export async function readBothProfiles(tx: Tx, keptId: string, otherId: string): Promise<BothProfiles> {
  return { kept: await latestProfile(tx, keptId), other: await latestProfile(tx, otherId) };
}

/** The kept record's last version of its own, and the one with which it went on. */
export type JoinedVersions = { own: number | null; joined: number; isMixed: boolean };

/** After the rows have moved: one version that says what both said. None where the other record said nothing. */
export async function writeJoinedProfile(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { patientId, both, chosen }: { patientId: string; both: BothProfiles; chosen: Chosen },
): Promise<JoinedVersions> {
  const own = both.kept?.version ?? null;
  const facts = joinProfiles(factsOf(both.kept), factsOf(both.other), chosen);
  if (!facts || !both.other) return { own, joined: own ?? 0, isMixed: false };
  return { own, joined: await writeVersion(tx, deps, actor, patientId, facts), isMixed: true };
}

/** `isDoubtful`: something was written since, or they were one for long. Then allergies are asked about again on both sides. */
type Separated = { keptId: string; otherId: string; versions: JoinedVersions; isDoubtful: boolean };

/**
 * After the other's versions went back. Nobody wrote after the joined one: what the kept record said before counts again.
 * Somebody did: then nobody can tell of whom, so both get what was added, and confirm it.
 */
export async function writeSeparatedProfiles(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { keptId, otherId, versions, isDoubtful }: Separated,
): Promise<{ changes: number }> {
  const last = await latestProfile(tx, keptId);
  const now = factsOf(last) ?? NOTHING;
  const other = factsOf(await latestProfile(tx, otherId));
  const versionOf = async (version: number | null) =>
    version === null ? undefined : factsOf(await profileVersion(tx, keptId, version));
  const own = await versionOf(versions.own);
  const changes = (last?.version ?? 0) - versions.joined;
  const entries = await entriesOf(tx, otherId);
  await moveMarks(tx, entries, otherId);
  if (changes === 0) {
    const next = isDoubtful ? unconfirmed(own ?? NOTHING) : (own ?? NOTHING);
    if (versions.isMixed || next.allergy_state !== now.allergy_state) {
      await writeVersion(tx, deps, actor, keptId, next);
    }
    if (isDoubtful && other && unconfirmed(other).allergy_state !== other.allergy_state) {
      await writeVersion(tx, deps, actor, otherId, unconfirmed(other));
    }
    return { changes };
  }
  const meanwhile = { joined: await versionOf(versions.joined), now };
  const kept = withOwnIds(separateKept(own, meanwhile), (id) => entries.has(id));
  const parted = withOwnIds(separateOther(other, meanwhile), (id) => !entries.has(id));
  for (const [patientId, { facts, copies }] of [[keptId, kept] as const, [otherId, parted] as const]) {
    for (const [from, to] of copies) await copyMarkTo(tx, patientId, from, to);
    await writeVersion(tx, deps, actor, patientId, facts);
  }
  return { changes };
}

type Facts = NonNullable<ReturnType<typeof factsOf>>;
type Beside = { stater?: unknown; birth_corrected?: unknown; private_entries?: unknown };

async function writeVersion(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  patientId: string,
  { stater: _stater, birth_corrected: _corrected, private_entries: _private, ...facts }: Facts & Beside,
): Promise<number> {
  const version = ((await latestProfile(tx, patientId))?.version ?? 0) + 1;
  const written = { patient_id: patientId, version, written_by: actor.accountId, written_at: deps.clock.now() };
  await insertProfile(tx, { ...facts, ...written });
  const about = { subject: 'profile', subjectId: patientId, patientId };
  await appendEntry(tx, deps.clock, actor, 'profile.saved', { ...about, details: { version } });
  return version;
}
