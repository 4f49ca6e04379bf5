// Three servers behind nginx, PostgreSQL with a standby, and people at work. Each part is killed or restarted in turn. What was
// acknowledged must be there afterwards, and a rolling restart must fail nobody.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/connect.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { PRODUCTION } from '#server/testing-production.ts';
import { countInDatabase } from '../acknowledged-writes.ts';
import { clinicAt } from '../clinic.ts';
import { type Load, type Request, type Supply, startLoad } from '../cluster/load.ts';
import { type Nginx, startNginx } from '../cluster/nginx.ts';
import { type PostgresPair, startPair } from '../cluster/postgres-pair.ts';
import { freeSlots } from '../free-slots.ts';
import { isTrailWhole } from '../kill-processes.ts';
import { type BenchPatient, manyPatients } from '../many-patients.ts';
import type { Measurement } from '../measurement.ts';
import { freePort, newDataFolder, type ServerProcess, startServer } from '../server-process.ts';

const SERVERS = 3;
const PATIENTS = 1_400;
const QUIET_MS = 3_000;
const LONGEST_PHASE_MS = 90_000;
/** What a supervisor waits before it starts a process again. */
const RESTART_MS = 1_000;
const DRAIN_SECONDS = 3;

type Cluster = { pair: PostgresPair; nginx: Nginx; servers: ServerProcess[]; environments: Record<string, string>[] };
type Fault = { name: string; strike(cluster: Cluster): Promise<void>; mayFail: boolean };

const FAULTS: Fault[] = [
  { name: 'nothing happens', strike: () => pause(QUIET_MS), mayFail: false },
  { name: 'nginx reload', strike: async ({ nginx }) => nginx.reload(), mayFail: false },
  { name: 'rolling restart', strike: restartInTurn, mayFail: false },
  { name: 'kill -9 of a server', strike: killServer, mayFail: true },
  { name: 'kill -9 of nginx', strike: killNginx, mayFail: true },
  { name: 'kill -9 of the standby', strike: killStandby, mayFail: true },
  { name: 'kill -9 of the primary', strike: killPrimary, mayFail: true },
];

export const faults = () => strikeInTurn(FAULTS, { isSynchronous: true });

/** For information: what an acknowledged write is worth when the standby need not have it. */
export const faultsAsynchronous = () =>
  strikeInTurn([{ name: 'kill -9 of the primary, asynchronous', strike: killLaggedPrimary, mayFail: true }], {
    isSynchronous: false,
  });

async function strikeInTurn(list: Fault[], { isSynchronous }: { isSynchronous: boolean }): Promise<Measurement[]> {
  const dataDir = newDataFolder();
  const opened: (() => Promise<void>)[] = [() => removeDatabase(dataDir)];
  try {
    const pair = await startPair();
    opened.push(pair.close);
    const environments = await Promise.all(Array.from({ length: SERVERS }, (_, n) => environmentOf(n, dataDir, pair)));
    const servers: ServerProcess[] = [];
    opened.push(async () => void (await Promise.all(servers.map(({ stop }) => stop()))));
    // The first one makes the tables.
    for (const environment of environments) servers.push(await startServer(environment));
    if (isSynchronous) await pair.makeSynchronous();
    const nginx = await startNginx(servers.map(({ port }) => port));
    opened.push(nginx.close);
    const cluster = { pair, nginx, servers, environments };

    const load = startLoad(nginx.port, await prepare(cluster));
    opened.push(load.stop);
    await until(() => load.openStreams() === load.streams && load.requests.length > 20);
    const measured: Measurement[] = [];
    for (const fault of list) measured.push(...(await during(fault, cluster, load)));
    await load.stop();
    return [...measured, ...(await whatRemains(cluster, load, isSynchronous))];
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function environmentOf(n: number, dataDir: string, pair: PostgresPair): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort()),
    DATA_DIR: join(dataDir, `server-${n + 1}`),
    MASTER_KEY_FILE: join(dataDir, 'master.key'),
    ...{ DATABASE_URL: pair.appUrl, DATABASE_OWNER_URL: pair.ownerUrl },
    // Nobody listens for mails there: they wait.
    ...{ ...PRODUCTION, SMTP_URL: 'smtp://127.0.0.1:9' },
    ...{ LOG_LEVEL: 'silent', DRAIN_SECONDS: String(DRAIN_SECONDS) },
  };
}

async function prepare({ servers, environments, pair }: Cluster): Promise<Supply> {
  const [server, environment] = [servers[0], environments[0]];
  if (!server || !environment) throw new Error('No server runs.');
  const clinic = clinicAt(server, environment, pair);
  try {
    const patients = await manyPatients(clinic, PATIENTS);
    return { patients: patients.map(withTlsCookie), slots: await freeSlots(clinic, 11, 4) };
  } finally {
    await clinic.close();
  }
}

