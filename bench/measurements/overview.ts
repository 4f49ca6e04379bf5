// A doctor's overview in a clinic with a million appointments, beside the same in a new one with ten thousand.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/connect.ts';
import { createDatabase, inDatabase } from '#server/db/create-database.ts';
import { createRoles } from '#server/db/create-roles.ts';
import { throwAwayFolder } from '#server/db/embedded/data-folder/throw-away-folder.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { withClient } from '#server/db/with-client.ts';
import type { Person } from '#server/testing-people.ts';
import { peopleOf } from '../clinic.ts';
import { type Connection, openConnection, requestText } from '../connection.ts';
import { loadAppointments } from '../load-appointments.ts';
import { elapsedMs, type Measurement, median } from '../measurement.ts';
import { newDataFolder, type ServerProcess, startServer } from '../server-process.ts';
import { whenInterrupted } from '../when-interrupted.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const DOCTORS = 25;
const ROUNDS = 150;
/** A new server has looked through its empty tables for what it has to seal. */
const LOOKED_MS = 10_000;
const CALLS = ['/api/doctor/stats', '/api/doctor/today-appointments'];

export async function doctorsOverview(): Promise<Measurement[]> {
  const dataDir = throwAwayFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: { info() {}, warn: console.warn } });
  const remove = async () => {
    await postgres.stop();
    await removeDatabase(dataDir);
  };
  whenInterrupted(remove);
  const opened: Overview[] = [];
  try {
    for (const count of [FEW, MANY]) opened.push(await openOverview(postgres.superUrl, count));
    const [few, many] = opened as [Overview, Overview];
    // Only now: a connection that nobody uses while the other clinic is filled would be closed.
    for (const { connect } of opened) await connect();
    // What was a month ago is counted at the first look of an hour.
    const firstMs = await elapsedMs(many.look);
    await few.look();
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await elapsedMs(few.look));
      times.many.push(await elapsedMs(many.look));
    }
    return [
      {
        what: "doctor's overview with 1,000,000 appointments, beside 10,000",
        value: median(times.many) / median(times.few),
        unit: '×',
        atMost: 2,
        note: `${median(times.many).toFixed(1)} against ${median(times.few).toFixed(1)} ms; the first look of the server ${firstMs.toFixed(0)} ms`,
      },
    ];
  } finally {
    for (const { close } of opened) await close();
    await remove();
  }
}

type Overview = { connect(): Promise<void>; look(): Promise<void>; close(): Promise<void> };

async function openOverview(superUrl: string, count: number): Promise<Overview> {
  const { ownerUrl, appUrl, ownUrl } = await newDatabase(superUrl);
  const dataDir = newDataFolder();
  let server: ServerProcess | undefined;
  let connection: Connection | undefined;
  const close = async () => {
    connection?.close();
    await server?.stop();
    await removeDatabase(dataDir);
  };
  try {
    server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      LOG_LEVEL: 'error',
    });
    const database = openDatabase(appUrl, { max: 4 });
    const people = peopleOf(dataDir, database);
    const doctors: Person[] = [];
    // Once it has found nothing to seal it looks no more: what is loaded stays readable, and nothing is sealed beside what is measured.
    await pause(LOOKED_MS);
    for (let n = 0; n < DOCTORS; n += 1) doctors.push(await people.aDoctor({ name: `Dr. Bench ${n}` }));
    await database.close();
    await withClient(ownUrl, (client) =>
      loadAppointments(
        client,
        doctors.map(({ id }) => id),
        count,
      ),
    );
    const { port } = server;
    const connect = async () => {
      connection = await openConnection(port);
    };
    const requests = CALLS.map((path) => requestText('GET', path, { cookie: doctors[0]?.cookie ?? '' }));
    return { connect, look: () => lookAt(connection as Connection, requests), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function lookAt(connection: Connection, requests: Buffer[]): Promise<void> {
  for (const request of requests) {
    const { status, body } = await connection.send(request);
    if (status !== 200) throw new Error(`The overview answered ${status}: ${body}`);
  }
}

async function newDatabase(superUrl: string) {
  const mark = randomBytes(4).toString('hex');
  const [owner, app, name] = [`bench_owner_${mark}`, `bench_app_${mark}`, `bench_${mark}`];
  const password = randomBytes(16).toString('hex');
  await createRoles(superUrl, { [owner]: password, [app]: password });
  await createDatabase(superUrl, { name, owner, app });
  const ownUrl = inDatabase(superUrl, name);
  const as = (role: string) => {
    const url = new URL(ownUrl);
    url.username = role;
    url.password = password;
    return url.href;
  };
  return { ownerUrl: as(owner), appUrl: as(app), ownUrl };
}
