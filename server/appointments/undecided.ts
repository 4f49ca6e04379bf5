import type { Urgency } from '#contract/triage-result.ts';
import type { Database } from '../db/connect.ts';
import { waitingSince } from './store.ts';

/** For the room that watches over urgent requests: those that nobody has decided on. */
export const undecidedSince = (db: Database, askedBefore: Date, urgency: Urgency) =>
  waitingSince(db, askedBefore, urgency);
