// For the room that reminds: approved appointments that begin in a span of time.
import type { Tx } from '../db/connect.ts';
import { approvedStartingBetween } from './store.ts';

export const approvedBetween = (tx: Tx, from: Date, until: Date) => approvedStartingBetween(tx, from, until);
