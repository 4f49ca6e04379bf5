import { DAY_MS } from '#contract/durations.ts';
import type { CodedDiagnosis } from '#contract/patients/diagnoses.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findOwnDiagnoses } from './catalogue/keep-diagnoses.ts';
import { searchCodes } from './codes/search-codes.ts';
import { codesUsed } from './store.ts';

const MOST_FOUND = 12;
const YEAR_MS = 365 * DAY_MS;

/** Ranks codes that the doctor often signs before others that fit equally well. */
export async function findCodes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { q, limit }: { q: string; limit?: number | undefined },
): Promise<CodedDiagnosis[]> {
  const used = await codesUsed(db, actor.accountId, new Date(clock.now().getTime() - YEAR_MS));
  // The clinic's own words first: somebody put them there to be found.
  const own = await findOwnDiagnoses(db, q);
  return [...own, ...searchCodes(q, used, limit)].slice(0, limit ?? MOST_FOUND);
}
