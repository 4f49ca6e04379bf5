// Seals rows that were here before their columns were sealed: as the owner of the tables, because many of them are never edited by
// the application; some rows at a time, while the clinic works. Rows that are not sealed yet are read as they are.
import pg from 'pg';
import { SealBroken } from '#server/platform/encryption/seal.ts';
import type { Log } from '#server/platform/logger.ts';
import { withClient } from '../with-client.ts';
import { BYTES_MARK, isUnderKey, putUnderKey } from './bytes-under-key.ts';
import { CLINIC, type DataKeys } from './data-keys.ts';
import { inColumn, MARK, sealCell } from './envelope.ts';
import { digitsOf, type OpenResults } from './open-results.ts';
import { sealMergedRecords } from './seal-merged-records.ts';
import { SEALED, type SealedColumn } from './sealed-columns.ts';

const AT_ONCE = 300;
/** Pictures weigh up to a megabyte. */
const PICTURES_AT_ONCE = 10;
/** The rest of the time belongs to the clinic. */
const A_MOMENT_MS = 1_000;
/** A log line for this many rows. */
const TOLD_EVERY = 10_000;

type Table = { name: string; row: readonly string[]; key: readonly string[]; columns: SealedColumn[] };
type Progress = { columns: number[]; last_row: string[] | null; rows_done: number; is_done: boolean };
type Parts = { ownerUrl: string; sealed: OpenResults; log: Pick<Log, 'info'> };

/** Who works here, and whoever acts for a patient with that patient: whether they share an address decides what is mailed. */
const NEEDED_FIRST = `role <> 'patient' or id in (
  select account_id from patient_access where relation <> 'self' and ended_at is null
  union select p.account_id from patient_access a join patients p on p.id = a.patient_id
    where a.relation <> 'self' and a.ended_at is null)`;

/** Those by whose hash people log in, or are kept from applying twice. */
const FIRST: readonly string[] = ['doctor_applications', 'accounts'];

const TABLES: Table[] = Object.values(Object.groupBy(Object.values<SealedColumn>(SEALED), ({ table }) => table)).map(
  (columns = []) => {
    const [{ table: name, row, key = row }] = columns as [SealedColumn];
    return { name, row, key, columns };
  },
);

export function sealExisting({ ownerUrl, sealed, log }: Parts) {
  const keys = () => {
    if (!sealed.keys) throw new SealBroken('This connection was opened without the master key.');
    return sealed.keys;
  };
  let isDone = false;
  /** Tables that were found without a readable cell since this server started. */
  const proven = new Set<string>();

  return {
    /** Those who are needed at once do not wait for all the patients in the same table. */
    first: () =>
      withClient(ownerUrl, async (client) => {
        // A merge that is undone puts the row back as it was kept, after its table was finished.
        await sealMergedRecords(client, keys());
        for (const table of TABLES.filter(({ name }) => FIRST.includes(name))) {
          if ((await readProgress(client, table)).is_done) continue;
          const only = table.name === 'accounts' ? NEEDED_FIRST : 'true';
          let last: string[] | null = null;
          do last = (await sealSome(client, keys(), table, { last, only })).last;
          while (last);
        }
      }),

    /** As many rows as can be done in a moment. False when all are sealed. */
    async next(): Promise<boolean> {
      if (isDone) return false;
      const until = Date.now() + A_MOMENT_MS;
      await withClient(ownerUrl, async (client) => {
        do isDone = !(await sealBatch({ client, keys: keys(), log, proven }));
        while (!isDone && Date.now() < until);
      });
      return !isDone;
    },
  };
}

type Batch = { client: pg.Client; keys: DataKeys; log: Parts['log']; proven: Set<string> };

/** Some rows of the first table that is not finished. False when all are. */
async function sealBatch({ client, keys, log, proven }: Batch): Promise<boolean> {
  for (const table of TABLES.filter(({ name }) => !proven.has(name))) {
    const before = await readProgress(client, table);
    if (before.is_done) {
      // Once per start: a server of the version before may have written since, or a row was put back.
      if (!(await hasReadable(client, table))) proven.add(table.name);
      else await writeProgress(client, table, { last: null, rows: 0, isDone: false });
      return true;
    }
    const { last, count } = await sealSome(client, keys, table, { last: before.last_row, only: 'true' });
    const after = { rows: before.rows_done + count, isDone: last === null };
    await writeProgress(client, table, { ...after, last: last ?? before.last_row });
    if (
      (after.isDone && after.rows > 0) ||
      Math.floor(after.rows / TOLD_EVERY) > Math.floor(before.rows_done / TOLD_EVERY)
    ) {
      log.info({ table: table.name, ...after }, 'sealed what was here before');
    }
    return true;
  }
  return false;
}

/** Whether a cell that should be sealed is not. */
async function hasReadable(client: pg.Client, { name, columns }: Table): Promise<boolean> {
  const cells = columns.map((column) => `((${column.only ?? 'true'}) and ${isReadable(column)})`);
  const { rows } = await client.query<{ is: boolean }>(
    `select exists (select from ${pg.escapeIdentifier(name)} where ${cells.join(' or ')}) as is`,
  );
  return rows[0]?.is === true;
}

