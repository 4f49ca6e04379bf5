import { createHash } from 'node:crypto';
import type { ComparedRecord, MergePreview } from '#contract/patients/merges.ts';
import type { Database } from '#server/db/connect.ts';
import { ageOn } from '#server/patients/age.ts';
import { countOpened } from '#server/patients/search/count-look-ups.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { blocksOf, type Met, questionsOf } from './conflicts.ts';
import { maySeePair } from './policy.ts';
import {
  type Collisions,
  collisionsOf,
  factsOfRecords,
  hasProposal,
  overlapsOf,
  proposalOf,
  type RecordFacts,
} from './store.ts';

type Pair = { kept: string; other: string };

/** For the screen: each look is counted as opening both people, and is in the trail. */
export async function compareRecords(deps: Deps, actor: Actor, pair: Pair): Promise<MergePreview> {
  const proposal = await proposalOf(deps.db, pair.kept, pair.other);
  if (!maySeePair(actor, proposal !== null)) throw new Refusal('not_found');
  const { preview } = await compare(deps, deps.db, pair, proposal);
  await countOpened(deps, actor, pair.kept);
  await countOpened(deps, actor, pair.other);
  return preview;
}

export type Compared = { preview: MergePreview; met: Met & { kept: RecordFacts; other: RecordFacts } };

/** `mergeId`: the proposal itself does not stand in its own way. */
export async function compare(deps: Deps, db: Database, pair: Pair, mergeId: string | null): Promise<Compared> {
  if (pair.kept === pair.other) throw new Refusal('same_record');
  const now = deps.clock.now();
  const ids = [pair.kept, pair.other];
  const facts = await factsOfRecords(db, ids, now);
  const [kept, other] = ids.map((id) => facts.find((one) => one.id === id));
  if (!kept || !other) throw new Refusal('not_found');
  const collisions = await collisionsOf(db, kept.id, other.id);
  const overlaps = await overlapsOf(db, kept.id, other.id);
  const isWaiting = await hasProposal(db, ids, mergeId);
  const today = dayIn(deps.config.clinic.timeZone, now);
  const met = { kept, other, collisions, overlaps: overlaps.length, isWaiting, today };
  const shown = {
    kept: present(deps, kept, today),
    other: present(deps, other, today),
    blocks: blocksOf(met),
    questions: questionsOf(met),
    overlaps: overlaps.map((one) => ({
      doctor: one.doctor,
      startsAt: one.starts_at.toISOString(),
      otherDoctor: one.other_doctor,
      otherStartsAt: one.other_starts_at.toISOString(),
    })),
    isProfileMixed: collisions.is_profile_mixed,
  };
  return { preview: { ...shown, seen: seenOf(met, collisions) }, met };
}

/** Names what was looked at. A proposal that waits is no change. */
const seenOf = (
  { kept, other }: Pick<Met, never> & { kept: RecordFacts; other: RecordFacts },
  collisions: Collisions,
): string =>
  createHash('sha256')
    .update(JSON.stringify([identityOf(kept), identityOf(other), collisions]))
    .digest('base64url');

const identityOf = (one: RecordFacts) => [
  ...[one.id, one.pud, one.name, one.phone, one.email, one.version, one.account_id, one.login_disabled_at],
  ...[one.date_of_birth, one.age_years, one.sex, one.deactivated_at, one.record_held_since],
];

const present = ({ config }: Deps, one: RecordFacts, today: string): ComparedRecord => ({
  patientId: one.id,
  pud: one.pud,
  name: one.name,
  dateOfBirth: one.date_of_birth,
  age: ageOn(one, today),
  sex: one.sex,
  phone: one.phone,
  email: one.email,
  registeredAt: one.registered_at.toISOString(),
  login: one.account_id === null ? 'none' : one.login_disabled_at ? 'closed' : 'open',
  lastLoginAt: one.last_login_at?.toISOString() ?? null,
  visits: one.visits,
  lastVisitOn: one.last_visit_at && dayIn(config.clinic.timeZone, one.last_visit_at),
  isDeactivated: one.deactivated_at !== null,
});
