// A demo clinic of its own with one video visit that is about to begin: its server may be killed, and its relay lies behind a
// network that can be cut and narrowed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { freePort, INHERITED } from '#server/testing-process.ts';

export type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

export type VideoClinic = {
  url: string;
  /** As when the machine fails: nothing is said to anybody. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startVideoClinic(env: Record<string, string> = {}): Promise<VideoClinic> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nadi-video-'));
  // Root's PostgreSQL runs under another account, which has to pass through.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcess | undefined;

  async function start() {
    const mine = spawn(process.execPath, ['--import=./scripts/stop-with-parent.mjs', 'server/main.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...{ ...INHERITED, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
        ...{ MODE: 'demo', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: dataDir, QUIET_HOURS: 'off' },
        ...{ RATE_LIMIT_LOGINS: '100000', RATE_LIMIT_CALLS: '100000', ...env },
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    server = mine;
    const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
    await expect.poll(async () => mine.exitCode !== null || (await isReady()), { timeout: 180_000 }).toBe(true);
    if (mine.exitCode !== null) throw new Error('The server of the video visits ended by itself.');
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      await removeDatabase(dataDir);
    },
  };
}

type DemoAccount = { role: string; login: string; password: string; name: string };

export type VideoVisit = { id: string; patient: StorageState; doctor: StorageState };

/** The doctor of the demo offers video at any hour; the patient books the first time for which the room is open already. */
export async function aVideoVisit(url: string): Promise<VideoVisit> {
  const visitor = await request.newContext({ baseURL: url });
  const accounts: DemoAccount[] = await (await visitor.get('/api/demo/accounts')).json();
  const doctors: { id: string; name: string; department: string }[] = await (await visitor.get('/api/doctors')).json();
  const patients = accounts.filter(({ role }) => role === 'patient');
  for (const account of accounts.filter(({ role }) => role === 'doctor')) {
    const known = doctors.find(({ name }) => name === account.name);
    if (!known) continue;
    const doctor = await logIn(url, '/api/doctor/login', { email: account.login, password: account.password });
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      ...{ weekday, firstStart: '00:00', lastStart: '23:45', offers: 'both', videoMinutes: 15 },
    }));
    await send(doctor, 'PUT', '/api/doctor/schedule/hours', { hours });
    const { timeZone } = await (await visitor.get('/api/clinic')).json();
    const start = new Date(Math.ceil((Date.now() + 30_000) / 900_000) * 900_000);
    const [date = '', time = ''] = start.toLocaleString('sv-SE', { timeZone }).split(' ');
    for (const { login, password } of patients) {
      const patient = await logIn(url, '/api/patients/login', { pud: login, password });
      const booked = await patient.post('/api/appointments/book', {
        data: { department: known.department, doctor: known.id, date, time: time.slice(0, 5), mode: 'video' },
      });
      const said = await booked.json();
      if (booked.status() === 201) {
        await send(doctor, 'PUT', `/api/doctor/appointments/${said.id}/status`, { status: 'approved' });
        return { id: said.id, patient: await patient.storageState(), doctor: await doctor.storageState() };
      }
      // This doctor's time is taken: the next doctor's may not be.
      if (said.code !== 'patient_busy') break;
    }
  }
  throw new Error('No doctor of the demo clinic is free for a video visit.');
}

async function logIn(baseURL: string, path: string, data: object): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } });
  await send(context, 'POST', path, data);
  return context;
}

async function send(context: APIRequestContext, method: string, path: string, data: object): Promise<void> {
  const answer = await context.fetch(path, { method, data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
}
