// kill -9 in the middle of writes, twenty rounds: of the server, of PostgreSQL, of both. What was acknowledged must be there
// afterwards, what was sent again after a lost answer must be there once, and the next start must come up by itself.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { checkpointFileIn } from '../server/audit/checkpoint-file.ts';
import { verifyTrail } from '../server/audit/verify-trail.ts';
import { openDatabase } from '../server/db/connect.ts';
import { findRunningPostgres } from '../server/db/embedded/find-running.ts';
import { readPostmaster } from '../server/db/embedded/postmaster.ts';
import { removeDatabase } from '../server/db/embedded/remove-database.ts';
import { findHome } from '../server/db/embedded/where-things-lie.ts';
import { loadMasterKey } from '../server/platform/master-key.ts';
import { makeSeal } from '../server/platform/seal.ts';
import { type Measurement, median } from './measurement.ts';
import { newDataFolder, type ServerProcess, startServer } from './server-process.ts';

const ROUNDS = 20;
const WRITERS = 6;
const VICTIMS = ['server', 'postgres', 'both'] as const;

type Write = { key: string; title: string; isAcknowledged: boolean };
type Tally = { writes: Write[]; restartsMs: number[] };

export async function killRounds(): Promise<Measurement[]> {
  const dataDir = newDataFolder();
  const env = { DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'silent' };
  const tally: Tally = { writes: [], restartsMs: [] };
  try {
    let server = await startServer(env);
    const cookie = await logIn(server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
      const sent = await writeUntilKilled(server, cookie, dataDir, victim);
      const from = performance.now();
      if (victim === 'postgres') await isReady(server);
      else server = await startServer(env);
      tally.restartsMs.push(performance.now() - from);
      await sendAgain(server, cookie, sent);
      tally.writes.push(...sent);
    }
    await server.stop();
    server = await startServer(env);
    const found = await countAfterwards(dataDir, tally.writes);
    await server.stop();
    return asMeasurements(tally, found);
  } finally {
    await removeDatabase(dataDir);
  }
}

async function logIn({ url }: ServerProcess): Promise<string> {
  const accounts: { login: string; password: string }[] = await (await fetch(`${url}/api/demo/accounts`)).json();
  const [patient] = accounts;
  const answer = await post(`${url}/api/patients/login`, { pud: patient?.login, password: patient?.password });
  return (
    answer?.headers
      .getSetCookie()
      .find((one) => one.startsWith('nadi_session='))
      ?.split(';')[0] ?? ''
  );
}

/** Writers send one note after the other; the blow falls while they are at it. */
async function writeUntilKilled(
  server: ServerProcess,
  cookie: string,
  dataDir: string,
  victim: (typeof VICTIMS)[number],
): Promise<Write[]> {
  const sent: Write[] = [];
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const write: Write = { key: randomUUID(), title: randomUUID(), isAcknowledged: false };
      sent.push(write);
      write.isAcknowledged = await send(server, cookie, write);
      if (!write.isAcknowledged) await pause(20);
    }
  });
  await pause(300 + Math.random() * 900);
  const postmaster = readPostmaster(findHome(dataDir).cluster);
  if (victim !== 'server' && postmaster) process.kill(postmaster.pid, 'SIGKILL');
  if (victim !== 'postgres') await server.kill();
  isOver = true;
  await Promise.all(writers);
  return sent;
}

async function send({ url }: ServerProcess, cookie: string, { key, title }: Write): Promise<boolean> {
  const note = { type: 'reminder', title };
  const answer = await post(`${url}/api/board/notes`, note, { cookie, 'idempotency-key': key });
  return answer?.status === 201;
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response | null> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    return null;
  }
}

/** As a browser does after a lost answer: with the key of the first try, until it is told that it is done. */
async function sendAgain(server: ServerProcess, cookie: string, sent: Write[]): Promise<void> {
  for (const write of sent.filter(({ isAcknowledged }) => !isAcknowledged)) {
    for (let tries = 0; tries < 50 && !write.isAcknowledged; tries += 1) {
      write.isAcknowledged = await send(server, cookie, write);
      if (!write.isAcknowledged) await pause(200);
    }
  }
}

async function isReady({ url }: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The server did not find its database again.');
}

async function countAfterwards(dataDir: string, writes: Write[]) {
  const urls = await findRunningPostgres(dataDir);
  if (!urls) throw new Error('The database is gone.');
  const { db, close } = openDatabase(urls.appUrl, { max: 2 });
  try {
    const rows = await db.selectFrom('board_notes').select('title').execute();
    const times = new Map<string, number>();
    for (const { title } of rows) times.set(title, (times.get(title) ?? 0) + 1);
    const acknowledged = writes.filter(({ isAcknowledged }) => isAcknowledged);
    const seal = makeSeal(loadMasterKey(`${dataDir}/master.key`));
    const verdict = await verifyTrail({ db, seal, checkpointFile: checkpointFileIn(dataDir) });
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ title }) => !times.has(title)).length,
      doubled: [...times.values()].filter((count) => count > 1).length,
      isTrailWhole: verdict.ok,
    };
  } finally {
    await close();
  }
}

type Found = Awaited<ReturnType<typeof countAfterwards>>;

function asMeasurements(
  { writes, restartsMs }: Tally,
  { acknowledged, lost, doubled, isTrailWhole }: Found,
): Measurement[] {
  const note = `${ROUNDS} rounds, ${acknowledged} of ${writes.length} writes acknowledged`;
  return [
    { what: 'kill -9: acknowledged writes lost', value: lost, unit: '', atMost: 0, note },
    { what: 'kill -9: writes never acknowledged', value: writes.length - acknowledged, unit: '', atMost: 0 },
    { what: 'kill -9: writes doubled', value: doubled, unit: '', atMost: 0 },
    { what: 'kill -9: audit trail does not fit', value: isTrailWhole ? 0 : 1, unit: '', atMost: 0 },
    { what: 'kill -9: back by itself, median', value: median(restartsMs) / 1000, unit: 's' },
    { what: 'kill -9: back by itself, longest', value: Math.max(...restartsMs) / 1000, unit: 's' },
  ];
}
