// The server as `npm start` runs it, in a process of its own on a port of this machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MEMORY_OPTIONS, MEMORY_SETTINGS } from '#scripts/node.mjs';
import { compileCache } from '#scripts/run-on-node24.mjs';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { whenInterrupted } from './when-interrupted.ts';

export const ROOT = join(import.meta.dirname, '..');
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot', 'LOCALAPPDATA', 'XDG_CACHE_HOME'];
const START_MS = 180_000;
const STOP_MS = 30_000;

// All load comes from one address and a few accounts; the limits have tests of their own.
const WIDE_LIMITS = {
  RATE_LIMIT_LOGINS: '1000000',
  RATE_LIMIT_REGISTRATIONS: '1000000',
  RATE_LIMIT_GUEST_TRIAGES: '1000000',
  RATE_LIMIT_CALLS: '1000000',
  STREAMS_PER_ADDRESS: '1000000',
};

/** Not the whole environment: a DATABASE_URL of the person at the keyboard must stay out of reach. */
export const environment = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
  ...WIDE_LIMITS,
  ...own,
});

/** In the system's temporary folder, as a data folder of a real clinic is on a disk. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nadi-bench-'));
  // Root's PostgreSQL runs under another account, which has to pass through.
  chmodSync(folder, 0o711);
  whenInterrupted(() => removeDatabase(folder));
  return folder;
}

export type ServerProcess = {
  port: number;
  url: string;
  pid: number;
  /** From the start of the process to its first answer. */
  startedInMs: number;
  /** As with Ctrl-C. */
  stop(): Promise<void>;
  /** As with kill -9. */
  kill(): Promise<void>;
};

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const from = performance.now();
  const own = { HOST: '127.0.0.1', NODE_COMPILE_CACHE: compileCache(ROOT), ...MEMORY_SETTINGS, ...env };
  const args = [...MEMORY_OPTIONS, '--import=./scripts/stop-with-parent.mjs', 'server/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: environment({ ...own, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = listenTo(child);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    const isLate = await Promise.race([gone, pause(STOP_MS, 'late', { ref: false })]);
    if (isLate) child.kill('SIGKILL');
    await gone;
  };
  whenInterrupted(() => end('SIGTERM'));
  await firstAnswer(`${url}/readyz`, child, said);
  const startedInMs = performance.now() - from;
  return { port, url, pid: child.pid ?? 0, startedInMs, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function listenTo(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4_000);
    });
  }
  return () => said;
}

export async function firstAnswer(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${said()}`);
    const isThere = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) return;
    await pause(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer within ${START_MS / 1000} s:\n${said()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
