// For the room that reminds: which notes are due, and that one was told.
import type { Tx } from '../db/connect.ts';
import { dueNotes, setTold } from './store.ts';

export const takeDueNotes = (tx: Tx, now: Date) => dueNotes(tx, now);

export const noteWasTold = (tx: Tx, id: string, now: Date, noticeId: string | null): Promise<void> =>
  setTold(tx, id, now, noticeId);
