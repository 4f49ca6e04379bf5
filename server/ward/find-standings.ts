import type { Database } from '../db/connect.ts';
import { type Standing, standingOf } from './standing.ts';
import { lastWords, newestSets, type ObservationRow } from './store.ts';

/** Enough for a line of the trend, and for a partial set or two in between. */
const SETS = 30;

export type Stood = Standing & { sets: ObservationRow[]; score: number | null };

/** How each of these stands at this moment, with the sets it was judged by. */
export async function findStandings(
  db: Database,
  admissions: readonly { id: string; admitted_at: Date }[],
  now: Date,
): Promise<(id: string) => Stood> {
  const ids = admissions.map(({ id }) => id);
  const [sets, words] =
    ids.length === 0 ? [[], []] : await Promise.all([newestSets(db, ids, SETS), lastWords(db, ids)]);
  const stood = new Map(
    admissions.map(({ id, admitted_at }) => {
      const mine = sets.filter((set) => set.admission_id === id);
      const word = words.find((one) => one.admission_id === id);
      const facts = {
        admittedAt: admitted_at,
        sets: mine.map(asFact),
        word: word ? { status: word.status, at: word.set_at, by: word.setter } : null,
      };
      const standing = standingOf(facts, now);
      const score = standing.scored === null ? null : (mine[standing.scored]?.score ?? null);
      return [id, { ...standing, sets: mine, score }];
    }),
  );
  return (id) => {
    const found = stood.get(id);
    if (!found) throw new Error('This stay was not asked for.');
    return found;
  };
}

const asFact = (row: ObservationRow) => ({
  at: row.measured_at,
  score: row.score,
  notScored: row.not_scored,
  hasThree: row.has_three,
});
