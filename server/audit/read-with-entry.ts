import { askTogether } from '../db/ask-together.ts';
import type { Database } from '../db/connect.ts';
import type { Statement } from '../db/prepared-statements.ts';
import { beforeAnswer } from '../db/transaction.ts';
import type { Caller } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Action } from './actions.ts';
import { type About, makeEntry } from './append-entry.ts';
import { markAudited } from './audited-in-request.ts';
import { type NewEntry, selectWithEntry } from './store.ts';
import { writeRead } from './write-reads.ts';

/** Reads one row and records that it was read: nobody gets the one without the other. What is not found leaves no entry. */
export async function readWithEntry<Row>(
  db: Database,
  clock: Clock,
  caller: Caller,
  action: Action,
  about: About,
  query: Statement,
): Promise<Row | null> {
  const entry = makeEntry(clock, caller, action, about);
  const row = db.isTransaction ? await selectWithEntry<Row>(db, query, entry) : await readFirst<Row>(db, query, entry);
  if (row) markAudited(caller, about.patientId ?? null);
  return row;
}

async function readFirst<Row>(db: Database, query: Statement, entry: NewEntry): Promise<Row | null> {
  const [row] = await askTogether<Row>(db, query);
  if (row) await beforeAnswer(db, (pool) => writeRead(pool, entry));
  return row ?? null;
}
