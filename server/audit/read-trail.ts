// For the rooms that show people what was done with their record.
import type { Database } from '../db/connect.ts';
import { entriesAbout, listReadsAbout, looksAt, type TrailPart } from './store.ts';

export type TrailEntry = Awaited<ReturnType<typeof readTrailOf>>[number];

/** What the trail says about one patient, newest first. */
export const readTrailOf = (db: Database, patientId: string, part: TrailPart) => entriesAbout(db, patientId, part);

/** Who saw this patient in a list or search: once per person, list and day, newest first. */
export const readListLooksAt = (db: Database, patientId: string, part: TrailPart) =>
  listReadsAbout(db, patientId, part);

/** Who opened this patient's chart or tried to, newest first; nothing of what they wrote in it. */
export const readLooksAt = (db: Database, patientId: string, part: { limit: number; isRefusedOnly: boolean }) =>
  looksAt(db, patientId, part);
