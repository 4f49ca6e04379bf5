// The worker itself, with a browser around it that a test can look into.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { offlineFiles, offlineWorker } from './first-visits.ts';

const SOURCE = readFileSync('web/service-worker/offline.js', 'utf8');
const MANIFEST = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
const ORIGIN = 'https://clinic.example';

type Heard = (event: object) => void;

/** Caches by name, each with the addresses it keeps. */
function startWorker(files: string[], isOnline = true) {
  const kept = new Map<string, Map<string, string>>();
  const heard: Record<string, Heard> = {};
  const asked: { path: string; credentials: string }[] = [];
  const pathOf = (address: string) => new URL(address, ORIGIN).pathname;
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, string>();
    kept.set(name, cache);
    return {
      addAll: async (requests: Request[]) => {
        for (const { url, credentials } of requests) {
          asked.push({ path: pathOf(url), credentials });
          cache.set(pathOf(url), `kept ${pathOf(url)}`);
        }
      },
      match: async (path: string) => cache.get(path),
    };
  };
  const self = {
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Heard) => {
      heard[type] = listener;
    },
  };
  class Request {
    url: string;
    credentials: string;
    constructor(path: string, { credentials }: { credentials: string }) {
      this.url = `${ORIGIN}${path}`;
      this.credentials = credentials;
    }
  }
  runInNewContext(offlineWorker(SOURCE, files), {
    self,
    URL,
    Request,
    Promise,
    Response,
    caches: { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) },
    fetch: async ({ url }: { url: string }) => {
      if (!isOnline) throw new TypeError('offline');
      return `fresh ${pathOf(url)}`;
    },
  });
  const run = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    heard[type]?.({ waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  };
  const get = async (path: string, more: object = {}) => {
    let answer: Promise<unknown> | 'untouched' = 'untouched';
    const request = { method: 'GET', mode: 'cors', url: `${ORIGIN}${path}`, ...more };
    heard.fetch?.({ request, respondWith: (given: Promise<unknown>) => (answer = given) });
    return answer;
  };
  return { run, get, kept, asked };
}

const page = { mode: 'navigate' };

test('the tools open without a connection, from the page and the files of the build', async () => {
  const worker = startWorker(['/assets/app-1a2b.js'], false);
  await worker.run('install');

  expect(await worker.get('/symptom-script', page)).toBe('kept /symptom-script');
  expect(await worker.get('/symptoms/chest', page)).toBe('kept /symptom-script');
  expect(await worker.get('/assets/app-1a2b.js')).toBe('kept /assets/app-1a2b.js');
});

test('with a connection the page comes from the server', async () => {
  const worker = startWorker([]);
  await worker.run('install');
  expect(await worker.get('/symptom-script', page)).toBe('fresh /symptom-script');
});

test('nothing about a person is kept: files are fetched without the session, and calls are never touched', async () => {
  const worker = startWorker(['/assets/app-1a2b.js'], false);
  await worker.run('install');

  expect(worker.asked.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit']);
  for (const path of ['/api/me', '/api/symptoms', '/api/patients/1/readings', '/api/symptoms/1/photo'])
    expect(await worker.get(path)).toBe('untouched');
  expect(await worker.get('/symptom-script', { ...page, method: 'POST' })).toBe('untouched');
  expect(await worker.get('/assets/other-9z9z.js')).toBe('untouched');
});

test('any other page without a connection is ours: the emergency number and the tools, and nothing personal', async () => {
  const worker = startWorker([], false);
  await worker.run('install');
  const answer = (await worker.get('/dashboard', page)) as unknown as Response;
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('<h1>No connection</h1>');
  expect(html).toContain('href="tel:112"');
  expect(html).toContain('href="/symptom-script"');
  expect(await startWorker([]).get('/dashboard', page)).toBe('fresh /dashboard');
});

test('every tool that opens without a connection has its files kept', () => {
  const names = offlineFiles(MANIFEST).join(' ');
  for (const name of ['symptom-script', 'symptom-sketch', 'symptom-scan', 'scan-answer', 'questionnaire'])
    expect(names).toContain(`/assets/${name}`);
});

test('a new build takes the place of the old one', async () => {
  const [older, newer] = [offlineWorker(SOURCE, ['/assets/a-1.js']), offlineWorker(SOURCE, ['/assets/a-2.js'])];
  expect(older).not.toBe(newer);
  const worker = startWorker(['/assets/a-2.js']);
  worker.kept.set('nadi-offline-0123456789abcdef', new Map());
  worker.kept.set('of-someone-else', new Map());
  await worker.run('install');
  await worker.run('activate');

  const names = [...worker.kept.keys()];
  expect(names).toContain('of-someone-else');
  expect(names.filter((name) => name.startsWith('nadi-offline-'))).toHaveLength(1);
  expect(names).not.toContain('nadi-offline-0123456789abcdef');
});

test('it keeps the engine, the answer, every questionnaire and the form for a reading, and no page of a doctor', () => {
  const files = offlineFiles(MANIFEST);
  const names = files.join(' ');
  const readings = ['add-reading-dialog', 'danger-dialog'];
  const tools = ['local-engine', 'script-answer', 'part-recommendation', 'ask-more', 'head', 'chest', 'feet'];
  const body = ['sketch-body', 'sketch-details', 'sketch-answer', 'marked-before', 'child'];
  for (const name of [...tools, ...body, ...readings]) expect(names).toContain(`/assets/${name}`);
  expect(names).not.toMatch(/assets\/(doctor|ward|admin|staff)/);
  expect(files.every((file) => /^\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$/.test(file))).toBe(true);
});
