import type { Database, Tx } from './connect.ts';
import { OUTDATED } from './prepared.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction, or in the one that `db` already is. It may run again after a clash with another one, so
 * it must touch nothing but `tx`.
 */
export async function transaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isClash(error)) throw error;
      // Two that clashed must not meet again at the same moment.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

function isClash(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || OUTDATED.test(code);
}
