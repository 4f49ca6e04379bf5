import type { AccountReply } from '#contract/staffing/accounts.ts';
import type { Database } from '../db/connect.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentAccount } from './present.ts';
import { workerById } from './store.ts';

/** A patient's account, or one in another state than asked for, answers like none. */
export async function readWorker(db: Database, id: string, state?: AccountReply['state']): Promise<AccountReply> {
  const row = await workerById(db, id);
  const worker = row && presentAccount(row);
  if (!worker || (state && worker.state !== state)) throw new Refusal('not_found');
  return worker;
}
