// The transaction of a booking as server/appointments/book-appointment.ts sends it, statement by statement, by pg alone:
// what the whole product with its endpoints, checks and query builder is compared with.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { FreeSlot } from './free-slots.ts';
import type { BenchPatient } from './many-patients.ts';

const NOTIFY = 'select pg_notify($1, $2)';
const CHANNEL = 'nadi_bench';
const HOUR_MS = 3_600_000;

export type BareBooking = { patient: BenchPatient; slot: FreeSlot };

export async function bookBare(
  client: pg.ClientBase,
  { patient, slot }: BareBooking,
  sealedMail: Buffer,
): Promise<void> {
  const now = new Date();
  const [from, until] = [slot.startsAt, new Date(slot.startsAt.getTime() + HOUR_MS / 4)];
  const notify = (news: object) => client.query(NOTIFY, [CHANNEL, JSON.stringify(news)]);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${slot.doctorId} ${from.toISOString()}`,
  ]);
  await client.query(
    `select id from appointments where doctor_id = $1 and holds_slot = true and during && tstzrange($2, $3, '[)')`,
    [slot.doctorId, from, until],
  );
  await client.query('select id from patients where id = $1 for update', [patient.id]);
  await client.query(`select count(*)::int from appointments where patient_id = $1 and status = 'pending'`, [
    patient.id,
  ]);
  const { rows } = await client.query<{ id: string }>(
    `insert into appointments (patient_id, doctor_id, department_id, during, reason, requested_at, expires_at)
     values ($1, $2, $3, tstzrange($4, $5, '[)'), 'A cough', $6, $7) returning id`,
    [patient.id, slot.doctorId, slot.departmentId, from, until, now, new Date(now.getTime() + 48 * HOUR_MS)],
  );
  const id = rows[0]?.id ?? '';
  await client.query(
    `insert into care_relationships (patient_id, clinician_id, kind, source_id, opened_at, closes_at)
     values ($1, $2, 'appointment', $3, $4, $5)
     on conflict on constraint one_relationship_per_source do update set closes_at = excluded.closes_at`,
    [patient.id, slot.doctorId, id, now, new Date(until.getTime() + 90 * 24 * HOUR_MS)],
  );
  await client.query(
    `insert into audit_entries (at, actor_id, actor_role, action, subject, subject_id, patient_id, details, request_id)
     values ($1, $2, 'patient', 'appointment.booked', 'appointment', $3, $4, '{}', $5)`,
    [now, patient.accountId, id, patient.id, randomUUID()],
  );
  await client.query(
    `select appointments.*, lower(during) as starts_at, upper(during) as ends_at, patients.name as patient_name, pud,
       patients.account_id as patient_account_id, doctors.name as doctor_name, departments.name as department,
       deciders.name as decider_name
     from appointments
     join patients on patients.id = patient_id
     join accounts doctors on doctors.id = doctor_id
     join departments on departments.id = department_id
     left join accounts deciders on deciders.id = decided_by
     where appointments.id = $1`,
    [id],
  );
  const notice = await client.query<{ id: string }>(
    `insert into notices (account_id, kind, title, text, link, at)
     values ($1, 'appointment', 'Asha Rao asks for an appointment', $2, '/doctor-dashboard?section=appointments', $3)
     on conflict on constraint told_once do nothing returning id`,
    [slot.doctorId, `${slot.date}, ${slot.time}`, now],
  );
  await client.query('select name, email from accounts where id = $1', [slot.doctorId]);
  const mailId = randomUUID();
  await client.query(
    `insert into mails (id, kind, account_id, to_address, subject, sealed_text, state, queued_at, next_try_at)
     values ($1, 'appointment', $2, 'bench@mail.example', $3, $4, 'kept', $5, $5)`,
    [mailId, slot.doctorId, `An appointment on ${slot.date}`, sealedMail, now],
  );
  await notify({ kind: 'change', type: 'mails', id: mailId, accounts: [], roles: ['admin'] });
  await client.query('update notices set mail_id = $1 where id = $2', [mailId, notice.rows[0]?.id]);
  await notify({ kind: 'change', type: 'notices', id: notice.rows[0]?.id, accounts: [slot.doctorId], roles: [] });
  const sides = [slot.doctorId, patient.accountId];
  await notify({ kind: 'change', type: 'appointments', id, accounts: sides, roles: ['staff'] });
  await notify({
    kind: 'change',
    type: 'slots',
    id: slot.doctorId,
    accounts: [],
    roles: ['patient', 'doctor', 'staff'],
  });
  await client.query('commit');
}
