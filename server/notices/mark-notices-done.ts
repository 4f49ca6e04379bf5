import type { Tx } from '../db/connect.ts';
import { publish } from '../platform/events.ts';
import { markReadByKeys, markReadUnder, markUnreadByKeys } from './store.ts';

/** What these notices ask for is done: they no longer count as unread. */
export async function markNoticesDone(tx: Tx, accountId: string, keys: string[], now: Date): Promise<void> {
  // Of several who were told, all but the first have their own key.
  const all = keys.flatMap((key) => [key, `${key}@${accountId}`]);
  if (keys.length === 0 || (await markReadByKeys(tx, accountId, all, now)) === 0) return;
  await publish(tx, { type: 'notices', to: { accounts: [accountId] } });
}

/** All notices since then whose key begins so are done, but for those with these keys. */
export async function markOthersDone(
  tx: Tx,
  accountId: string,
  notices: { beginning: string; except: readonly string[]; since: Date },
  now: Date,
): Promise<void> {
  const except = notices.except.flatMap((key) => [key, `${key}@${accountId}`]);
  if ((await markReadUnder(tx, accountId, { ...notices, except }, now)) === 0) return;
  await publish(tx, { type: 'notices', to: { accounts: [accountId] } });
}

/** What was done is not done after all: these notices, read since then, are unread again. */
export async function markNoticesOpen(tx: Tx, accountId: string, keys: string[], since: Date): Promise<void> {
  const all = keys.flatMap((key) => [key, `${key}@${accountId}`]);
  if (keys.length === 0 || (await markUnreadByKeys(tx, accountId, all, since)) === 0) return;
  await publish(tx, { type: 'notices', to: { accounts: [accountId] } });
}
