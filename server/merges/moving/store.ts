// Moves the rows of one record to another, lists each, and puts them back.
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/connect.ts';
import { publishAccessEnd } from '#server/platform/events.ts';
import { MOVED, OWN_ACTS, OWNED, TAKEN_OUT } from './moved-tables.ts';

/** `from`: the record that ends. `to`: the one that is kept. */
export type Move = { mergeId: string; from: string; to: string; now: Date };

const keyOf = (row: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`${row}.${column}`)]))})`;

/** Writes down what stands in these columns now; the caller changes them next. */
async function list(
  tx: Tx,
  mergeId: string,
  {
    table,
    key,
    columns,
    where,
  }: { table: string; key: readonly string[]; columns: readonly string[]; where: RawBuilder<unknown> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into merged_rows (merge_id, table_name, row_key, was, is_taken_out)
    select ${mergeId}::uuid, ${table}::text, ${keyOf('t', key)}, ${keyOf('t', columns)}, false from ${sql.table(table)} t where ${where}`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Takes rows out of their table, and keeps all of them. */
async function takeOut(
  tx: Tx,
  mergeId: string,
  table: string,
  key: readonly string[],
  where: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with gone as (delete from ${sql.table(table)} t where ${where} returning t.*)
    insert into merged_rows (merge_id, table_name, row_key, was, is_taken_out)
    select ${mergeId}::uuid, ${table}::text, ${keyOf('gone', key)}, to_jsonb(gone), true from gone`.execute(tx);
}

const isOf = (patientId: string) => sql`t.patient_id = ${patientId}`;

/** Everything of the one record becomes the other's. What stands in the way was decided before: see `collide`. */
export async function moveEverything(tx: Tx, move: Move): Promise<void> {
  await deferTriage(tx);
  await makeRoom(tx, move);
  for (const [table, key] of Object.entries(TAKEN_OUT)) await takeOut(tx, move.mergeId, table, key, isOf(move.from));
  await moveProfiles(tx, move);
  for (const [table, { key }] of Object.entries(MOVED)) {
    if (table !== 'health_profiles') await moveTable(tx, move, table, key);
  }
  await sql`delete from patient_keys where patient_id = ${move.from}`.execute(tx);
  await sql`update dose_clocks set look_at = '-infinity' where patient_id = ${move.to}`.execute(tx);
}

/** A check of symptoms and the visit that names it change hands in two statements. */
const deferTriage = (tx: Tx) =>
  sql`set constraints corrects_an_own_triage, booking_carries_own_triage, wish_carries_own_triage deferred`.execute(tx);

async function moveTable(tx: Tx, { mergeId, from, to }: Move, table: string, key: readonly string[]): Promise<void> {
  await sql`
    with moved as (update ${sql.table(table)} set patient_id = ${to} where patient_id = ${from} returning *)
    insert into merged_rows (merge_id, table_name, row_key, was, is_taken_out)
    select ${mergeId}::uuid, ${table}::text, ${keyOf('moved', key)}, jsonb_build_object('patient_id', ${from}::uuid), false from moved`.execute(
    tx,
  );
}

/** Versions of the two follow each other: first the kept one's, then the other's; the joined one is written after both. */
async function moveProfiles(tx: Tx, { mergeId, from, to }: Move): Promise<void> {
  await sql`
    with last as (select coalesce(max(version), 0) as version from health_profiles where patient_id = ${to}),
    moved as (update health_profiles set patient_id = ${to}, version = health_profiles.version + last.version
      from last where patient_id = ${from} returning health_profiles.version, health_profiles.version - last.version as was)
    insert into merged_rows (merge_id, table_name, row_key, was, is_taken_out)
    select ${mergeId}::uuid, 'health_profiles', jsonb_build_object('patient_id', ${to}::uuid, 'version', version),
      jsonb_build_object('patient_id', ${from}::uuid, 'version', was), false from moved`.execute(tx);
}

/** What one person has once, and both records have. */
async function makeRoom(tx: Tx, move: Move): Promise<void> {
  const { mergeId, from, to, now } = move;
  // Whoever waits for a mail about the address of a record that ends must not change that of the kept one.
  const open = sql`t.patient_id = ${from} and t.closed_at is null`;
  await list(tx, mergeId, { table: 'email_changes', key: ['token_hash'], columns: ['closed_at'], where: open });
  await sql`update email_changes t set closed_at = ${now} where ${open}`.execute(tx);

  const second = sql`t.patient_id = ${from} and t.ended_at is null and exists (select from emergency_card_links k
    where k.patient_id = ${to} and k.ended_at is null)`;
  await list(tx, mergeId, { table: 'emergency_card_links', key: ['id'], columns: ['ended_at'], where: second });
  await sql`update emergency_card_links t set ended_at = ${now} where ${second}`.execute(tx);
  await takeOut(
    tx,
    mergeId,
    'emergency_cards',
    ['patient_id'],
    sql`t.patient_id = ${from} and exists (select from emergency_cards k where k.patient_id = ${to})`,
  );

  const samePlace = sql`t.patient_id = ${from} and t.ended_at is null and exists (select from waitlist_wishes k
    where k.patient_id = ${to} and k.ended_at is null and k.department_id = t.department_id
      and k.doctor_id is not distinct from t.doctor_id)`;
  await list(tx, mergeId, {
    table: 'waitlist_wishes',
    key: ['id'],
    columns: ['ended_at', 'end_cause'],
    where: samePlace,
  });
  await sql`update waitlist_wishes t set ended_at = ${now}, end_cause = 'left' where ${samePlace}`.execute(tx);

  const clocks = sql`t.remind_at is not null and t.patient_id in (${from}, ${to})
    and (select count(*) from hold_clocks k where k.patient_id in (${from}, ${to}) and k.remind_at is not null) = 2`;
  // One clock reminds of all that waits: it goes by the earlier of the two.
  await list(tx, mergeId, { table: 'hold_clocks', key: ['admission_id'], columns: ['remind_at'], where: clocks });
  await sql`update hold_clocks t set remind_at = case when t.patient_id = ${to}
      then (select min(k.remind_at) from hold_clocks k where k.patient_id in (${from}, ${to})) end where ${clocks}`.execute(
    tx,
  );

  await takeOut(
    tx,
    mergeId,
    'people_looked_up',
    ['account_id', 'on_day', 'patient_id'],
    sql`t.patient_id = ${from} and exists (select from people_looked_up k
      where k.patient_id = ${to} and k.account_id = t.account_id and k.on_day = t.on_day)`,
  );
  await endSecondAccess(tx, move);
  await joinThreads(tx, move);
}

/** The owner of the record that ends goes with its account; someone who may act for both acts by what the kept one says. */
async function endSecondAccess(tx: Tx, { mergeId, from, to, now }: Move): Promise<void> {
  const ended = sql`set state = 'ended', ended_at = ${now}, end_cause = 'merged'`;
  // Not listed: a separated record gets its owner with its account again.
  await sql`update patient_access t ${ended} where t.patient_id = ${from} and t.ended_at is null
    and t.relation = 'self'`.execute(tx);
  const second = sql`t.patient_id = ${from} and t.ended_at is null and exists (select from patient_access k
    where k.patient_id = ${to} and k.account_id = t.account_id and k.ended_at is null)`;
  const sameInvitation = sql`t.patient_id = ${from} and t.ended_at is null and exists (select from access_invitations k
    where k.patient_id = ${to} and k.pud = t.pud and k.ended_at is null)`;
  const ends = ['ended_at', 'ended_as'];
  await list(tx, mergeId, { table: 'access_invitations', key: ['id'], columns: ends, where: sameInvitation });
  await sql`update access_invitations t set ended_at = ${now}, ended_as = 'withdrawn' where ${sameInvitation}`.execute(
    tx,
  );
  const columns = ['state', 'ended_at', 'end_cause'];
  await list(tx, mergeId, { table: 'patient_access', key: ['id'], columns, where: second });
  await sql`update patient_access t ${ended} where ${second}`.execute(tx);
  await askGuardiansAgain(tx, { mergeId, from, to });
}

/**
 * Whom nobody has seen would get the visits of the other record, and whoever was confirmed for one was not for the other: to both
 * nothing opens until the desk has answered.
 */
async function askGuardiansAgain(tx: Tx, { mergeId, from, to }: Omit<Move, 'now'>): Promise<void> {
  const where = sql`t.relation = 'guardian' and t.ended_at is null and ((t.patient_id = ${from} and t.state = 'confirmed')
    or (t.patient_id in (${from}, ${to}) and t.state = 'unconfirmed'))`;
  const columns = ['state', 'confirmed_at', 'confirmed_by'];
  await list(tx, mergeId, { table: 'patient_access', key: ['id'], columns, where });
  const { rows } = await sql<{ id: string }>`update patient_access t
    set state = 'asked', confirmed_at = null, confirmed_by = null where ${where} returning t.id`.execute(tx);
  for (const { id } of rows) await publishAccessEnd(tx, id);
}

/** A patient has one conversation with each doctor: the messages of both are in it, in the order in which they were written. */
async function joinThreads(tx: Tx, { mergeId, from, to, now }: Move): Promise<void> {
  const { rows } = await sql<{ own: string; kept: string }>`
    select t.id as own, k.id as kept from inbox_threads t join inbox_threads k
      on k.patient_id = ${to} and k.doctor_id is not distinct from t.doctor_id where t.patient_id = ${from}
    order by k.id for update`.execute(tx);
  for (const { own, kept } of rows) {
    const ofOwn = sql`t.thread_id = ${own}`;
    await list(tx, mergeId, { table: 'inbox_messages', key: ['id'], columns: ['thread_id'], where: ofOwn });
    await sql`update inbox_messages t set thread_id = ${kept} where ${ofOwn}`.execute(tx);
    // Nobody has read what they read in one of the two only.
    const ofKept = sql`t.thread_id = ${kept}`;
    await list(tx, mergeId, {
      table: 'inbox_reads',
      key: ['thread_id', 'reader_id'],
      columns: ['up_to'],
      where: ofKept,
    });
    await sql`update inbox_reads t set up_to = least(t.up_to, coalesce((select o.up_to from inbox_reads o
      where o.thread_id = ${own} and o.reader_id = t.reader_id), 0)) where ${ofKept}`.execute(tx);
    await takeOut(tx, mergeId, 'inbox_reads', ['thread_id', 'reader_id'], ofOwn);
    await list(tx, mergeId, { table: 'inbox_threads', key: ['id'], columns: THREAD_STATE, where: sql`t.id = ${kept}` });
    await sql`update inbox_threads t set
        status = case when 'open' in (t.status, o.status) then 'open' else 'closed' end,
        started_at = least(t.started_at, o.started_at), last_at = greatest(t.last_at, o.last_at),
        waiting_since = least(t.waiting_since, o.waiting_since), answer_by = least(t.answer_by, o.answer_by),
        danger_since = least(t.danger_since, o.danger_since),
        not_checked_since = least(t.not_checked_since, o.not_checked_since),
        late_told_at = case when o.waiting_since is null then t.late_told_at end,
        danger_told_at = case when o.danger_since is null and o.not_checked_since is null then t.danger_told_at
          else coalesce(t.danger_told_at, o.danger_told_at) end,
        version = t.version + 1
      from inbox_threads o where t.id = ${kept} and o.id = ${own}`.execute(tx);
    await keepPrivate(tx, { mergeId, to, now }, own, kept);
    await takeOut(tx, mergeId, 'inbox_threads', ['id'], sql`t.id = ${own}`);
  }
}

/** What was private in one of two conversations is in both. Listed as lifted: so it is again after the two are separated. */
async function keepPrivate(tx: Tx, { mergeId, to, now }: Omit<Move, 'from'>, own: string, kept: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into confidential_marks (patient_id, subject, subject_id, cause, marked_by, marked_at, lifted_at)
    select ${to}::uuid, 'thread', ${kept}::uuid, m.cause, m.marked_by, ${now}::timestamptz, ${now}::timestamptz from confidential_marks m
    where m.subject_id = ${own} and m.lifted_at is null and not exists (
      select from confidential_marks k where k.subject_id = ${kept} and k.lifted_at is null) returning id`.execute(tx);
  for (const { id } of rows) {
    const where = sql`t.id = ${id}`;
    await list(tx, mergeId, { table: 'confidential_marks', key: ['id'], columns: ['lifted_at'], where });
    await sql`update confidential_marks t set lifted_at = null where ${where}`.execute(tx);
  }
}

