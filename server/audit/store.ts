import { sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import { executeLater, executePrepared, type Statement } from '../db/prepared-statements.ts';
import type { Batch, Range } from './batch-chain.ts';
import type { EntryText } from './canonical-entry.ts';

export type NewEntry = {
  at: Date;
  actor_id: string | null;
  actor_role: string;
  action: string;
  subject: string | null;
  subject_id: string | null;
  patient_id: string | null;
  details: Record<string, string | number | boolean | null | readonly string[]>;
  request_id: string | null;
};

const ENTRY_COLUMNS = {
  at: 'timestamptz',
  actor_id: 'uuid',
  actor_role: 'text',
  action: 'text',
  subject: 'text',
  subject_id: 'text',
  patient_id: 'uuid',
  details: 'jsonb',
  request_id: 'text',
} as const satisfies Record<keyof NewEntry, string>;

const COLUMNS = Object.keys(ENTRY_COLUMNS) as (keyof NewEntry)[];
const INSERT = `insert into audit_entries (${COLUMNS}) values (${COLUMNS.map(
  (column, n) => `$${n + 1}::${ENTRY_COLUMNS[column]}`,
)})`;

/** Leaves with whatever the transaction sends next, at the latest with its commit. */
export const insertEntry = (tx: Tx, entry: NewEntry): Promise<void> =>
  executeLater(tx, { text: INSERT, values: COLUMNS.map((column) => entry[column]) });

const INSERT_ALL = `insert into audit_entries (${COLUMNS}) select ${COLUMNS} from json_to_recordset($1::json) as entry (${COLUMNS.map(
  (column) => `${column} ${ENTRY_COLUMNS[column]}`,
)})`;

/** In one statement, and so in one transaction. */
export async function insertEntries(db: Database, entries: readonly NewEntry[]): Promise<void> {
  await executePrepared(db, { text: INSERT_ALL, values: [JSON.stringify(entries)] });
}

const withEntry = new Map<string, string>();

/** In a transaction: the entry is written if, and only if, something is found. */
export async function selectWithEntry<Row>(tx: Database, query: Statement, entry: NewEntry): Promise<Row | null> {
  let text = withEntry.get(query.text);
  if (!text) {
    const values = COLUMNS.map((column, n) => `$${query.values.length + n + 1}::${ENTRY_COLUMNS[column]}`);
    text = `with found as materialized (${query.text}), noted as (
      insert into audit_entries (${COLUMNS}) select ${values} where exists (select from found)
    ) select * from found`;
    withEntry.set(query.text, text);
  }
  const values = [...query.values, ...COLUMNS.map((column) => entry[column])];
  const [row] = await executePrepared<Row>(tx, { text, values });
  return row ?? null;
}

// Any number will do, as long as nothing else in this database uses it.
const SEALING = 6962;

/** False when another server is sealing at this moment. Ends with the transaction. */
export async function takeSealingLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${SEALING}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** Every transaction below this number has ended, so nothing can appear there any more. */
export async function readDecidedXid(tx: Tx): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(tx);
  return only(rows).xid;
}

export async function readTimelineAfter(tx: Tx, timeline: number | null): Promise<number | null> {
  const after = timeline === null ? sql`true` : sql`timeline > ${timeline}`;
  const { rows } = await sql<{ timeline: number }>`
    select timeline from audit_entries where ${after} order by timeline limit 1`.execute(tx);
  return rows[0]?.timeline ?? null;
}

/** The transaction of the n-th entry of a range in sealing order, counted from 0. */
export async function readXidOfEntry(tx: Tx, range: Range, n: number): Promise<string | null> {
  const { rows } = await sql<{ xid: string }>`
    select written_in::text as xid from audit_entries where ${within(range)}
    order by written_in, id offset ${n} limit 1`.execute(tx);
  return rows[0]?.xid ?? null;
}

const ENTRIES_AT_ONCE = 1_000;

export async function* readEntries(tx: Tx, range: Range): AsyncGenerator<EntryText> {
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<EntryText>`
      select id::text as id, timeline::text as timeline, written_in::text as written_in, ${utc('at')} as at,
        actor_id::text as actor_id, actor_role, action, subject, subject_id, patient_id::text as patient_id,
        details::text as details, request_id
      from audit_entries where ${within(range)} and ${after}
      order by audit_entries.written_in, audit_entries.id limit ${ENTRIES_AT_ONCE}`.execute(tx);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ENTRIES_AT_ONCE) return;
    after = sql`(audit_entries.written_in, audit_entries.id) > (${last.written_in}::xid8, ${last.id}::bigint)`;
  }
}

