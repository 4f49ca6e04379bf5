import { type RawBuilder, sql } from 'kysely';
import type { Action } from '#server/audit/actions.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { SAID_BY_ANOTHER } from './trail-words.ts';

export type EntryRow = {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_role: string;
  action: string;
  subject: string | null;
  subject_id: string | null;
  patient_id: string | null;
  details: Record<string, unknown>;
};

/** A filter with ids in place of what was typed. Times are [from, until). */
export type TrailScope = {
  actorId: string | null;
  patientId: string | null;
  /** With those that were merged into it. */
  recordIds: readonly string[];
  actions: readonly Action[] | null;
  from: Date | null;
  until: Date | null;
};

type Part = { limit: number; after: string | null; notAfter?: string };

/** Newest first. Goes on behind the line `after`: by its time, then by its number, since one clock tick has several. */
export async function entriesIn(
  db: Database,
  scope: TrailScope,
  { limit, after, notAfter }: Part,
): Promise<EntryRow[]> {
  const behind = after
    ? sql`and (e.at, e.id) < ((select at from audit_entries where id = ${after}::bigint), ${after}::bigint)`
    : sql``;
  const { rows } = await sql<EntryRow>`
    select e.id::text as id, e.at, e.actor_id, e.actor_role, e.action, e.subject, e.subject_id, e.patient_id, e.details
    from ${entriesAbout(scope)} e where ${within(scope)} ${behind}
      ${notAfter ? sql`and e.id <= ${notAfter}::bigint` : sql``}
    order by e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Of one patient: what names the patient, and the lists that held them. Two branches, so that each finds its index. */
const entriesAbout = ({ recordIds }: TrailScope): RawBuilder<unknown> =>
  recordIds.length === 0
    ? sql`audit_entries`
    : sql`(select * from audit_entries where patient_id = any(${[...recordIds]}::uuid[])
        union all
        select * from audit_entries where details ? 'patients'
          and (${sql.join(
            recordIds.map((id) => sql`(details -> 'patients') @> ${JSON.stringify([id])}::jsonb`),
            sql` or `,
          )})
          and (patient_id is null or patient_id <> all(${[...recordIds]}::uuid[])))`;

const within = ({ actorId, actions, from, until }: TrailScope): RawBuilder<unknown> =>
  sql.join(
    [
      sql`e.action <> all(${[...SAID_BY_ANOTHER]}::text[])`,
      ...(actorId ? [sql`e.actor_id = ${actorId}::uuid`] : []),
      ...(actions ? [sql`e.action = any(${[...actions]}::text[])`] : []),
      ...(from ? [sql`e.at >= ${from}`] : []),
      ...(until ? [sql`e.at < ${until}`] : []),
    ],
    sql` and `,
  );

/** The newest line; null in an empty trail. */
export async function newestEntry(db: Database): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select max(id)::text as id from audit_entries`.execute(db);
  return rows[0]?.id ?? null;
}

