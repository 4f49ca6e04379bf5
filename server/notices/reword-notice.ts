// A notice that nobody has read yet says what still holds.
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/connect.ts';
import { publish } from '../platform/events.ts';
import type { Said } from './mails/write-mail.ts';
import { setWords, unreadByKeys } from './store.ts';

type News = { key: string; says: Said; person?: { name: string } };

export async function rewordNotice(tx: Tx, accountId: string, { key, says, person }: News): Promise<void> {
  const values = JSON.parse(JSON.stringify({ ...says.values, ...(person ? { person: person.name } : {}) }));
  for (const notice of await unreadByKeys(tx, accountId, [key, `${key}@${accountId}`])) {
    if (notice.code === says.code && isDeepStrictEqual(notice.said, values)) continue;
    await setWords(tx, notice, { code: says.code, said: JSON.stringify(values) });
    await publish(tx, { type: 'notices', id: notice.id, to: { accounts: [accountId] } });
  }
}
