import type { Database } from '../db/connect.ts';
import type { Statement } from '../db/prepared-statements.ts';
import type { Caller } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Action } from './actions.ts';
import { type About, makeEntry } from './append-entry.ts';
import { markAudited } from './audited-in-request.ts';
import { selectWithEntry } from './store.ts';

/** Reads one row and records that it was read, both or neither. What is not found leaves no entry. */
export async function readWithEntry<Row>(
  db: Database,
  clock: Clock,
  caller: Caller,
  action: Action,
  about: About,
  query: Statement,
): Promise<Row | null> {
  const row = await selectWithEntry<Row>(db, query, makeEntry(clock, caller, action, about));
  if (row) markAudited(caller, about.patientId ?? null);
  return row;
}
