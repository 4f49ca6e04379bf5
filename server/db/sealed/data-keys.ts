// One key for each patient, and one for each account: random, kept in the table data_keys, wrapped by the master key.
// Destroying a key makes unreadable what was sealed under it, in every copy that is made from then on.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { MasterKeys } from '#server/platform/encryption/master-keys.ts';
import { SealBroken } from '#server/platform/encryption/seal.ts';

/** A key's bytes, or null for one that was destroyed. One that was damaged makes its own cells unreadable, and no others. */
export type DataKey = Buffer | null | 'damaged';

export type DataKeys = {
  /** Those that exist, from memory or in one question to the database. */
  read(owners: readonly string[]): Promise<Map<string, DataKey>>;
  /** Makes one where there is none. */
  toWrite(owner: string): Promise<Buffer>;
  /** A keyed hash to look something up by. */
  hash(purpose: string, text: string): Buffer;
  forget(owner: string): void;
};

/** The clinic's own: what is about nobody's account. */
export const CLINIC = '00000000-0000-0000-0000-000000000001';

const KEY_BYTES = 32;
/** About 12 MB, with what Node makes of each. */
const MOST_IN_MEMORY = 20_000;
/** Another server learns within this time that a key was destroyed. */
const KEPT_MS = 10 * 60_000;

export type Wrapped = { owner: string; wrapped: Buffer | null; master_id: Buffer };
type Asked = Pick<pg.Pool, 'query'>;
type Parts = { pool: Asked; master: MasterKeys; hash: DataKeys['hash']; most?: number; now?: () => number };

export function makeDataKeys({ pool, master, hash, most = MOST_IN_MEMORY, now = Date.now }: Parts): DataKeys {
  const inMemory = new Map<string, { key: DataKey; until: number }>();

  function keep(owner: string, key: DataKey): void {
    inMemory.delete(owner);
    inMemory.set(owner, { key, until: now() + KEPT_MS });
    if (inMemory.size > most) inMemory.delete(inMemory.keys().next().value as string);
  }

  async function read(owners: readonly string[]): Promise<Map<string, DataKey>> {
    const found = new Map<string, DataKey>();
    const missing: string[] = [];
    for (const owner of new Set(owners)) {
      const known = inMemory.get(owner);
      if (known && known.until > now()) found.set(owner, known.key);
      else missing.push(owner);
    }
    if (missing.length === 0) return found;
    for (const row of await readWrapped(pool, missing)) {
      const key = unwrapIfWhole(master, row);
      keep(row.owner, key);
      found.set(row.owner, key);
    }
    return found;
  }

  async function toWrite(owner: string): Promise<Buffer> {
    let key = (await read([owner])).get(owner);
    if (key === undefined) {
      // Committed by itself, before what it seals: a transaction that is rolled back leaves a key without use, never a cell without key.
      const fresh = randomBytes(KEY_BYTES);
      const isFirst = await insertKey(pool, owner, wrap(master, owner, fresh));
      if (isFirst) keep(owner, fresh);
      key = isFirst ? fresh : (await read([owner])).get(owner);
    }
    if (key === 'damaged') throw new KeyDamaged(owner);
    if (!key) throw new SealBroken('Nothing can be written about someone whose key was destroyed.');
    return key;
  }

  return { read, toWrite, hash, forget: (owner) => void inMemory.delete(owner) };
}

export function wrap(master: MasterKeys, owner: string, key: Buffer): Wrapped {
  const { id, seal } = master.current();
  return { owner, wrapped: seal.seal(key, cellOf(owner)), master_id: id };
}

/** The row of data_keys was changed: it can be put back from a backup, under the master key of that time. */
export class KeyDamaged extends SealBroken {
  override name = 'KeyDamaged';

  constructor(owner: string) {
    super(`The key of ${owner} in data_keys is damaged. Put this row back from a backup.`);
  }
}

function unwrapIfWhole(master: MasterKeys, row: Wrapped): DataKey {
  try {
    return inOwnMemory(unwrap(master, row));
  } catch (error) {
    if (error instanceof KeyDamaged) return 'damaged';
    throw error;
  }
}

/** Node cuts small buffers from blocks of 64 kB: a key that is kept for hours would keep its whole block. */
function inOwnMemory(key: Buffer | null): Buffer | null {
  return key && Buffer.alloc(key.length, key);
}

export function unwrap(master: MasterKeys, { owner, wrapped, master_id }: Wrapped): Buffer | null {
  if (!wrapped) return null;
  let key = master.byId(master_id);
  if (!key) {
    // Perhaps it was added a moment ago.
    master.reload();
    key = master.byId(master_id);
  }
  if (!key) throw new SealBroken('A key was wrapped under a master key that this server was not given.');
  try {
    return key.seal.open(wrapped, cellOf(owner));
  } catch (error) {
    throw error instanceof SealBroken ? new KeyDamaged(owner) : error;
  }
}

const cellOf = (owner: string) => ({ table: 'data_keys', column: 'wrapped', row: owner });

async function readWrapped(pool: Asked, owners: readonly string[]): Promise<Wrapped[]> {
  const { rows } = await pool.query<Wrapped>(
    'select owner, wrapped, master_id from data_keys where owner = any($1::uuid[])',
    [owners],
  );
  return rows;
}

/** False when there was one already. */
export async function insertKey(pool: Asked, owner: string, { wrapped, master_id }: Wrapped): Promise<boolean> {
  const { rowCount } = await pool.query(
    'insert into data_keys (owner, wrapped, master_id) values ($1, $2, $3) on conflict (owner) do nothing',
    [owner, wrapped, master_id],
  );
  return rowCount === 1;
}
