import type { ReplyOf } from '#contract/endpoint.ts';
import type { readTrailState as contract, TrailCheck } from '#contract/trail/trail.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type CheckRow, newestCheck, reachOf } from './store.ts';

const FINGERPRINT_BYTES = 8;

/** Nothing of this is about a person, so looking leaves no entry. */
export async function readTrailState({ db }: Pick<Deps, 'db'>): Promise<ReplyOf<typeof contract>> {
  const [reach, check] = await Promise.all([reachOf(db), newestCheck(db)]);
  const { number, sealed_at, chained } = reach;
  return {
    newestLine: reach.newest,
    lastSeal:
      number !== null && sealed_at && chained
        ? { number, sealedAt: sealed_at.toISOString(), fingerprint: fingerprintOf(chained) }
        : null,
    check: check ? presentCheck(check) : null,
  };
}

/** 9f3c 51e0 84d2 77ab */
const fingerprintOf = (chained: Buffer): string =>
  (chained.subarray(0, FINGERPRINT_BYTES).toString('hex').match(/.{4}/g) ?? []).join(' ');

export const presentCheck = (row: CheckRow): TrailCheck => ({
  id: row.id,
  state: stateOf(row),
  askedAt: row.asked_at.toISOString(),
  askedBy: row.asked_by_name,
  finishedAt: row.finished_at?.toISOString() ?? null,
  lines: row.entries,
  broken: row.is_whole === false ? brokenAt(row) : null,
});

function stateOf({ is_whole, heard_at }: CheckRow): TrailCheck['state'] {
  if (is_whole === null) return heard_at ? 'running' : 'waiting';
  return is_whole ? 'whole' : 'broken';
}

const brokenAt = (row: CheckRow): TrailCheck['broken'] => ({
  problem: row.problem ?? '',
  line: row.entry_id === null ? null : String(row.entry_id),
  at: row.entry_at?.toISOString() ?? null,
  seal: row.batch,
  lastGoodSeal:
    row.last_good_batch !== null && row.last_good_sealed_at
      ? { number: row.last_good_batch, sealedAt: row.last_good_sealed_at.toISOString() }
      : null,
});
