import type pg from 'pg';
import type { MasterKeys } from '#server/platform/encryption/master-keys.ts';
import type { Log } from '#server/platform/logger.ts';
import { KeyDamaged, unwrap, type Wrapped, wrap } from './data-keys.ts';

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
    let count = 0;
    for (const row of rows) {
      const fresh = wrappedAnew(master, row);
      if (fresh === 'damaged') continue;
      await client.query('update data_keys set wrapped = $2, master_id = $3 where owner = $1', [row.owner, fresh, id]);
      count += 1;
    }
    await client.query('commit');
    if (count > 0) log.info({ keys: count, left: await keysLeft(pool, master) }, 'wrapped keys anew');
    return count > 0;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** One that is damaged stays as it is, for whoever puts its row back: it needs the master key of that time. */
function wrappedAnew(master: MasterKeys, row: Wrapped): Buffer | null | 'damaged' {
  try {
    const key = unwrap(master, row);
    return key ? wrap(master, row.owner, key).wrapped : null;
  } catch (error) {
    if (error instanceof KeyDamaged) return 'damaged';
    throw error;
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
