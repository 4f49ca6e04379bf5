// Loads years of appointments in a minute: each doctor is booked out for the coming ten days and has been for as long as
// there are appointments left. Every visit has opened a care relationship, as real visits do.
import type pg from 'pg';

/** As a superuser: millions of checks of what is right by construction are left out. */
export async function loadAppointments(client: pg.Client, doctorIds: string[], count: number): Promise<void> {
  const patients = Math.max(1_000, Math.round(count / 20));
  await client.query('set session_replication_role = replica');
  await client.query(
    `create temporary table someone as
     select n as place, gen_random_uuid() as id, lpad(n::text, 10, '0') as code from generate_series(0, $1::int - 1) n`,
    [patients],
  );
  await client.query('analyze someone');
  await client.query(
    `insert into patients (id, pud, name, name_key, email, phone, registered_at)
     select id, 'PUD-' || left(code, 5) || '-' || right(code, 5), 'Asha ' || place, 'asha ' || place, 'asha@mail.example',
       '+91 98200 14477', now() from someone`,
  );
  await plan(client, doctorIds, count, patients);
  await client.query(
    `insert into appointments (patient_id, doctor_id, department_id, during, status, holds_slot, reason, requested_at, expires_at)
     select someone.id, doctor_id, department.id, tstzrange(start, start + interval '15 minutes'), status,
       status in ('pending', 'approved'), 'A cough', start - interval '2 days', start
     from planned join someone using (place), (select id from departments order by position limit 1) department`,
  );
  await client.query(
    `insert into care_relationships (patient_id, clinician_id, kind, source_id, opened_at, closes_at)
     select patient_id, doctor_id, 'appointment', id, requested_at, upper(during) + interval '90 days'
     from appointments on conflict do nothing`,
  );
  for (const table of ['patients', 'appointments', 'care_relationships']) await client.query(`vacuum analyze ${table}`);
}

/** 37 slots a day from 09:00 at the clinic in Kolkata, which is 03:30 in UTC; no patient in two places at once. */
async function plan(client: pg.Client, doctorIds: string[], count: number, patients: number): Promise<void> {
  await client.query(
    `create temporary table planned as
     select place, doctor_id, start, case
         when start > now() then (array['approved', 'approved', 'approved', 'pending'])[1 + n % 4]
         when n % 12 = 0 then 'no-show' else 'completed' end as status
     from (
       select n, n % $3::int as place, ($4::uuid[])[1 + n % $2::int] as doctor_id,
         date_trunc('day', now(), 'UTC') + interval '3 hours 30 minutes'
           + (10 - n / $2::int / 37) * interval '1 day' + n / $2::int % 37 * interval '15 minutes' as start
       from generate_series(0, $1::int - 1) n
     ) numbered`,
    [count, doctorIds.length, patients, doctorIds],
  );
  await client.query('analyze planned');
}
