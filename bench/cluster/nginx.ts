// nginx with the site of deploy/nginx.conf, on ports of this machine and without TLS, in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstAnswer, freePort, ROOT } from '../server-process.ts';
import { whenInterrupted } from '../when-interrupted.ts';
import { findNginx } from './programs.ts';

export type Nginx = {
  url: string;
  port: number;
  start(): Promise<void>;
  reload(): void;
  /** The master and its workers. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

export async function startNginx(servers: readonly number[]): Promise<Nginx> {
  const program = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nadi-bench-nginx-'));
  const [port, redirecting] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const configuration = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'temp'));
  writeFileSync(configuration, wholeConfiguration(folder, siteOn(port, redirecting, servers)));
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const begun = spawn(program, ['-p', folder, '-c', configuration], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = begun;
    let said = '';
    begun.stderr.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4_000);
    });
    await firstAnswer(`${url}/healthz`, begun, () => said);
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    process.kill(-child.pid, signal);
    await gone;
  }
  async function close(): Promise<void> {
    await end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  whenInterrupted(close);
  await start();
  return { url, port, start, reload: () => child?.kill('SIGHUP'), kill: () => end('SIGKILL'), close };
}

/** The site that operators are given, with every address exchanged. */
function siteOn(port: number, redirecting: number, servers: readonly number[]): string {
  return readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:300(\d)/g, (_, n: string) => `server 127.0.0.1:${servers[Number(n) - 1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${redirecting};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '');
}

const wholeConfiguration = (folder: string, site: string) => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  ${site}
}
`;
