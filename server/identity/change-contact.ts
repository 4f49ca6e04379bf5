import type { Tx } from '../db/connect.ts';
import { setContact } from './store.ts';

/** How a person is called and reached. The room that changes it has checked who asks, and records it. */
export const changeContact = (
  tx: Tx,
  accountId: string,
  contact: { name?: string; email?: string | null; phone?: string },
): Promise<void> => setContact(tx, accountId, contact);