/** The first entry that lies after one batch and before the timeline of the next, where no batch ever reaches. */
export async function readEntryBetween(tx: Tx, end: Range | null, timeline: number): Promise<string | null> {
  const after = end ? sql`(timeline, written_in) >= (${end.timeline}, ${end.until}::xid8)` : sql`true`;
  const { rows } = await sql<{ id: string }>`
    select id::text as id from audit_entries where ${after} and timeline < ${timeline}
    order by timeline, written_in, audit_entries.id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function countEntriesAfter(tx: Tx, end: Range | null): Promise<number> {
  const after = end ? sql`(timeline, written_in) >= (${end.timeline}, ${end.until}::xid8)` : sql`true`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entries where ${after}`.execute(tx);
  return only(rows).count;
}

export async function readLastBatch(db: Database): Promise<Batch | null> {
  const { rows } = await sql<Batch>`select ${batchColumns} from audit_batches order by number desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const BATCHES_AT_ONCE = 200;

export type SealedBatch = Batch & { firstEntry: string | null };

export async function* readBatches(db: Database, afterNumber?: number): AsyncGenerator<SealedBatch> {
  let after = afterNumber === undefined ? sql`true` : sql`number > ${afterNumber}`;
  for (;;) {
    const { rows } = await sql<SealedBatch>`
      select ${batchColumns}, ids[1]::text as "firstEntry"
      from audit_batches left join audit_leaves on batch_number = number
      where ${after} order by number limit ${BATCHES_AT_ONCE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCHES_AT_ONCE) return;
    after = sql`number > ${last.number}`;
  }
}

export type Leaves = { ids: string[]; leaves: Buffer };

export async function readLeaves(tx: Tx, batchNumber: number): Promise<Leaves | null> {
  const { rows } = await sql<Leaves>`
    select ids::text[] as ids, leaves from audit_leaves where batch_number = ${batchNumber}`.execute(tx);
  return rows[0] ?? null;
}

export async function insertBatch(tx: Tx, batch: Batch, { ids, leaves }: Leaves): Promise<void> {
  await sql`
    insert into audit_batches
      (number, timeline, from_xid, until_xid, entry_count, root, previous, chained, signature, sealed_at)
    values (${batch.number}, ${batch.timeline}, ${batch.from}::xid8, ${batch.until}::xid8, ${batch.count}, ${batch.root},
      ${batch.previous}, ${batch.chained}, ${batch.signature}, ${batch.sealedAt}::timestamptz)`.execute(tx);
  await sql`
    insert into audit_leaves (batch_number, ids, leaves) values (${batch.number}, ${ids}::bigint[], ${leaves})`.execute(
    tx,
  );
}

export type RestoreRow = {
  timeline: number;
  afterBatch: number;
  chained: Buffer;
  madeAt: Date;
  restoredAt: Date;
  signature: Buffer;
};

export async function insertRestore(tx: Tx, restore: RestoreRow): Promise<void> {
  await tx
    .insertInto('audit_restores')
    .values({
      ...{ timeline: restore.timeline, after_batch: restore.afterBatch, chained: restore.chained },
      ...{ made_at: restore.madeAt, restored_at: restore.restoredAt, signature: restore.signature },
    })
    .execute();
}

/** Oldest first. */
export const readRestores = (db: Database): Promise<RestoreRow[]> =>
  db
    .selectFrom('audit_restores')
    .select(['timeline', 'after_batch as afterBatch', 'chained'])
    .select(['made_at as madeAt', 'restored_at as restoredAt', 'signature'])
    .orderBy('timeline')
    .execute();

const batchColumns = sql`number, timeline, from_xid::text as "from", until_xid::text as "until", entry_count as count,
  root, previous, chained, signature, ${utc('sealed_at')} as "sealedAt"`;

function within({ timeline, from, until }: Range) {
  return sql`timeline = ${timeline} and written_in >= ${from}::xid8 and written_in < ${until}::xid8`;
}

/** ISO 8601 in UTC whatever the session's settings, with every digit that is stored. */
function utc(column: 'at' | 'sealed_at') {
  return sql`(to_json(${sql.ref(column)} at time zone 'UTC') #>> '{}') || 'Z'`;
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL answered nothing.');
  return row;
}

