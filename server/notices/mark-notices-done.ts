import type { Tx } from '../db/connect.ts';
import { publish } from '../platform/events.ts';
import { markReadByKeys } from './store.ts';

/** What these notices ask for is done: they no longer count as unread. */
export async function markNoticesDone(tx: Tx, accountId: string, keys: string[], now: Date): Promise<void> {
  // Of several who were told, all but the first have their own key.
  const all = keys.flatMap((key) => [key, `${key}@${accountId}`]);
  if (keys.length === 0 || (await markReadByKeys(tx, accountId, all, now)) === 0) return;
  await publish(tx, { type: 'notices', to: { accounts: [accountId] } });
}
