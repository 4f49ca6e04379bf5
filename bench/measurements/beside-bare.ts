// Ours beside the least that could answer the same: each round both, one after the other, and the median of their ratios.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { withClient } from '#server/db/with-client.ts';
import type { Clinic } from '../clinic.ts';
import { type Both, compareInTurns } from '../compare-in-turns.ts';
import { requestText } from '../connection.ts';
import { freeSlots, requestFor } from '../free-slots.ts';
import { type BenchPatient, manyPatients } from '../many-patients.ts';
import { type Measurement, median } from '../measurement.ts';
import { everydaysOf, type Operation, operationsOf, PER_PATIENT } from '../operations.ts';

const READS = { clients: 16, rounds: 7, requests: 400 };
// V8 compiles what is asked often: in a server that has just started a booking takes half as much time again. A clinic's has been asked by
// morning, and a bare one is soon warm.
const BOOKINGS = { clients: 32, rounds: 6, requests: 192, warmUp: 1_920 };

type Asked = { path: string; cookie?: string };

const inTurns = (asked: Asked[]) => async (count: number) => {
  const texts = asked.map(({ path, cookie }) => requestText('GET', path, cookie ? { cookie } : {}));
  return Array.from({ length: count }, (_, n) => texts[n % texts.length] as Buffer);
};

export async function readsBesideBare(clinic: Clinic): Promise<Measurement[]> {
  const operations = await operationsOf(clinic);
  const everydays = await everydaysOf(clinic);
  return withBareServer(clinic, async (port) => {
    const compare = (name: string, asked: Asked[], atLeast: number) =>
      besideBare(name, atLeast, {
        ...READS,
        ours: { port: clinic.server.port, ...named(operations, name) },
        other: { port, status: 200, requests: inTurns(asked) },
      });
    const ofPatients = (path: string) => everydays.map(({ patient }) => ({ path: `/${path}/${patient.id}` }));
    const searches = everydays.map(({ nurse }) => ({ path: '/search-correctly/lakshmi', cookie: nurse.cookie }));
    return [
      await compare('read a patient', ofPatients('patient'), 0.7),
      await compare("list a patient's appointments", ofPatients('appointments'), 0.5),
      await compare('search a name', [{ path: '/search/lakshmi' }], 0.5),
      // The one above asks nobody who they are, opens no sealed number and notes nothing. Beside one that does: for information.
      await besideBare('search a name as it has to be', undefined, {
        ...READS,
        ours: { port: clinic.server.port, ...named(operations, 'search a name') },
        other: { port, status: 200, requests: inTurns(searches) },
      }),
    ];
  });
}

const named = (operations: Operation[], name: string) =>
  operations.find((operation) => operation.name === name) as Operation;

/** Distinct slots; of the bare one a transaction with one insert that the constraint guards, and one of its entry. */
export async function bookingsBesideBare(clinic: Clinic): Promise<Measurement[]> {
  const perSide = BOOKINGS.rounds * BOOKINGS.requests + BOOKINGS.warmUp;
  const patients = await manyPatients(clinic, Math.ceil((2 * perSide) / PER_PATIENT));
  // As if they had registered: else the first booking of each makes their key, and the server seals and sorts them in meanwhile.
  await clinic.sealAll();
  const slots = (await freeSlots(clinic, 8, Math.ceil((2 * perSide) / 8 / 90))).slice(0, 2 * perSide);
  const bookings = slots.map((slot, n) => ({ slot, patient: patients[n % patients.length] as BenchPatient }));
  const [our, its] = [bookings.slice(0, perSide), bookings.slice(perSide)];
  const ourRequests = our.map(({ slot, patient: { cookie } }) =>
    requestText('POST', '/api/appointments/book', { cookie, body: requestFor(slot) }),
  );
  const itsRequests = its.map(({ slot: { doctorId, departmentId, startsAt }, patient }) =>
    requestText('POST', '/book', { body: { patientId: patient.id, doctorId, departmentId, startsAt } }),
  );
  await clinic.settle();
  return withBareServer(clinic, async (port) => [
    await besideBare('book', 0.5, {
      ...BOOKINGS,
      ours: { port: clinic.server.port, status: 201, requests: async (count) => ourRequests.splice(0, count) },
      other: { port, status: 201, requests: async (count) => itsRequests.splice(0, count) },
    }),
  ]);
}

async function besideBare(name: string, atLeast: number | undefined, both: Both): Promise<Measurement> {
  const rates = await compareInTurns(both);
  const [our, its] = [median(rates.map(({ ours }) => ours)), median(rates.map(({ other }) => other))];
  return {
    what: `${name}, beside bare Fastify with named statements`,
    value: median(rates.map(({ ours, other }) => ours / other)),
    unit: '×',
    ...(atLeast === undefined ? {} : { atLeast }),
    note: `${our.toFixed(0)} against ${its.toFixed(0)} a second, ${both.clients} clients`,
  };
}

export async function withBareServer<Result>(
  { appUrl, ownerUrl, deps }: Pick<Clinic, 'appUrl' | 'ownerUrl' | 'deps'>,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  await withClient(ownerUrl, async (owner) => {
    await owner.query('create table if not exists bench_entries (like audit_entries including all)');
    await owner.query('grant select, insert on bench_entries to nadi_app');
  });
  const bare = fork(join(import.meta.dirname, '../bare-server.ts'), {
    env: { BARE_DATABASE_URL: appUrl, BARE_DATA_DIR: deps.config.dataDir },
  });
  try {
    return await work(await new Promise<number>((resolve) => bare.once('message', (said) => resolve(Number(said)))));
  } finally {
    bare.disconnect();
  }
}
