// What people do all day, as requests: the same load for every bench that compares one server with another.
import { randomUUID } from 'node:crypto';
import { withClient } from '#server/db/with-client.ts';
import type { Person } from '#server/testing-people.ts';
import type { Clinic } from './clinic.ts';
import { openConnection, requestText } from './connection.ts';
import { freeSlots, requestFor } from './free-slots.ts';
import { type BenchPatient, manyPatients } from './many-patients.ts';

export type Operation = {
  name: string;
  status: number;
  /** As many requests as asked for; those that change something are different each time. */
  requests(count: number): Promise<Buffer[]>;
};

const LISTED = 20;
/** Nobody has more requests waiting than that. */
export const PER_PATIENT = 3;
/** Reads the lists; kept per clinic, so that each bench finds the same. */
const LISTED_OF = new WeakMap<Clinic, Promise<Everyday[]>>();

/** A patient with twenty visits behind them, the doctor who saw them, and a nurse. */
type Everyday = { doctor: Person; nurse: Person; patient: BenchPatient };

/** As many as ask at once: nobody reads with sixteen hands, and what one account reads takes turns. */
const EVERYDAYS = 16;

/** Among twenty thousand patients. */
export function everydaysOf(clinic: Clinic): Promise<Everyday[]> {
  const known = LISTED_OF.get(clinic) ?? makeEverydays(clinic);
  LISTED_OF.set(clinic, known);
  return known;
}

async function makeEverydays(clinic: Clinic): Promise<Everyday[]> {
  await registerMany(clinic.ownerUrl, 20_000);
  const made: Everyday[] = [];
  for (const patient of await manyPatients(clinic, EVERYDAYS)) {
    const doctor = await clinic.people.aDoctor({ name: 'Dr. Bench' });
    await visitOften(clinic, patient, doctor);
    made.push({ doctor, nurse: await clinic.people.aNurse(), patient });
  }
  await clinic.sealAll();
  return made;
}

export async function operationsOf(clinic: Clinic): Promise<Operation[]> {
  const everydays = await everydaysOf(clinic);
  const inTurns = (name: string, ask: (one: Everyday) => [path: string, by: { cookie: string }]): Operation => {
    const texts = everydays.map(ask).map(([path, { cookie }]) => requestText('GET', path, { cookie }));
    return {
      name,
      status: 200,
      requests: async (count) => Array.from({ length: count }, (_, n) => texts[n % texts.length] as Buffer),
    };
  };
  return [
    inTurns('read a patient', ({ doctor, patient }) => [`/api/patients/${patient.id}`, doctor]),
    inTurns('search a name', ({ nurse }) => ['/api/patients/search?q=Lakshmi', nurse]),
    inTurns("list a patient's appointments", ({ patient }) => [`/api/appointments?limit=${LISTED}`, patient]),
    inTurns("read a patient's summary", ({ doctor, patient }) => [`/api/patients/${patient.id}/summary`, doctor]),
    { name: 'book', status: 201, requests: (count) => bookings(clinic, count) },
    { name: 'book with a reason', status: 201, requests: (count) => bookings(clinic, count, (n) => `A cough, ${n}`) },
    { name: 'book with a reason of many', status: 201, requests: (count) => bookings(clinic, count, () => 'A cough') },
    { name: 'approve', status: 200, requests: (count) => approvals(clinic, count) },
  ];
}

/** With the keys that a search reads; enough of them are found to fill a list. */
async function registerMany(ownerUrl: string, count: number): Promise<void> {
  const FIRST = `array['ananya','ravi','meera','arjun','kavita','suresh','divya','rahul','pooja','vikram','nisha','manoj']`;
  await withClient(ownerUrl, async (owner) => {
    await owner.query(
      `insert into patients (pud, name, name_key, email, phone, registered_at)
       select 'PUD-' || left(code, 5) || '-' || right(code, 5), initcap(name), name, 'p' || n || '@mail.example',
         '+91 9' || lpad(n::text, 9, '0'), now()
       from (select n, lpad(n::text, 10, '9') as code,
         case when n <= 20 then 'lakshmi' else (${FIRST})[1 + n % 12] end || ' ' || (${FIRST})[1 + n / 12 % 12] || n as name
         from generate_series(1, $1::int) n) people on conflict do nothing`,
      [count],
    );
    await owner.query(
      `insert into patient_keys (patient_id, kind, word, name)
       select distinct id, 'name', word, ' ' || name_key from patients, unnest(string_to_array(name_key, ' ')) as word
       where email like 'p%@mail.example' on conflict do nothing`,
    );
    await owner.query('analyze patients');
    await owner.query('analyze patient_keys');
  });
}

async function visitOften({ db }: Clinic, patient: BenchPatient, doctor: Person): Promise<void> {
  const { id: departmentId } = await db.selectFrom('departments').select('id').limit(1).executeTakeFirstOrThrow();
  const visits = Array.from({ length: LISTED }, (_, n) => {
    const start = new Date(Math.floor(Date.now() / 900_000 - 96 * (n + 1)) * 900_000);
    return {
      patient_id: patient.id,
      doctor_id: doctor.id,
      department_id: departmentId,
      during: `[${start.toISOString()},${new Date(start.getTime() + 900_000).toISOString()})`,
      status: 'completed' as const,
      holds_slot: false,
      reason: 'A cough',
      requested_at: start,
      expires_at: start,
    };
  });
  await db.insertInto('appointments').values(visits).execute();
  const care = {
    patient_id: patient.id,
    clinician_id: doctor.id,
    kind: 'appointment' as const,
    source_id: randomUUID(),
  };
  await db
    .insertInto('care_relationships')
    .values({ ...care, opened_at: new Date() })
    .execute();
}

/** The engine knows the words of many again, and reads those of one alone. */
async function bookings(clinic: Clinic, count: number, reasonOf?: (n: number) => string): Promise<Buffer[]> {
  const patients = await manyPatients(clinic, Math.ceil(count / PER_PATIENT));
  const slots = await freeSlots(clinic, 4, Math.ceil(count / 4 / 90));
  return slots.slice(0, count).map((slot, n) => {
    const { cookie } = patients[n % patients.length] as BenchPatient;
    return requestText('POST', '/api/appointments/book', { cookie, body: requestFor(slot, reasonOf?.(n)) });
  });
}

/** Books first, and answers what the doctors then send. */
async function approvals(clinic: Clinic, count: number): Promise<Buffer[]> {
  const patients = await manyPatients(clinic, Math.ceil(count / PER_PATIENT));
  const slots = await freeSlots(clinic, 4, Math.ceil(count / 4 / 90));
  const connection = await openConnection(clinic.server.port);
  const requests: Buffer[] = [];
  for (const [n, slot] of slots.slice(0, count).entries()) {
    const { cookie } = patients[n % patients.length] as BenchPatient;
    const answer = await connection.send(
      requestText('POST', '/api/appointments/book', { cookie, body: requestFor(slot) }),
    );
    const { id } = JSON.parse(answer.body) as { id: string };
    const body = { status: 'approved' };
    requests.push(requestText('PATCH', `/api/appointments/${id}/status`, { cookie: slot.doctorCookie, body }));
  }
  connection.close();
  return requests;
}
