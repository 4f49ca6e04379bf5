// The server as a clinic runs it, in a process of its own beside a test app, for what only a killed process shows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TestApp } from './testing-app.ts';
import { OWN_CLINIC } from './testing-production.ts';
import { until } from './testing-stream.ts';

/** The app beside it needs the same, for its cookies. */
export const PUBLIC_URL = 'https://nadi.example';

/** What a program of ours inherits: settings of the person who runs the tests stay out, compiled modules are read again. */
export const INHERITED = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

export type ServerProcess = { url: string; kill(): Promise<void> };

/** On the test app's database and data folder; it reads the clock on the wall. */
export async function startProcess({ deps, database }: TestApp): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import=./scripts/stop-with-parent.mjs', 'server/main.ts'], {
    env: {
      ...{ ...INHERITED, MODE: 'production', LOG_LEVEL: 'silent' },
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: deps.config.dataDir },
      MASTER_KEY_FILE: deps.config.masterKeyFile,
      ...{ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
      ...{ PUBLIC_URL, TRUSTED_PROXY: 'loopback', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@nadi.example' },
      ...OWN_CLINIC,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error('The server ended by itself.');
    return (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
