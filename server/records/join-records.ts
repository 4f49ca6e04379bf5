// What a merge of two records does to the health profile, and what its undoing does.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { type Chosen, joinProfiles } from './profile/join-profiles.ts';
import { NOTHING } from './profile/next-profile.ts';
import { factsOf } from './save-profile.ts';
import { insertProfile, latestProfile, type ProfileRow, profileVersion } from './store.ts';

/** The newest of both, read before the rows move. */
export type BothProfiles = { kept: ProfileRow | undefined; other: ProfileRow | undefined };

export async function readBothProfiles(tx: Tx, keptId: string, otherId: string): Promise<BothProfiles> {
  return { kept: await latestProfile(tx, keptId), other: await latestProfile(tx, otherId) };
}

/** Which versions of the kept record a merge stands between: the last of its own, and the joined one. */
export type JoinedVersions = { own: number | null; joined: number } | null;

/** After the rows have moved: one version that says what both said. Null where the other record said nothing. */
export async function writeJoinedProfile(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { patientId, both, chosen }: { patientId: string; both: BothProfiles; chosen: Chosen },
): Promise<JoinedVersions> {
  const facts = joinProfiles(factsOf(both.kept), factsOf(both.other), chosen);
  if (!facts || !both.other) return null;
  return { own: both.kept?.version ?? null, joined: await writeVersion(tx, deps, actor, patientId, facts) };
}

/**
 * After the other's versions went back. Nobody wrote after the joined one: what the kept record said before counts again.
 * Somebody did: then nobody can tell whose words these are, so all of them stay, and allergies are unconfirmed.
 */
export async function writeSeparatedProfile(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { patientId, versions }: { patientId: string; versions: JoinedVersions },
): Promise<{ isChanged: boolean }> {
  const now = await latestProfile(tx, patientId);
  const facts = factsOf(now);
  if (!versions || !now || !facts) return { isChanged: false };
  const isChanged = now.version > versions.joined;
  const own = versions.own === null ? undefined : factsOf(await profileVersion(tx, patientId, versions.own));
  if (isChanged) await writeVersion(tx, deps, actor, patientId, { ...facts, allergy_state: 'unconfirmed' });
  else await writeVersion(tx, deps, actor, patientId, own ?? NOTHING);
  return { isChanged };
}

type Facts = NonNullable<ReturnType<typeof factsOf>>;

async function writeVersion(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  patientId: string,
  { stater: _stater, birth_corrected: _corrected, ...facts }: Facts & { stater?: unknown; birth_corrected?: unknown },
): Promise<number> {
  const version = ((await latestProfile(tx, patientId))?.version ?? 0) + 1;
  const written = { patient_id: patientId, version, written_by: actor.accountId, written_at: deps.clock.now() };
  await insertProfile(tx, { ...facts, ...written });
  const about = { subject: 'profile', subjectId: patientId, patientId };
  await appendEntry(tx, deps.clock, actor, 'profile.saved', { ...about, details: { version } });
  return version;
}
