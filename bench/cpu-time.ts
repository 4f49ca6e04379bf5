// Processor time of the server and of its PostgreSQL: steadier than requests per second on a machine that does other things too.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const inMs = (ticks: number) => (ticks * 1_000) / TICKS_PER_SECOND;

export type CpuTime = { nodeMs: number; postgresMs: number };

/** Linux only: elsewhere there is no /proc to read it from. */
export function cpuTime(serverPid: number, postmasterPid: number): CpuTime {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)));
  const postgres = stats.filter(({ pid, parent }) => pid === postmasterPid || parent === postmasterPid);
  return {
    nodeMs: stats.find(({ pid }) => pid === serverPid)?.ownMs ?? Number.NaN,
    // Backends that have ended are counted with the postmaster, which waited for them.
    postgresMs: postgres.reduce((sum, { ownMs, childrenMs }) => sum + ownMs + childrenMs, 0),
  };
}

/** What all processes of the machine have used. */
export function allTime(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = line.split(/\s+/).slice(1).map(Number);
  return inMs(user + nice + system + interrupts + soft);
}

export const ownTime = (pid: number): number => statOf(pid)[0]?.ownMs ?? Number.NaN;

type Stat = { pid: number; parent: number; ownMs: number; childrenMs: number };

function statOf(pid: number): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
      (n) => fields[n],
    );
    return [{ pid, parent, ownMs: inMs(user + system), childrenMs: inMs(childUser + childSystem) }];
  } catch {
    // It ended while we looked.
    return [];
  }
}