function isReadable({ column, isJson, isBytes }: SealedColumn): string {
  const cell = pg.escapeIdentifier(column);
  if (isBytes) return `substring(${cell} from 1 for ${BYTES_MARK.length}) <> '\\x${BYTES_MARK.toString('hex')}'::bytea`;
  if (isJson) return `(jsonb_typeof(${cell}) <> 'string' or left(${cell} #>> '{}', 1) <> chr(1))`;
  return `${cell} <> '' and left(${cell}, 1) <> chr(1)`;
}

async function readProgress(client: pg.Client, { name, columns }: Table): Promise<Progress> {
  const { rows } = await client.query<Progress>(
    'select columns, last_row, rows_done, is_done from sealing_progress where table_name = $1',
    [name],
  );
  const [known] = rows;
  // A later version seals more columns of the same table.
  const isSame = known && columns.every(({ number }) => known.columns.includes(number));
  return isSame ? known : { columns: [], last_row: null, rows_done: 0, is_done: false };
}

type Step = { last: string[] | null; rows: number; isDone: boolean };

async function writeProgress(client: pg.Client, { name, columns }: Table, { last, rows, isDone }: Step): Promise<void> {
  await client.query(
    `insert into sealing_progress (table_name, columns, last_row, rows_done, is_done) values ($1, $2, $3, $4, $5)
     on conflict (table_name) do update
     set columns = excluded.columns, last_row = excluded.last_row, rows_done = excluded.rows_done, is_done = excluded.is_done`,
    [name, columns.map(({ number }) => number), last, rows, isDone],
  );
}

type From = { last: string[] | null; only: string };

/** The next rows in the order of the key. `last` is null when there were no more. */
async function sealSome(client: pg.Client, keys: DataKeys, table: Table, { last, only }: From) {
  const rows = await readSome(client, table, { last, only });
  for (const row of rows) await sealRow(client, keys, table, row);
  return { last: rows.length < mostOf(table) ? null : (rows.at(-1)?.key ?? null), count: rows.length };
}

const mostOf = ({ columns }: Table) => (columns.some(({ isBytes }) => isBytes) ? PICTURES_AT_ONCE : AT_ONCE);

type Row = { key: string[]; row: string[]; [cell: string]: unknown };

const names = (columns: readonly string[], cast = '') =>
  columns.map((name) => `${pg.escapeIdentifier(name)}${cast}`).join(', ');

async function readSome(client: pg.Client, table: Table, { last, only }: From): Promise<Row[]> {
  const cells = table.columns.flatMap(({ column, owner, isBytes, only: which = 'true' }, n) => [
    `${pg.escapeIdentifier(column)}${isBytes ? '' : '::text'} as cell${n}`,
    `(${owner})::text as owner${n}`,
    `(${which}) as is_wanted${n}`,
  ]);
  const after = last ? `and (${names(table.key)}) > (${last.map((_part, n) => `$${n + 1}`).join(', ')})` : '';
  const { rows } = await client.query<Row>(
    `select array[${names(table.key, '::text')}] as key, array[${names(table.row, '::text')}] as row, ${cells.join(', ')}
     from ${pg.escapeIdentifier(table.name)} where (${only}) ${after} order by ${names(table.key)} limit ${mostOf(table)}`,
    last ?? [],
  );
  return rows;
}

/** Changes a row only if it still says what was read: somebody may have written a new text, sealed, meanwhile. */
async function sealRow(client: pg.Client, keys: DataKeys, table: Table, row: Row): Promise<void> {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const set: string[] = [];
  const still: string[] = [];
  for (const [n, column] of table.columns.entries()) {
    const cell = row[`cell${n}`] as string | Buffer | null;
    if (!cell || isDoneWith(column, cell) || !row[`is_wanted${n}`]) continue;
    const owner = String(row[`owner${n}`] ?? CLINIC);
    const key = await keys.toWrite(owner);
    const name = pg.escapeIdentifier(column.column);
    const sealed =
      typeof cell === 'string'
        ? inColumn(column, sealCell(key, { column, owner, row: row.row }, cell))
        : putUnderKey(key, owner, cell);
    set.push(`${name} = ${given(sealed)}`);
    if (column.hash) set.push(`${pg.escapeIdentifier(column.hash)} = ${given(hashOf(keys, column, String(cell)))}`);
    if (column.also) set.push(column.also);
    still.push(`${name} = ${given(cell)}`);
  }
  if (set.length === 0) return;
  const which = table.key.map((part, n) => `${pg.escapeIdentifier(part)} = ${given(row.key[n])}`);
  await client.query(
    `update ${pg.escapeIdentifier(table.name)} set ${set.join(', ')} where ${[...which, ...still].join(' and ')}`,
    values,
  );
}

const isDoneWith = (column: SealedColumn, cell: string | Buffer): boolean =>
  typeof cell === 'string' ? cell.startsWith(inColumn(column, MARK).replace(/"$/, '')) : isUnderKey(cell);

const hashOf = (keys: DataKeys, { isPhone }: SealedColumn, text: string): Buffer =>
  isPhone ? keys.hash('phone-number', digitsOf(text)) : keys.hash('address', text.toLowerCase());
