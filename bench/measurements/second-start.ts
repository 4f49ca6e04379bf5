import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import type { Measurement } from '../measurement.ts';
import { environment, firstAnswer, freePort, newDataFolder, ROOT } from '../server-process.ts';

/** `npm start` on a clinic that exists: until the front page answers. */
export async function secondStart(): Promise<Measurement[]> {
  const dataDir = newDataFolder();
  try {
    const firstMs = await startAndStop(dataDir);
    const secondMs = await startAndStop(dataDir);
    const note = `the first, with a new clinic, ${(firstMs / 1000).toFixed(1)} s`;
    return [{ what: 'second npm start to first answer', value: secondMs / 1000, unit: 's', atMost: 5, note }];
  } finally {
    await removeDatabase(dataDir);
  }
}

async function startAndStop(dataDir: string): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: environment({ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // npm and what it starts are one group, so that Ctrl-C can be sent to all of it, as a terminal does.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  try {
    await firstAnswer(`http://127.0.0.1:${port}/`, child, () => said);
    return performance.now() - from;
  } finally {
    const gone = child.exitCode === null ? once(child, 'exit') : null;
    if (child.pid) process.kill(-child.pid, 'SIGINT');
    await gone;
  }
}
