import { randomInt } from 'node:crypto';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from './addresses.ts';
import type { Home } from './data-folder/database-home.ts';
import { didNotStart } from './plain-sentences.ts';
import { readPostmaster, removeMistakenLock, signal } from './postmaster.ts';
import { type Answer, probe } from './probe.ts';
import type { Programs } from './programs/platform-package.ts';
import { writeSettings } from './settings.ts';
import { spawnServer } from './spawn-server.ts';

// A killed server leaves its lock file, and its children need a moment to notice and let go of the shared memory.
const PATIENCE_MS = 10_000;
// Recovery after a crash replays what was written since the last checkpoint; while it works it must not be disturbed.
const RECOVERY_MS = 10 * 60_000;

export type Running = { pid: number; port: number; adopted: boolean };
export type Launch = { home: Home; programs: Programs; durable: boolean; samePort?: number };

/** Adopts the server that already runs on this cluster, or starts one. */
export async function launch({ home, programs, durable, samePort }: Launch): Promise<Running> {
  const probeAt = (port: number): Promise<Answer> => probe(addresses(home.cluster, port).superUrl);
  const began = Date.now();
  const elapsed = () => Date.now() - began;
  let said = '';

  while (elapsed() < RECOVERY_MS) {
    const found = readPostmaster(home.cluster);
    const answer = found ? await probeAt(found.port) : 'closed';
    if (found && answer === 'open') return { ...found, adopted: true };
    if (found && (answer === 'rising' || answer === 'leaving')) {
      // One that was told to stop and does not go is cut off; its log recovers everything.
      if (answer === 'leaving' && elapsed() > PATIENCE_MS) signal(found.pid, 'SIGQUIT');
      await pause(100);
      continue;
    }
    if (elapsed() > PATIENCE_MS) break;
    if (found) removeMistakenLock(home.cluster, found.pid);

    writeSettings(home.cluster, durable);
    const port = samePort ?? (await freePort());
    const server = spawnServer(home, programs, port);
    while (server.isStarting() && elapsed() < RECOVERY_MS) {
      if ((await probeAt(port)) === 'open') return { pid: server.pid(), port, adopted: false };
      await pause(40);
    }
    said = server.said();
    await pause(250);
  }
  throw didNotStart(home.folder, said);
}

/** Below the range that systems hand out by themselves, so that the port is still free when the server must come back to it. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found on 127.0.0.1.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
