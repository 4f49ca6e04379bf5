import type pg from 'pg';
import type { MasterKeys } from '#server/platform/encryption/master-keys.ts';
import type { Log } from '#server/platform/logger.ts';
import { unwrap, wrap } from './data-keys.ts';

const AT_ONCE = 200;

/**
 * Wraps some of the keys anew that hang on an older master key. False when none does. Each batch is a transaction of its own: a server
 * that dies loses nothing, and whoever comes next goes on. Several may do it at once.
 */
export async function rewrapKeys(pool: pg.Pool, master: MasterKeys, log: Pick<Log, 'info'>): Promise<boolean> {
  master.reloadFile();
  const { id } = master.current();
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `select owner, wrapped, master_id from data_keys where master_id < $1 or master_id > $1
       limit $2 for update skip locked`,
      [id, AT_ONCE],
    );
    for (const row of rows) {
      const key = unwrap(master, row);
      const fresh = key ? wrap(master, row.owner, key).wrapped : null;
      await client.query('update data_keys set wrapped = $2, master_id = $3 where owner = $1', [row.owner, fresh, id]);
    }
    await client.query('commit');
    if (rows.length > 0) log.info({ keys: rows.length, left: await keysLeft(pool, master) }, 'wrapped keys anew');
    return rows.length > 0;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** How many keys still hang on an older master key. */
export async function keysLeft(pool: Pick<pg.Pool, 'query'>, master: MasterKeys): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::int as left from data_keys where master_id < $1 or master_id > $1',
    [master.current().id],
  );
  return rows[0].left;
}
