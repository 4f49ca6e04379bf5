// The least that could answer the same requests: Fastify, named statements, and nothing else: no session, no rules, no
// notices; and, for a search, also the least that would be correct (bare-search.ts). Told where to look by its environment; says its port to its parent and ends with it.
import Fastify from 'fastify';
import pg from 'pg';
import { leastSearch } from './bare-search.ts';

const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: 20 });
const app = Fastify();

const ENTRY = `insert into bench_entries (at, actor_id, actor_role, action, subject, subject_id, patient_id, details, request_id)
  values ($1, $2::uuid, 'doctor', 'chart.opened', 'chart', $3, $2::uuid, '{"part":"contact"}', $3)`;
const entry = (id: string) => ({ name: 'entry', text: ENTRY, values: [new Date(), id, id] });

app.get<{ Params: { id: string } }>('/patient/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'patient',
    text: 'select * from patients where id = $1',
    values: [params.id],
  });
  await pool.query(entry(params.id));
  return rows[0];
});

const LIST = `select appointments.*, lower(during) as starts_at, patients.name, patients.pud, doctors.name as doctor, departments.name as department
  from appointments join patients on patients.id = patient_id join accounts doctors on doctors.id = doctor_id
  join departments on departments.id = department_id
  where patient_id = $1 order by lower(during) desc limit 20`;

app.get<{ Params: { id: string } }>('/appointments/:id', async ({ params }) => {
  return (await pool.query({ name: 'list', text: LIST, values: [params.id] })).rows;
});

const SEARCH = `select patients.id, pud, patients.name, phone, deactivated_at from patient_keys join patients on patients.id = patient_id
  where kind = 'name' and word >= $1 and word < $1 || chr(1114111) order by word, patient_id limit 20`;

app.get<{ Params: { word: string } }>('/search/:word', async ({ params }) => {
  return (await pool.query({ name: 'search', text: SEARCH, values: [params.word] })).rows;
});

const searchCorrectly = leastSearch(pool, process.env.BARE_DATA_DIR ?? '');

app.get<{ Params: { word: string } }>('/search-correctly/:word', async ({ params, headers }, reply) => {
  return (await searchCorrectly(params.word, headers.cookie ?? '')) ?? reply.code(403).send({});
});

const BOOK = `insert into appointments (patient_id, doctor_id, department_id, during, reason, requested_at, expires_at)
  values ($1, $2, $3, tstzrange($4, $4::timestamptz + interval '15 minutes'), 'A cough', now(), now() + interval '2 days')
  returning *`;

type Booking = { patientId: string; doctorId: string; departmentId: string; startsAt: string };

/** The constraint of the table lets one win who wants the slot. */
app.post<{ Body: Booking }>('/book', async ({ body }, reply) => {
  const { patientId, doctorId, departmentId, startsAt } = body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'book',
      text: BOOK,
      values: [patientId, doctorId, departmentId, startsAt],
    });
    await client.query(entry(patientId));
    await client.query('commit');
    return reply.code(201).send(rows[0]);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit(0));
process.send?.(app.addresses().map((address) => (typeof address === 'object' ? address.port : 0))[0]);
