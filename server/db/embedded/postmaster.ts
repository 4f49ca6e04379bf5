import fs from 'node:fs';
import path from 'node:path';

export type Postmaster = { pid: number; port: number };

const lockFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** Reads what the running, or lately killed, server wrote about itself. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const [pid, , , port] = fs.readFileSync(lockFile(cluster), 'utf8').split('\n').map(Number);
    return pid && port ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** After a restart of the machine the number may belong to some other program, and PostgreSQL would wait for it for ever. */
export function removeMistakenLock(cluster: string, pid: number): void {
  try {
    const program = fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    if (program !== 'postgres') fs.rmSync(lockFile(cluster), { force: true });
  } catch {
    // No such process: PostgreSQL sees that by itself. No /proc: nothing is known, nothing is removed.
  }
}

export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