type Whose = { isOwn: boolean };

const entriesOfPart = (
  db: Database,
  patientIds: readonly string[],
  { limit, withoutLooksOf, isOwn }: TrailPart & Whose,
) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('accounts', 'accounts.id', 'audit_entries.actor_id')
    .select([
      'audit_entries.at',
      'audit_entries.action',
      'audit_entries.actor_id',
      'audit_entries.actor_role',
      'audit_entries.details',
      'accounts.name',
    ])
    .where('audit_entries.patient_id', 'in', [...patientIds])
    .where('audit_entries.action', '<>', 'list.opened')
    .where(
      isOwn
        ? sql<boolean>`(audit_entries.actor_id = ${withoutLooksOf}::uuid and audit_entries.action not like '%.opened')`
        : sql<boolean>`audit_entries.actor_id is distinct from ${withoutLooksOf}::uuid`,
    )
    .where(sql<boolean>`not (audit_entries.action = 'emergency-card.opened' and exists (
      select from audit_entries later
      where later.patient_id = audit_entries.patient_id and later.id > audit_entries.id
        and later.action = audit_entries.action and later.at < audit_entries.at + interval '10 minutes'))`)
    .orderBy('audit_entries.id', 'desc')
    .limit(limit);

/**
 * The newest of one person, without what they only looked at, and as many of everybody else: whoever marks two doses a day must not
 * push those who looked off the list. Of openings of the emergency card within minutes only the last counts, for the same reason.
 */
export const entriesAbout = (db: Database, patientIds: readonly string[], part: TrailPart) =>
  db
    .selectFrom(entriesOfPart(db, patientIds, { ...part, isOwn: false }).as('others'))
    .selectAll()
    .unionAll(db.selectFrom(entriesOfPart(db, patientIds, { ...part, isOwn: true }).as('own')).selectAll())
    .execute();

const REFUSED = 'access.refused';
const LOOKS = [REFUSED, 'glass.broken', 'chart.opened_by_alarm', 'admission.accepted_in_emergency'];

/** Openings, tries and emergencies. Newest first. */
export const looksAt = (db: Database, patientIds: readonly string[], part: { limit: number; isRefusedOnly: boolean }) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('accounts', 'accounts.id', 'audit_entries.actor_id')
    .select(['audit_entries.at', 'audit_entries.action', 'audit_entries.actor_id', 'audit_entries.actor_role'])
    .select('accounts.name')
    .where('audit_entries.patient_id', 'in', [...patientIds])
    .where((where) =>
      part.isRefusedOnly
        ? where('audit_entries.action', '=', REFUSED)
        : where.or([
            where('audit_entries.action', 'in', LOOKS),
            where.and([
              where('audit_entries.action', 'like', '%.opened'),
              where('audit_entries.action', '<>', 'list.opened'),
            ]),
          ]),
    )
    .orderBy('audit_entries.id', 'desc')
    .limit(part.limit)
    .execute();

const looksInLists = (patientId: string) => sql`
  select * from audit_entries where patient_id = ${patientId} and action = 'list.opened'
  union all
  select * from audit_entries
  where details ? 'patients' and (details -> 'patients') @> ${JSON.stringify([patientId])}::jsonb`;

/** Who saw this patient in a list: once per person, list and day, at the last time. Newest first. */
export async function listReadsAbout(
  db: Database,
  patientIds: readonly string[],
  { limit, withoutLooksOf }: TrailPart,
) {
  const { rows } = await sql<{
    at: Date;
    actor_id: string | null;
    actor_role: string;
    list: string;
    name: string | null;
    acting_as: string | null;
  }>`
    with looks as (${sql.join(patientIds.map(looksInLists), sql` union all `)})
    select max(looks.at) as at, looks.actor_id, looks.actor_role, looks.details ->> 'list' as list, accounts.name,
      looks.details ->> 'acting_as' as acting_as
    from looks left join accounts on accounts.id = looks.actor_id
    where looks.action in ('list.opened', 'trail.read') and looks.actor_id is distinct from ${withoutLooksOf}::uuid
    group by looks.actor_id, looks.actor_role, list, accounts.name, acting_as, date_trunc('day', looks.at)
    order by at desc limit ${limit}`.execute(db);
  return rows;
}

export type TrailPart = { limit: number; withoutLooksOf: string };