const THREAD_STATE = [
  ...['status', 'started_at', 'last_at', 'waiting_since', 'answer_by', 'danger_since', 'not_checked_since'],
  ...['late_told_at', 'danger_told_at', 'version'],
];

/** What the closed login did as the patient, the one that stays did. */
export async function passOnActs(tx: Tx, mergeId: string, closed: string, stays: string): Promise<void> {
  for (const { table, column, key } of OWN_ACTS) {
    const own = sql`t.${sql.ref(column)} = ${closed} ${table === 'patient_access' ? isPassedOn(stays) : sql``}`;
    // The key is written as it will be.
    const later = key.includes(column) ? sql`|| jsonb_build_object(${sql.lit(column)}, ${stays}::uuid)` : sql``;
    await sql`insert into merged_rows (merge_id, table_name, row_key, was, is_taken_out)
      select ${mergeId}::uuid, ${table}::text, ${keyOf('t', key)} ${later}, ${keyOf('t', [column])}, false
      from ${sql.table(table)} t where ${own}`.execute(tx);
    await sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${stays} where ${own}`.execute(tx);
  }
}

/** Of two who may act for the same person one row counts: that of the login that stays. */
const isPassedOn = (stays: string) => sql`and t.relation <> 'self' and t.ended_at is null
  and not exists (select from patient_access k
    where k.patient_id = t.patient_id and k.account_id = ${stays} and k.ended_at is null)`;

type Group = { table_name: string; columns: string[] };

/**
 * Puts every listed row back, the last first, and what was written since then and hangs on one of them goes with it.
 * First where rows belong, then what was changed in them: of some kinds both records have an open one.
 */
export async function putBack(tx: Tx, move: Move): Promise<{ brought: number }> {
  await deferTriage(tx);
  await insertTakenOut(tx, move.mergeId, true);
  const { rows } = await sql<Group>`
    select table_name, columns from (
      select table_name, nth, array(select jsonb_object_keys(was) order by 1) as columns
      from merged_rows where merge_id = ${move.mergeId} and not is_taken_out) listed
    group by table_name, columns order by min(nth) desc`.execute(tx);
  const isMove = ({ columns }: Group) => columns.includes('patient_id');
  for (const group of rows.filter(isMove)) await restore(tx, move, group);
  const brought = await bringAlong(tx, move);
  await requireWhole(tx, move);
  await insertTakenOut(tx, move.mergeId, false);
  for (const group of rows.filter((group) => !isMove(group))) await restore(tx, move, group);
  await askWhoWasEnded(tx, move);
  await sql`update dose_clocks set look_at = '-infinity' where patient_id in (${move.to}, ${move.from})`.execute(tx);
  return { brought };
}

async function restore(tx: Tx, { mergeId, to }: Move, { table_name: table, columns }: Group): Promise<void> {
  const key = MOVED[table]?.key ?? OWN_ACTS.find((acts) => acts.table === table)?.key ?? ['id'];
  const type = sql`null::${sql.table(table)}`;
  const set = columns.map(
    (column) => sql`${sql.ref(column)} = (jsonb_populate_record(${type}, m.was)).${sql.ref(column)}`,
  );
  const same = key.map(
    (column) => sql`t.${sql.ref(column)} = (jsonb_populate_record(${type}, m.row_key)).${sql.ref(column)}`,
  );
  const isHere = columns.includes('patient_id') ? sql`and t.patient_id = ${to}` : sql``;
  // A conversation that went on has a state of its own.
  const isUntouched =
    table === 'inbox_threads' && columns.includes('version')
      ? sql`and t.version = (m.was ->> 'version')::int + 1`
      : sql``;
  const isLive = table === 'patient_access' ? isNotEndedSince(to, columns) : sql``;
  await sql`update ${sql.table(table)} t set ${sql.join(set)} from merged_rows m
    where m.merge_id = ${mergeId} and m.table_name = ${table} and not m.is_taken_out
      and array(select jsonb_object_keys(m.was) order by 1) = ${columns}::text[]
      and ${sql.join(same, sql` and `)} ${isHere} ${isUntouched} ${isLive}`.execute(tx);
}

/** A share that has ended since stays ended, also where the merge had ended it and the kept record's one spoke for both. */
function isNotEndedSince(to: string, columns: readonly string[]): RawBuilder<unknown> {
  if (columns.includes('confirmed_at')) return sql`and t.ended_at is null`;
  if (!columns.includes('ended_at')) return sql``;
  return sql`and not exists (select from patient_access k where k.patient_id = ${to} and k.account_id = t.account_id
    and k.relation <> 'self' and k.ended_at > t.ended_at and k.end_cause not in ('expired', 'grown-up'))`;
}

/** Of a guardian whom the kept record does not know any more nobody can tell whose guardian they are: the desk looks again. */
async function askWhoWasEnded(tx: Tx, { mergeId }: Move): Promise<void> {
  await sql`update patient_access t set state = 'asked', confirmed_at = null, confirmed_by = null, ended_at = null, end_cause = null
    from merged_rows m where m.merge_id = ${mergeId} and m.table_name = 'patient_access' and m.was ? 'end_cause'
      and t.id::text = m.row_key ->> 'id' and t.relation = 'guardian' and t.end_cause = 'merged'`.execute(tx);
}

/** Columns that a kept row has and the table still has: one that came later takes its default. */
export async function columnsOf(tx: Tx, table: string, kept: RawBuilder<unknown>): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname in (select jsonb_object_keys(was) from (${kept}) rows (was)) order by attnum`.execute(tx);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** Conversations first: their messages need them. */
async function insertTakenOut(tx: Tx, mergeId: string, isThreads: boolean): Promise<void> {
  const { rows } = await sql<{ table_name: string }>`select distinct table_name from merged_rows
    where merge_id = ${mergeId} and is_taken_out and (table_name = 'inbox_threads') = ${isThreads}`.execute(tx);
  for (const { table_name: table } of rows) {
    const columns = await columnsOf(
      tx,
      table,
      sql`select was from merged_rows where merge_id = ${mergeId} and table_name = ${table} and is_taken_out`,
    );
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from (select r.* from merged_rows m, jsonb_populate_record(null::${sql.table(table)}, m.was) r
      where m.merge_id = ${mergeId} and m.table_name = ${table} and m.is_taken_out) again on conflict do nothing`.execute(
      tx,
    );
  }
}

/** A dose of an order that goes back goes back, too: also one that was given after the merge. Answers how many went. */
async function bringAlong(tx: Tx, { from, to }: Move): Promise<number> {
  let brought = 0;
  for (let moved = 1; moved > 0; brought += moved) {
    moved = 0;
    for (const { child, column, parent } of OWNED) {
      const { numAffectedRows } = await sql`update ${sql.table(child)} t set patient_id = ${from}
        where t.patient_id = ${to} and t.${sql.ref(column)} in
          (select p.id from ${sql.table(parent)} p where p.patient_id = ${from})`.execute(tx);
      moved += Number(numAffectedRows ?? 0);
    }
  }
  return brought;
}

/** A row that would be in one record and what it belongs to in the other: nobody separates these by a press of a button. */
async function requireWhole(tx: Tx, { from, to }: Move): Promise<void> {
  const torn: Record<string, number> = {};
  for (const { child, column, parent } of OWNED) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(child)} t
      join ${sql.table(parent)} p on p.id = t.${sql.ref(column)}
      where t.patient_id <> p.patient_id
        and t.patient_id in (${from}, ${to}) and p.patient_id in (${from}, ${to})`.execute(tx);
    if (rows[0]?.count) torn[child] = (torn[child] ?? 0) + rows[0].count;
  }
  if (Object.keys(torn).length > 0) throw new TornRows(torn);
}

/** How many rows of each table would be in one record, and what they belong to in the other. */
export class TornRows extends Error {
  readonly counts: Readonly<Record<string, number>>;

  constructor(counts: Readonly<Record<string, number>>) {
    super('Rows would be torn from what they belong to.');
    this.counts = counts;
  }
}

/** How much was written into the kept record since the merge and stays there, by table. */
export async function countStaying(tx: Tx, { mergeId, to }: Move, since: Date): Promise<Record<string, number>> {
  const stayed: Record<string, number> = {};
  for (const [table, { writtenAt }] of Object.entries(MOVED)) {
    if (writtenAt === null || table === 'care_relationships') continue;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} t
      where t.patient_id = ${to} and t.${sql.ref(writtenAt)} > ${since}`.execute(tx);
    if (rows[0]?.n) stayed[table] = rows[0].n;
  }
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from inbox_messages m join inbox_threads t on t.id = m.thread_id
    where t.patient_id = ${to} and m.at > ${since}
      and not exists (select from merged_rows r where r.merge_id = ${mergeId} and r.row_key ->> 'id' = m.id::text)`.execute(
    tx,
  );
  if (rows[0]?.n) stayed.inbox_messages = rows[0].n;
  return stayed;
}
