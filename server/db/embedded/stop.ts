import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Programs } from './platform-package.ts';
import { isAlive, readPostmaster, signal } from './postmaster.ts';
import { processOptions } from './run-as.ts';
import type { Home } from './where-things-lie.ts';

const POLITE_MS = 10_000;
const FIRM_MS = 10_000;

/** Politely first; a server that does not go is cut off, and recovers from its log at the next start. */
export async function stopServer(home: Home, programs: Programs, pid: number): Promise<void> {
  if (process.platform === 'win32') return stopByPgCtl(home, programs);
  for (const [name, patience] of [
    ['SIGINT', POLITE_MS],
    ['SIGQUIT', FIRM_MS],
  ] as const) {
    if (hasGone(home, pid)) return;
    signal(pid, name);
    const until = Date.now() + patience;
    while (!hasGone(home, pid) && Date.now() < until) await pause(20);
  }
}

/** The lock file counts too: where nobody reaps the dead, their number stays. */
function hasGone({ cluster }: Home, pid: number): boolean {
  return readPostmaster(cluster)?.pid !== pid || !isAlive(pid);
}

async function stopByPgCtl({ cluster, runAs }: Home, programs: Programs): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-D', cluster, '-m', mode, '-t', '10'];
    if (spawnSync(programs.pgCtl, args, { ...processOptions(runAs), stdio: 'ignore' }).status === 0) return;
  }
}
