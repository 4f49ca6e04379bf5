// What the server holds in memory: after its start, and after everything that the other benchmarks did to it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { hashPassword } from '#server/identity/password-hash.ts';
import { type Clinic, enterClinic } from '../clinic.ts';
import { openConnection, requestText } from '../connection.ts';
import { type BenchPatient, manyPatients } from '../many-patients.ts';
import type { Measurement } from '../measurement.ts';
import { newDataFolder, type ServerProcess, startServer } from '../server-process.ts';

/** Resident memory of a process, as the system counts it. */
export function residentMb(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1000;
}

export type Memory = { residentMb: number; heapMb: number; outsideMb: number };

/** With what the server says of its heap, and of what V8 keeps outside of it: buffers above all. */
export async function memoryOf({ pid, url }: Pick<ServerProcess, 'pid' | 'url'>): Promise<Memory> {
  const resident = residentMb(pid);
  const figures = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]) / 1e6;
  return {
    residentMb: resident,
    heapMb: megabytes('nodejs_heap_size_used_bytes'),
    outsideMb: megabytes('nodejs_external_memory_bytes'),
  };
}

/** Of a second start, as a clinic knows it: the demo is filled only once. */
export const memoryAfterStart = (): Promise<Measurement[]> =>
  onSecondStart(async (server) => [
    { what: 'memory of the server after start', value: residentMb(server.pid), unit: 'MB', atMost: 200 },
  ]);

const LOGINS = 10_000;
const CLIENTS = 16;

/** Argon2 takes 20 MB for each password: a queue keeps the passwords that are checked at once to as many as there are cores. */
export const memoryAfterLogins = (): Promise<Measurement[]> =>
  onSecondStart(async (server, dataDir) => {
    const clinic = await enterClinic(server, dataDir);
    try {
      const password = 'a lantern on the shore';
      const patients = await manyPatients(clinic, CLIENTS, await hashPassword(password));
      await Promise.all(patients.map((patient) => logInAgainAndAgain(server, patient, password)));
      const value = residentMb(server.pid);
      return [{ what: `memory of the server after ${LOGINS} logins`, value, unit: 'MB', atMost: 350 }];
    } finally {
      await clinic.close();
    }
  });

async function logInAgainAndAgain(server: ServerProcess, { login }: BenchPatient, password: string): Promise<void> {
  const connection = await openConnection(server.port);
  const request = requestText('POST', '/api/patients/login', { body: { pud: login, password } });
  for (let done = 0; done < LOGINS / CLIENTS; done += 1) {
    const { status } = await connection.send(request);
    if (status !== 200) throw new Error(`A login was answered ${status}.`);
  }
  connection.close();
}

async function onSecondStart(
  measure: (server: ServerProcess, dataDir: string) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const dataDir = newDataFolder();
  const env = { DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'error' };
  try {
    await (await startServer(env)).stop();
    const server = await startServer(env);
    try {
      return await measure(server, dataDir);
    } finally {
      await server.stop();
    }
  } finally {
    await removeDatabase(dataDir);
  }
}

export async function memoryAfterLoad({ server }: Clinic): Promise<Measurement[]> {
  const { residentMb: value, heapMb, outsideMb } = await memoryOf(server);
  const note = `of it heap in use ${heapMb.toFixed(0)}, buffers outside of it ${outsideMb.toFixed(0)}`;
  return [{ what: 'memory of the server after load', value, unit: 'MB', atMost: 350, note }];
}
