import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

type Size = { bytes: number };

/** The smallest question: the time that its answer takes is the figure. */
export const askDatabase = (db: Database) => sql`select 1`.execute(db);

export async function databaseSize(db: Database): Promise<Size> {
  const { rows } = await sql<Size>`select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return rows[0] ?? { bytes: 0 };
}

type Mails = {
  sent: number;
  failed: number;
  waiting: number;
  oldest_waiting: Date | null;
  last_sent: Date | null;
  failed_since: Date | null;
  failed_week: number;
};

export async function mailFigures(db: Database, { now, dayAgo, weekAgo }: Times): Promise<Mails> {
  const { rows } = await sql<Mails>`select
    count(*) filter (where state = 'sent' and sent_at > ${dayAgo})::int as sent,
    count(*) filter (where state = 'failed' and queued_at > ${dayAgo})::int as failed,
    count(*) filter (where state = 'queued' and (next_try_at <= ${now} or attempts > 0))::int as waiting,
    min(queued_at) filter (where state = 'queued' and attempts > 0) as oldest_waiting,
    max(sent_at) as last_sent,
    min(queued_at) filter (where state = 'failed') as failed_since,
    count(*) filter (where state = 'failed')::int as failed_week
    from mails where queued_at > ${weekAgo} or state = 'queued'`.execute(db);
  const none = { oldest_waiting: null, last_sent: null, failed_since: null, failed_week: 0 };
  return rows[0] ?? { sent: 0, failed: 0, waiting: 0, ...none };
}

type Live = { listening: number; unsent: number };

/** The connections that listen for live updates are named so (server/platform/live/event-hub.ts). */
export async function liveFigures(db: Database): Promise<Live> {
  const { rows } = await sql<Live>`select
    (select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'nadi-events') as listening,
    (select count(*)::int from event_outbox) as unsent`.execute(db);
  return rows[0] ?? { listening: 0, unsent: 0 };
}

type Times = { now: Date; dayAgo: Date; weekAgo: Date; today: string };

type Waits = {
  facts: number;
  asked_since: Date | null;
  applications: number;
  applied_since: Date | null;
  invitations: number;
  invited_since: Date | null;
  glass: number;
  glass_since: Date | null;
  beds: number;
};

export async function waitingFigures(db: Database, { today }: Times): Promise<Waits> {
  const { rows } = await sql<Waits>`select asked.*, applied.*, invited.*, broken.*, late.* from
    (select count(*)::int as facts, min(asked_at) as asked_since
      from clinic_fact_changes where ended_at is null) asked,
    (select count(*)::int as applications, min(applied_at) as applied_since
      from doctor_applications where status = 'waiting') applied,
    (select count(*)::int as invitations, min(created_at) as invited_since
      from accounts where role <> 'patient' and password_hash is null and disabled_at is null) invited,
    (select count(*)::int as glass, min(broken_at) as glass_since
      from broken_glass where not exists (select from glass_reviews where glass_id = broken_glass.id)) broken,
    (select count(*)::int as beds from beds join rooms on rooms.id = room_id
      where least(beds.closed_until, rooms.closed_until) <= ${today}::date) late`.execute(db);
  const none = { asked_since: null, applied_since: null, invited_since: null, glass_since: null };
  return rows[0] ?? { facts: 0, applications: 0, invitations: 0, glass: 0, beds: 0, ...none };
}

type SetUp = {
  departments: number;
  doctors: number;
  doctors_with_hours: number;
  beds: number;
  nurses: number;
  receptionists: number;
  administrators: number;
  has_visits: boolean;
};

export async function setUpFigures(db: Database): Promise<SetUp> {
  const { rows } = await sql<SetUp>`with working as (
      select id, role from accounts where role <> 'patient' and password_hash is not null and disabled_at is null)
    select
      (select count(*)::int from departments where closed_at is null) as departments,
      count(*) filter (where role = 'doctor')::int as doctors,
      count(*) filter (where role = 'doctor' and exists (
        select from working_hours where doctor_id = working.id))::int as doctors_with_hours,
      (select count(*)::int from beds) as beds,
      count(*) filter (where role = 'staff')::int as nurses,
      count(*) filter (where role = 'desk')::int as receptionists,
      count(*) filter (where role = 'admin')::int as administrators,
      exists (select from appointments) as has_visits
    from working`.execute(db);
  const nobody = { doctors: 0, doctors_with_hours: 0, nurses: 0, receptionists: 0, administrators: 0 };
  return rows[0] ?? { ...nobody, departments: 0, beds: 0, has_visits: false };
}

type Today = {
  visits: number;
  arrived: number;
  beds: number;
  beds_taken: number;
  beds_closed: number;
  logged_in: number;
  doctors: number;
  nurses: number;
};

/** How many, never who. */
export async function todayFigures(db: Database, { from, until, now }: Day): Promise<Today> {
  const { rows } = await sql<Today>`select visits.*, beds.*, people.* from
    (select count(*)::int as visits, count(arrived_at)::int as arrived from appointments
      where status in ('pending', 'approved', 'completed', 'no-show')
      and lower(during) >= ${from} and lower(during) < ${until}) visits,
    (select count(*)::int as beds, count(admissions.id)::int as beds_taken,
        count(*) filter (where admissions.id is null
          and (beds.closed_at is not null or rooms.closed_at is not null))::int as beds_closed
      from beds join rooms on rooms.id = room_id
      left join admissions on bed_id = beds.id and discharged_at is null) beds,
    (select count(distinct account_id)::int as logged_in,
        count(distinct account_id) filter (where role = 'doctor')::int as doctors,
        count(distinct account_id) filter (where role = 'staff')::int as nurses
      from sessions join accounts on accounts.id = account_id
      where ended_at is null and ends_at > ${now} and stage = 'open') people`.execute(db);
  const nobody = { visits: 0, arrived: 0, logged_in: 0, doctors: 0, nurses: 0 };
  return rows[0] ?? { ...nobody, beds: 0, beds_taken: 0, beds_closed: 0 };
}

type Day = { from: Date; until: Date; now: Date };
