import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Home } from './data-folder/database-home.ts';
import { isAlive, readPostmaster, signal } from './postmaster.ts';
import type { Programs } from './programs/platform-package.ts';
import { processOptions } from './run-as.ts';

const POLITE_MS = 10_000;
const FIRM_MS = 10_000;
const LAST_BREATH_MS = 1_000;

/** Politely first; a server that does not go is cut off, and recovers from its log at the next start. */
export async function stopServer(home: Home, programs: Programs, pid: number): Promise<void> {
  if (process.platform === 'win32') return stopByPgCtl(home, programs);
  // A lock file that names another server, or none, says that ours is gone and its number may be someone else's.
  if (readPostmaster(home.cluster)?.pid !== pid) return;
  signal(pid, 'SIGINT');
  if (await hasGone(home, pid, POLITE_MS)) return;
  signal(pid, 'SIGQUIT');
  await hasGone(home, pid, FIRM_MS);
}

async function hasGone({ cluster }: Home, pid: number, patienceMs: number): Promise<boolean> {
  let until = Date.now() + patienceMs;
  let isUnlocked = false;
  while (isAlive(pid) && Date.now() < until) {
    if (!isUnlocked && readPostmaster(cluster)?.pid !== pid) {
      // The last thing it does. Where nobody reaps the dead, its number stays for ever.
      isUnlocked = true;
      until = Date.now() + LAST_BREATH_MS;
    }
    await pause(10);
  }
  return isUnlocked || !isAlive(pid);
}

async function stopByPgCtl({ cluster, runAs }: Home, programs: Programs): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-D', cluster, '-m', mode, '-t', '10'];
    if (spawnSync(programs.pgCtl, args, { ...processOptions(runAs), stdio: 'ignore' }).status === 0) return;
  }
}