/** How many lines this person was shown since then, as pages or as reports. */
export async function linesReadSince(db: Database, actorId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    select coalesce(sum((details ->> 'lines')::int), 0)::int as lines from audit_entries
    where actor_id = ${actorId}::uuid and at > ${since} and action in ('trail.read', 'trail.exported')`.execute(db);
  return rows[0]?.lines ?? 0;
}

export type Counted = {
  actor_id: string | null;
  actor_role: string | null;
  patient_id: string | null;
  opened: number;
  listed: number;
  refused: number;
  glass: number;
  other: number;
  first: Date;
  last: Date;
};

type Classes = Record<'opened' | 'listed' | 'refused' | 'glass', readonly Action[]>;

const countsOf = ({ opened, listed, refused, glass }: Classes) => sql`
  count(*) filter (where action = any(${[...opened]}::text[]))::int as opened,
  count(*) filter (where action = any(${[...listed]}::text[]))::int as listed,
  count(*) filter (where action = any(${[...refused]}::text[]))::int as refused,
  count(*) filter (where action = any(${[...glass]}::text[]))::int as glass,
  count(*) filter (where action <> all(${[...opened, ...listed, ...refused, ...glass]}::text[]))::int as other,
  min(at) as first, max(at) as last`;

/** Who touched the data of the patient of this scope, the last first. */
export async function countByPerson(db: Database, scope: TrailScope, classes: Classes, limit: number) {
  const { rows } = await sql<Counted>`
    select actor_id, actor_role, null::uuid as patient_id, ${countsOf(classes)}
    from ${entriesAbout(scope)} e where ${within(scope)}
    group by actor_id, actor_role order by max(at) desc, actor_id limit ${limit}`.execute(db);
  return rows;
}

/** Whose data the person of this scope touched, the last first. */
export async function countByPatient(db: Database, scope: TrailScope, classes: Classes, limit: number) {
  const { rows } = await sql<Counted>`
    with touched as (
      select e.patient_id, e.action, e.at from audit_entries e where ${within(scope)} and e.patient_id is not null
      union all
      select held.id::uuid, e.action, e.at
      from audit_entries e, jsonb_array_elements_text(e.details -> 'patients') as held (id)
      where ${within(scope)} and e.details ? 'patients')
    select null::uuid as actor_id, null as actor_role, patient_id, ${countsOf(classes)}
    from touched group by patient_id order by max(at) desc, patient_id limit ${limit}`.execute(db);
  return rows;
}

export type Named = {
  accounts: Map<string, { name: string; role: string }>;
  /** By the id of the patient and by the id of their account. */
  puds: Map<string, string>;
  /** Ids of the patients whose PUDs these are. */
  patients: string[];
};

/** Names of those who work here and PUDs of patients; an administrator reads no patient's name. */
export async function namesOf(db: Database, accountIds: string[], patientIds: string[]): Promise<Named> {
  const [accounts, here, merged] = await Promise.all([
    accountIds.length === 0
      ? []
      : db.selectFrom('accounts').select(['id', 'name', 'role']).where('id', 'in', accountIds).execute(),
    accountIds.length + patientIds.length === 0
      ? []
      : db
          .selectFrom('patients')
          .select(['id', 'pud', 'account_id'])
          .where((where) =>
            where.or([
              ...(patientIds.length > 0 ? [where('id', 'in', patientIds)] : []),
              ...(accountIds.length > 0 ? [where('account_id', 'in', accountIds)] : []),
            ]),
          )
          .execute(),
    accountIds.length + patientIds.length === 0 ? [] : formerPuds(db, accountIds, patientIds),
  ]);
  const patients = [...merged, ...here];
  const puds = patients.flatMap(({ id, pud, account_id }): [string, string][] => [
    [id, pud],
    ...(account_id ? [[account_id, pud] as [string, string]] : []),
  ]);
  return {
    accounts: new Map(accounts.map(({ id, name, role }) => [id, { name, role }])),
    puds: new Map(puds),
    patients: patients.map(({ id }) => id),
  };
}

/** Records that were merged into another, under the PUD of then. */
async function formerPuds(db: Database, accountIds: string[], patientIds: string[]) {
  const { rows } = await sql<{ id: string; pud: string; account_id: string | null }>`
    select other_id as id, other_pud as pud, other_row ->> 'account_id' as account_id from patient_merges
    where state = 'done' and (other_id = any(${patientIds}::uuid[])
      or (other_row ->> 'account_id') = any(${accountIds}::text[]))`.execute(db);
  return rows;
}

/** The number of the newest line, and the last seal. Not counted: that would read the whole trail for a figure. */
export async function reachOf(db: Database) {
  const { rows } = await sql<{ newest: number; number: number | null; sealed_at: Date | null; chained: Buffer | null }>`
    select coalesce((select max(id) from audit_entries), 0)::bigint as newest, last.number, last.sealed_at, last.chained
    from (values (1)) as one (n) left join lateral
      (select number, sealed_at, chained from audit_batches order by number desc limit 1) last on true`.execute(db);
  return rows[0] ?? { newest: 0, number: null, sealed_at: null, chained: null };
}

const checks = (db: Database) =>
  db
    .selectFrom('trail_checks')
    .innerJoin('accounts', 'accounts.id', 'trail_checks.asked_by')
    .selectAll('trail_checks')
    .select('accounts.name as asked_by_name');

export type CheckRow = NonNullable<Awaited<ReturnType<typeof newestCheck>>>;

/** The one that is not finished, else the last one. */
export const newestCheck = (db: Database) =>
  checks(db).orderBy(sql`finished_at is not null`).orderBy('finished_at', 'desc').limit(1).executeTakeFirst();

/** False when one is waiting or running, or was finished since then. */
export async function insertCheck(tx: Tx, askedBy: string, now: Date, since: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into trail_checks (asked_by, asked_at) select ${askedBy}::uuid, ${now}::timestamptz
    where not exists (select from trail_checks where finished_at > ${since})
    on conflict ((finished_at is null)) where finished_at is null do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Takes the check that waits, or one whose server has not been heard of since. One server gets it. */
export async function claimCheck(db: Database, now: Date, silentSince: Date): Promise<string | null> {
  const claimed = await db
    .updateTable('trail_checks')
    .set({ heard_at: now, entries: 0, batches: 0 })
    .where('finished_at', 'is', null)
    .where((where) => where.or([where('heard_at', 'is', null), where('heard_at', '<', silentSince)]))
    .returning('id')
    .executeTakeFirst();
  return claimed?.id ?? null;
}

export async function noteProgress(db: Database, id: string, now: Date, entries: number): Promise<void> {
  await db
    .updateTable('trail_checks')
    .set({ heard_at: now, entries })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

export type Finding = {
  entries: number;
  batches: number;
  is_whole: boolean;
  problem: string | null;
  entry_id: string | null;
  batch: number | null;
};

/** True for the one who finishes it. Looks up when the broken line was written, and the last seal before it. */
export async function finishCheck(tx: Tx, id: string, now: Date, finding: Finding): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update trail_checks set finished_at = ${now}, entries = ${finding.entries}, batches = ${finding.batches},
      is_whole = ${finding.is_whole}, problem = ${finding.problem}, entry_id = ${finding.entry_id}::bigint,
      entry_at = (select at from audit_entries where audit_entries.id = ${finding.entry_id}::bigint),
      batch = ${finding.batch}::bigint,
      last_good_batch = good.number, last_good_sealed_at = good.sealed_at
    from (values (1)) as one (n) left join lateral
      (select number, sealed_at from audit_batches where not ${finding.is_whole}::boolean and number = ${finding.batches}::bigint) good on true
    where trail_checks.id = ${id}::uuid and finished_at is null`.execute(tx);
  return numAffectedRows === 1n;
}
