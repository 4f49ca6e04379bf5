// A process that writes rows and publishes an event of each, as fast as it can, until it is killed. It has a publisher, as every server.
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { publish } from '../events.ts';
import { makeLog } from '../logger.ts';
import { startPublisher } from './event-publisher.ts';

const { db } = openDatabase(process.env.WRITER_DATABASE_URL ?? '', { max: 3 });
startPublisher({ db, log: makeLog('silent') });
const name = `written-${randomUUID()}`;

for (let number = 1; ; number += 1) {
  await transaction(db, async (tx) => {
    await publish(tx, { type: 'board', id: `${name}:${number}`, to: { roles: ['staff'] } });
    await tx
      .insertInto('settings')
      .values({ key: `${name}:${number}`, value: '1' })
      .execute();
    await publish(tx, { type: 'messages', id: `${name}:${number}`, to: { roles: ['staff'] } });
  });
}
