// While two records were one, texts of both were sealed under the key of the kept one. Before that key is destroyed, what belongs to a
// record that was separated since is sealed anew under its own. As the owner of the tables: much of it is signed.
import pg from 'pg';
import { SealBroken } from '#server/platform/encryption/seal.ts';
import { headerOf, isUnderKey, ownerOfBytes, putUnderKey, takeFromUnderKey } from './bytes-under-key.ts';
import type { DataKeys } from './data-keys.ts';
import { beginningOf, inColumn, isSealed, openCell, readEnvelope, sealCell } from './envelope.ts';
import { SEALED, type SealedColumn } from './sealed-columns.ts';

type Asked = Pick<pg.ClientBase, 'query'>;
type Keys = Pick<DataKeys, 'read' | 'toWrite'>;

/** `records`: who is erased. Answers how many cells of others were sealed anew; what does not open stays as it is. */
export async function sealForOthers(client: Asked, keys: Keys, records: readonly string[]): Promise<number> {
  const { going, others } = await readRecords(client, records);
  if (others.length === 0) return 0;
  let count = 0;
  for (const column of Object.values<SealedColumn>(SEALED)) {
    for (const row of await findCells(client, column, { going, others })) {
      if (await sealAnew(client, keys, { column, row, going })) count += 1;
    }
  }
  return count;
}

type Records = { going: string[]; others: string[] };

/** Who goes with them, having been merged into them, and who was ever one with any of these and stays. */
async function readRecords(client: Asked, records: readonly string[]): Promise<Records> {
  const { rows } = await client.query<Records>(
    `with recursive going (id) as (
       select unnest($1::uuid[])
       union select other_id from patient_merges join going on going.id = kept_id where state = 'done'),
     linked (id) as (
       select id from going
       union select case when m.kept_id = linked.id then m.other_id else m.kept_id end
       from patient_merges m join linked on linked.id in (m.kept_id, m.other_id) where m.state in ('done', 'undone'))
     select array(select id::text from going) as going,
       array(select id::text from patients where id in (select id from linked) and id not in (select id from going)
         and erased_at is null) as others`,
    [records],
  );
  return rows[0] ?? { going: [], others: [] };
}

type Row = { key: string[]; row: string[]; owner: string };

const texts = (names: readonly string[]) => names.map((name) => `${pg.escapeIdentifier(name)}::text`).join(', ');

/** Asked after whose row it is: to look into a picture takes longest. */
async function findCells(client: Asked, column: SealedColumn, { going, others }: Records): Promise<Row[]> {
  const cell = pg.escapeIdentifier(column.column);
  const begins = column.isBytes
    ? `substring(${cell} from 1 for ${headerOf(going[0] as string).length}) = any($2::bytea[])`
    : `left(${column.isJson ? `${cell} #>> '{}'` : cell}, ${beginningOf(column, going[0] as string).length}) = any($2::text[])`;
  const { rows } = await client.query<Row>(
    `select array[${texts(column.key ?? column.row)}] as key, array[${texts(column.row)}] as row, (${column.owner})::text as owner
     from ${pg.escapeIdentifier(column.table)}
     where (${column.owner}) = any($1::uuid[]) and case when (${column.owner}) = any($1::uuid[]) then ${begins} end`,
    [others, going.map((owner) => (column.isBytes ? headerOf(owner) : beginningOf(column, owner)))],
  );
  return rows;
}

type Found = { column: SealedColumn; row: Row; going: readonly string[] };

/** Changes a cell only if it still says what was read. */
async function sealAnew(client: Asked, keys: Keys, { column, row, going }: Found): Promise<boolean> {
  const name = pg.escapeIdentifier(column.column);
  const which = (column.key ?? column.row)
    .map((part, n) => `${pg.escapeIdentifier(part)}::text = $${n + 1}`)
    .join(' and ');
  const found = await client.query<{ cell: string | Buffer | null }>(
    `select ${name}${column.isBytes ? '' : column.isJson ? ` #>> '{}'` : '::text'} as cell
     from ${pg.escapeIdentifier(column.table)} where ${which}`,
    row.key,
  );
  const cell = found.rows[0]?.cell;
  const fresh = cell && (await underOwnKey(keys, { column, row, going }, cell));
  if (!fresh) return false;
  const values = typeof cell === 'string' ? [inColumn(column, fresh as string), inColumn(column, cell)] : [fresh, cell];
  const n = row.key.length;
  const { rowCount } = await client.query(
    `update ${pg.escapeIdentifier(column.table)} set ${name} = $${n + 1} where ${which} and ${name} = $${n + 2}`,
    [...row.key, ...values],
  );
  return rowCount === 1;
}

/** Null: it is under another key, or was damaged and nobody can read it anyway. */
async function underOwnKey(keys: Keys, { column, row, going }: Found, cell: string | Buffer) {
  const open = await opened(keys, { column, row, going }, cell);
  if (open === null) return null;
  const { owner } = row;
  const key = await keys.toWrite(owner);
  return typeof open === 'string'
    ? sealCell(key, { column, owner, row: row.row }, open)
    : putUnderKey(key, owner, open);
}

async function opened(keys: Keys, { column, row, going }: Found, cell: string | Buffer) {
  try {
    const from = ownerOf(cell);
    const key = from !== null && going.includes(from) ? (await keys.read([from])).get(from) : null;
    if (!Buffer.isBuffer(key)) return null;
    if (typeof cell !== 'string') return takeFromUnderKey(key, cell);
    const envelope = readEnvelope(cell);
    const isInPlace = envelope.column.number === column.number && envelope.row.join('/') === row.row.join('/');
    return isInPlace ? openCell(key, envelope) : null;
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

function ownerOf(cell: string | Buffer): string | null {
  if (typeof cell === 'string') return isSealed(cell) ? readEnvelope(cell).owner : null;
  return isUnderKey(cell) ? ownerOfBytes(cell) : null;
}
