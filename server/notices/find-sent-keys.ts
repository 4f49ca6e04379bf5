import type { Database } from '../db/connect.ts';
import { knownOnceKeys } from './store.ts';

/** Which of these news were told before, so that nobody tries to tell them again every second. */
export const findSentKeys = (db: Database, onceKeys: string[]): Promise<Set<string>> => knownOnceKeys(db, onceKeys);
