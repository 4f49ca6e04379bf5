// What the server holds in memory: after its start, and after everything that the other benchmarks did to it.
import { readFileSync } from 'node:fs';
import { removeDatabase } from '../server/db/embedded/remove-database.ts';
import type { Clinic } from './clinic.ts';
import type { Measurement } from './measurement.ts';
import { newDataFolder, startServer } from './server-process.ts';

/** Resident memory of a process in MB; not measured where /proc is not. */
function residentMb(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1000;
  } catch {
    return Number.NaN;
  }
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
    return [
      { what: 'memory of the server after start', value, unit: 'MB', atMost: 200 },
      { what: 'second start of the server to first answer', value: server.startedInMs / 1000, unit: 's', atMost: 5 },
    ];
  } finally {
    await removeDatabase(dataDir);
  }
}

export async function memoryAfterLoad({ server }: Clinic): Promise<Measurement[]> {
  return [{ what: 'memory of the server after load', value: residentMb(server.pid), unit: 'MB', atMost: 350 }];
}
