// kill -9 of the server, of PostgreSQL or of both, and the clinic's way back by itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { findHome } from '#server/db/embedded/data-folder/database-home.ts';
import { readPostmaster } from '#server/db/embedded/postmaster.ts';
import { environment, ROOT, type ServerProcess, startServer } from './server-process.ts';

const VICTIMS = ['server', 'postgres', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

/** Each in turn. */
export const victimOf = (round: number): Victim => VICTIMS[round % VICTIMS.length] ?? 'both';

export async function killProcesses(server: ServerProcess, dataDir: string, victim: Victim): Promise<void> {
  const postmaster = readPostmaster(findHome(dataDir).cluster);
  if (victim !== 'server' && postmaster) process.kill(postmaster.pid, 'SIGKILL');
  if (victim !== 'postgres') await server.kill();
}

/** A server that was killed is started again; one that lost its database has to find it by itself. */
export async function comeBack(
  server: ServerProcess,
  env: Record<string, string>,
  victim: Victim,
): Promise<ServerProcess> {
  if (victim !== 'postgres') return startServer(env);
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    await pause(100);
  }
  throw new Error('The server did not find its database again.');
}

/** The command of the person who has to know, on the clinic as it lies there after the last round. */
export async function isTrailWhole(env: Record<string, string>): Promise<boolean> {
  const command = spawn(process.execPath, ['server/audit/verify/verify-command.ts'], {
    ...{ cwd: ROOT, env: environment(env), stdio: ['ignore', 'pipe', 'inherit'] },
  });
  let said = '';
  command.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const [code] = await once(command, 'exit');
  if (code !== 0) console.error(said);
  return code === 0;
}
