// What PostgreSQL says about our schema: the tables with their columns, what refers to what, and the counters.
import type pg from 'pg';

export type Table = { name: string; columns: string[] };
export type Counter = { table: string; column: string; last: string };
export type AppliedMigration = { number: number; name: string; sha256: string };

/** The history of a schema is made by its own migrations; that of backups belongs to the machine that keeps the files. */
const NOT_COPIED = ['migrations', 'backups'];

const OUR_TABLES = `
  c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** With the columns that hold something; a generated one is computed again. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where ${OUR_TABLES} and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [NOT_COPIED],
  );
  return rows;
}

/** Where the identity columns stand. A value may be ahead of the rows of a snapshot, never behind them. */
export async function readCounters(client: pg.Client): Promise<Counter[]> {
  const { rows } = await client.query(
    `select c.relname as "table", a.attname as "column", s.last_value::text as last
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     join pg_sequences s on s.schemaname = 'public'
       and pg_get_serial_sequence(format('%I.%I', s.schemaname, c.relname), a.attname)
           = format('%I.%I', s.schemaname, s.sequencename)
     where ${OUR_TABLES} and c.relname <> all ($1) and s.last_value is not null
     order by 1, 2`,
    [NOT_COPIED],
  );
  return rows;
}

/** Null when Nadi has never run on this database. */
export async function readMigrationsApplied(client: pg.Client): Promise<AppliedMigration[] | null> {
  const { rows: found } = await client.query(`select to_regclass('public.migrations') is not null as "isThere"`);
  if (!found[0].isThere) return null;
  const { rows } = await client.query('select number, name, sha256 from migrations where number > 0 order by number');
  return rows;
}

export async function countTables(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from pg_class c where ${OUR_TABLES}`);
  return rows[0].count;
}

/** The timeline that new entries of the trail get. */
export async function readTimeline(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select greatest(
       (select max(timeline) from audit_entries),
       (select max(timeline) from audit_batches),
       (select pg_get_expr(d.adbin, d.adrelid)::int from pg_attrdef d
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where d.adrelid = 'audit_entries'::regclass and a.attname = 'timeline')
     ) as timeline`,
  );
  return rows[0].timeline;
}

export type ForeignKey = { table: string; name: string; definition: string };

export async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conparentid = 0 and ${OUR_TABLES} order by 1, 2`,
  );
  return rows;
}

export async function readTablesWithTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and ${OUR_TABLES} order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function readDatabaseBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_database_size(current_database())::text as bytes');
  return Number(rows[0].bytes);
}
