import type { Database } from '../db/connect.ts';
import type { Statement } from '../db/prepared.ts';
import type { Caller } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { type About, makeEntry } from './append-entry.ts';
import { selectWithEntry } from './store.ts';

/** Reads one row and records that it was read, both or neither. What is not found leaves no entry. */
export const readWithEntry = <Row>(
  db: Database,
  clock: Clock,
  caller: Caller,
  action: string,
  about: About,
  query: Statement,
): Promise<Row | null> => selectWithEntry(db, query, makeEntry(clock, caller, action, about));
