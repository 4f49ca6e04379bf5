import pg from 'pg';
import type { TestApp } from '#server/testing-app.ts';
import { withClient } from '../with-client.ts';
import { BYTES_MARK, isUnderKey, ownerOfBytes, takeFromUnderKey } from './bytes-under-key.ts';
import type { DataKeys } from './data-keys.ts';
import { isSealed, MARK, openCell, readEnvelope } from './envelope.ts';
import { SEALED, type SealedColumn } from './sealed-columns.ts';

const CELL = /\\u0001([A-Za-z0-9+/]+=*)/g;
const BYTES = new RegExp(`\\\\\\\\x(${BYTES_MARK.toString('hex')}[0-9a-f]+)`, 'g');

/** A row as PostgreSQL writes it in JSON, with what its sealed cells hold. Fails for one that does not open. */
export async function openedIn({ database }: Pick<TestApp, 'database'>, row: string): Promise<string> {
  const { keys } = database.opened.sealed;
  if (!keys) throw new Error('The database was opened without keys.');
  const keyOf = async (owner: string): Promise<Buffer> => {
    const key = (await keys.read([owner])).get(owner);
    if (!Buffer.isBuffer(key)) throw new Error(`There is no key of ${owner}.`);
    return key;
  };
  let opened = row;
  for (const [cell, text = ''] of row.matchAll(CELL)) {
    const envelope = readEnvelope(`${MARK}${text}`);
    opened = opened.replace(cell, openCell(await keyOf(envelope.owner), envelope));
  }
  for (const [cell, hex = ''] of row.matchAll(BYTES)) {
    const bytes = Buffer.from(hex, 'hex');
    opened = opened.replace(cell, takeFromUnderKey(await keyOf(ownerOfBytes(bytes)), bytes).toString('hex'));
  }
  return opened;
}

/** Every cell as the version before wrote it, readable and without a hash. As the owner, who alone may change what was signed. */
export async function unsealAll({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const { keys } = database.opened.sealed;
  if (!keys) throw new Error('The database was opened without keys.');
  let count = 0;
  await withClient(database.ownerUrl, async (client) => {
    for (const column of Object.values<SealedColumn>(SEALED)) {
      const [table, cell] = [pg.escapeIdentifier(column.table), pg.escapeIdentifier(column.column)];
      const { rows } = await client.query<{ at: string; cell: unknown }>(
        `select ctid as at, ${cell} as cell from ${table}`,
      );
      for (const { at, cell: sealed } of rows) {
        const plain = await plainOf(keys, sealed);
        if (plain === undefined) continue;
        const hash = column.hash ? `, ${pg.escapeIdentifier(column.hash)} = null` : '';
        await client.query(`update ${table} set ${cell} = $1${hash} where ctid = $2`, [plain, at]);
        count += 1;
      }
    }
    await client.query('delete from sealing_progress');
  });
  return count;
}

async function plainOf(keys: DataKeys, sealed: unknown): Promise<string | Buffer | undefined> {
  const keyOf = async (owner: string) => (await keys.read([owner])).get(owner) as Buffer;
  if (isSealed(sealed)) {
    const envelope = readEnvelope(sealed);
    return openCell(await keyOf(envelope.owner), envelope);
  }
  return isUnderKey(sealed) ? takeFromUnderKey(await keyOf(ownerOfBytes(sealed)), sealed) : undefined;
}
