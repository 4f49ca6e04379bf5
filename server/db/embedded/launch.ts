import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from './addresses.ts';
import { freePort } from './free-port.ts';
import { knock } from './knock.ts';
import { didNotStart } from './plain-sentences.ts';
import type { Programs } from './platform-package.ts';
import { readPostmaster, removeMistakenLock } from './postmaster.ts';
import { readSecrets } from './secrets.ts';
import { writeSettings } from './settings.ts';
import { spawnServer } from './spawn-server.ts';
import type { Home } from './where-things-lie.ts';

// A killed server leaves its lock file, and its children need a moment to notice and let go of the shared memory.
const STALE_LOCK_MS = 10_000;
// Recovery after a crash replays what was written since the last checkpoint; while it works it must not be disturbed.
const RECOVERY_MS = 10 * 60_000;

export type Running = { pid: number; port: number; adopted: boolean };

/** Adopts the server that already runs on this cluster, or starts one. */
export async function launch(home: Home, programs: Programs, durable: boolean, samePort?: number): Promise<Running> {
  const secrets = readSecrets(home.cluster);
  const knockAt = (port: number) => knock(addresses(port, secrets).superUrl);
  const began = Date.now();
  let said = '';

  while (Date.now() - began < RECOVERY_MS) {
    const found = readPostmaster(home.cluster);
    const answer = found ? await knockAt(found.port) : 'closed';
    if (found && answer === 'open') return { ...found, adopted: true };
    if (answer === 'busy') {
      await pause(100);
      continue;
    }
    if (Date.now() - began > STALE_LOCK_MS) break;
    if (found) removeMistakenLock(home.cluster, found.pid);

    writeSettings(home.cluster, durable);
    const port = samePort ?? (await freePort());
    const server = await spawnServer(home, programs, port);
    while (server.isStarting() && Date.now() - began < RECOVERY_MS) {
      if ((await knockAt(port)) === 'open') return { pid: server.pid(), port, adopted: false };
      await pause(40);
    }
    said = server.said();
    await pause(250);
  }
  throw didNotStart(home.folder, said);
}
