import type { Tx } from '../db/connect.ts';
import { publish } from '../platform/events.ts';
import { takeBackNotices } from './store.ts';

/** They no longer act for this person: what was told is gone from their list, and what has not left does not leave. */
export async function forgetNotices(tx: Tx, accountId: string, patientId: string, now: Date): Promise<void> {
  await takeBackNotices(tx, accountId, patientId, now);
  await publish(tx, { type: 'notices', to: { accounts: [accountId] } });
}
