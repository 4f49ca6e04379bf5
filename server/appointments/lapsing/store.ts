import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

type Row = {
  id: string;
  starts_at: Date;
  status: 'pending' | 'approved';
  doctor_id: string;
  doctor: string;
  ends_on: string;
};

/** Of doctors who work here; the first to come first. */
export async function visitsAfterLicence(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select appointments.id, lower(during) as starts_at, status, doctor_id,
      accounts.name as doctor, licence_ends_on::text as ends_on
    from appointments
    join clinicians on clinicians.account_id = doctor_id
    join accounts on accounts.id = doctor_id and accounts.disabled_at is null
    where status in ('pending', 'approved') and lower(during) > ${now} and licence_ends_on is not null
      and (lower(during) at time zone ${timeZone})::date > licence_ends_on
    order by lower(during), appointments.id`.execute(db);
  return rows;
}
