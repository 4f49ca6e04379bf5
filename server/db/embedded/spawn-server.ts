import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Home } from './data-folder/database-home.ts';
import { readPostmaster } from './postmaster.ts';
import type { Programs } from './programs/platform-package.ts';
import { processOptions } from './run-as.ts';

export type SpawnedServer = {
  isStarting(): boolean;
  pid(): number;
  /** What it wrote before its own log began. */
  said(): string;
};

export function spawnServer({ cluster, runAs }: Home, programs: Programs, port: number): SpawnedServer {
  const output = path.join(cluster, 'start.log');
  const [program, args] =
    process.platform === 'win32'
      ? // Only pg_ctl can give up the rights of an elevated shell, with which PostgreSQL refuses to run.
        [programs.pgCtl, ['start', '-D', cluster, '-W', '-l', output, '-o', `-p ${port}`]]
      : [programs.postgres, ['-D', cluster, '-p', String(port)]];

  // A file, not a pipe: the server may outlive us.
  const file = fs.openSync(output, 'w', 0o600);
  // Detached: Ctrl-C is for us, and we stop the server once its last user is done.
  const child = spawn(program, args, { ...processOptions(runAs), detached: true, stdio: ['ignore', 'ignore', file] });
  fs.closeSync(file);
  const began = Date.now();
  let failure = '';
  child.once('error', (error) => {
    failure = error.message;
  });
  child.unref();
  const hasEnded = () => failure !== '' || child.exitCode !== null || child.signalCode !== null;
  return {
    // pg_ctl ends at once when it has done its part, and the server goes on alone.
    isStarting: () => !hasEnded() || (child.exitCode === 0 && Date.now() - began < 60_000),
    pid: () => readPostmaster(cluster)?.pid ?? child.pid ?? 0,
    said: () => failure || fs.readFileSync(output, 'utf8'),
  };
}
