import type { Database, Tx } from '#server/db/connect.ts';

const live = (db: Database) => db.selectFrom('board_keys').where('board_keys.ended_at', 'is', null);

export const liveKeys = (db: Database) =>
  live(db)
    .innerJoin('accounts', 'accounts.id', 'board_keys.made_by')
    .select(['board_keys.id', 'board_keys.name', 'board_keys.made_at', 'accounts.name as maker'])
    .select('accounts.disabled_at as maker_left_at')
    .orderBy('board_keys.made_at')
    .orderBy('board_keys.id')
    .execute();

export type BoardKeyRow = Awaited<ReturnType<typeof liveKeys>>[number];

export const liveKeyBy = (db: Database, hash: Buffer) =>
  live(db).select('board_keys.id').where('key_hash', '=', hash).executeTakeFirst();

export async function insertKey(
  tx: Tx,
  key: { name: string; key_hash: Buffer; made_at: Date; made_by: string },
): Promise<string> {
  return (await tx.insertInto('board_keys').values(key).returning('id').executeTakeFirstOrThrow()).id;
}

/** True for the one who ended it. */
export async function endKey(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('board_keys')
    .set({ ended_at: at, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}
