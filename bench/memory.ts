// What the server holds in memory: after its start, and after everything that the other benchmarks did to it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import type { Clinic } from './clinic.ts';
import type { Measurement } from './measurement.ts';
import { newDataFolder, startServer } from './server-process.ts';

/** Resident memory of a process, as the system counts it. */
function residentMb(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1000;
}

/** Of a second start, as a clinic knows it: the demo is filled only once. */
export async function memoryAfterStart(): Promise<Measurement[]> {
  const dataDir = newDataFolder();
  const env = { DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'error' };
  try {
    await (await startServer(env)).stop();
    const server = await startServer(env);
    const value = residentMb(server.pid);
    await server.stop();
    return [{ what: 'memory of the server after start', value, unit: 'MB', atMost: 200 }];
  } finally {
    await removeDatabase(dataDir);
  }
}

export async function memoryAfterLoad({ server }: Clinic): Promise<Measurement[]> {
  return [{ what: 'memory of the server after load', value: residentMb(server.pid), unit: 'MB', atMost: 350 }];
}
