import type { Deps } from '#server/platform/deps.ts';
import { isNoticeOfMailTold } from './store.ts';

/** Whether a mail that waited may still leave: its notice is still told, or it is about none. */
export async function isMailStillTold(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, account_id }: { id: string; account_id: string | null },
): Promise<boolean> {
  return account_id === null || ((await isNoticeOfMailTold(db, { id, account_id }, { clock, config })) ?? true);
}