/** In production the session's cookie has the name of one that travels by TLS alone. */
const withTlsCookie = (patient: BenchPatient) => ({ ...patient, cookie: `__Host-${patient.cookie}` });

async function restartInTurn(cluster: Cluster): Promise<void> {
  for (const [n, server] of cluster.servers.entries()) {
    await server.stop();
    await startAgain(cluster, n);
  }
}

async function killServer(cluster: Cluster): Promise<void> {
  await cluster.servers[0]?.kill();
  await pause(RESTART_MS);
  await startAgain(cluster, 0);
}

async function startAgain({ servers, environments }: Cluster, n: number): Promise<void> {
  servers[n] = await startServer(environments[n] ?? {});
}

async function killNginx({ nginx }: Cluster): Promise<void> {
  await nginx.kill();
  await pause(RESTART_MS);
  await nginx.start();
}

async function killStandby({ pair }: Cluster): Promise<void> {
  await pair.killStandby();
  await pause(RESTART_MS);
  await pair.startStandby();
}

async function killPrimary({ pair }: Cluster): Promise<void> {
  pair.killPrimary();
  await pair.failOver();
}

async function killLaggedPrimary(cluster: Cluster): Promise<void> {
  await pause(QUIET_MS);
  cluster.pair.cutReplication();
  await pause(500);
  await killPrimary(cluster);
}

/** Strikes, and waits until nobody has failed for a while and every stream is open again. */
async function during({ name, strike, mayFail }: Fault, cluster: Cluster, load: Load): Promise<Measurement[]> {
  console.error(`  ${name} …`);
  const first = load.requests.length;
  const from = performance.now();
  await strike(cluster);
  const struckMs = performance.now() - from;
  const failuresOf = () => load.requests.slice(first).filter(({ failure }) => failure !== null);
  await until(() => {
    const last = failuresOf().at(-1)?.endedAt ?? from;
    const isQuiet = performance.now() - Math.max(last, from + struckMs) > QUIET_MS;
    return isQuiet && load.openStreams() === load.streams;
  });
  const failed = failuresOf();
  const requests = load.requests.slice(first);
  const longest = Math.max(...requests.map(({ ms }) => ms));
  const lastFailed = Math.max(0, ...failed.map(({ endedAt }) => endedAt - from));
  return [
    {
      what: `${name}: failed requests`,
      value: failed.length,
      unit: '',
      ...(mayFail ? {} : { atMost: 0 }),
      note: `${requests.length} requests in ${seconds(performance.now() - from)}, longest ${seconds(longest)}${listed(failed)}`,
    },
    ...(mayFail
      ? [
          {
            what: `${name}: until nobody failed`,
            value: lastFailed / 1000,
            unit: 's' as const,
            note: `done in ${seconds(struckMs)}`,
          },
        ]
      : []),
    { what: `${name}: streams that did not come back`, value: load.streams - load.openStreams(), unit: '', atMost: 0 },
  ];
}

/** "; 3 reads (502), 2 writes with a key (503)" */
function listed(failed: readonly Request[]): string {
  const counts = new Map<string, number>();
  for (const { kind, failure } of failed) {
    const name = `${kind} (${failure})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `; ${count} ${name}`).join('');
}

async function whatRemains(cluster: Cluster, load: Load, isSynchronous: boolean): Promise<Measurement[]> {
  const { db, close } = openDatabase(cluster.pair.appUrl);
  const { lost, doubled } = await countInDatabase(db, load.writes).finally(close);
  const acknowledged = load.writes.filter((write) => write.acknowledged !== null).length;
  const keyed = load.writes.filter((write) => 'idempotency-key' in write.headers);
  await Promise.all(cluster.servers.map(({ stop }) => stop()));
  let broken = 0;
  for (const environment of cluster.environments) if (!(await isTrailWhole(environment))) broken += 1;
  const note = `of ${acknowledged}`;
  if (!isSynchronous) return [{ what: 'asynchronous: acknowledged writes lost', value: lost, unit: '', note }];
  return [
    { what: 'acknowledged writes lost', value: lost, unit: '', atMost: 0, note },
    {
      what: 'writes with a key never acknowledged',
      value: keyed.filter((write) => write.acknowledged === null).length,
      unit: '',
      atMost: 0,
    },
    { what: 'writes done twice', value: doubled, unit: '', atMost: 0 },
    { what: 'sessions lost', value: load.sessionsLost(), unit: '', atMost: 0 },
    { what: 'servers whose audit trail does not fit', value: broken, unit: '', atMost: 0 },
  ];
}

/** Gives up after a while; what is missing is then counted. */
async function until(isDone: () => boolean): Promise<void> {
  for (const end = performance.now() + LONGEST_PHASE_MS; !isDone() && performance.now() < end; ) await pause(50);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
