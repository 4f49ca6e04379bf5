// The worker itself, with a browser around it that a test can look into.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { offlineFiles } from '#scripts/first-visits.ts';
import { serveOffline, type WorkerScope } from './offline.ts';

const manifest = (name: string) => JSON.parse(readFileSync(`dist/web/.vite/${name}`, 'utf8'));
const KEPT = offlineFiles(manifest('manifest.json'), manifest('entry-manifest.json'));
const ORIGIN = 'https://clinic.example';
const FILE = '/assets/app-1a2b3c4d.js';
const PAGE = `<script src="${FILE}"></script>`;

type Answer = Response | 'offline';
type Heard = (event: object) => void;

const usually = (path: string): Answer => new Response(path.startsWith('/assets/') ? `content of ${path}` : PAGE);

/** `answer`: what the server says at each address, now. */
function startWorker({ files = [FILE], version = 'two', answer = usually } = {}) {
  const stored = new Map<string, Map<string, Response>>();
  const heard: Record<string, Heard> = {};
  const asked: { path: string; credentials: string; cache: string }[] = [];
  const done: string[] = [];
  const server = { answer };
  const pathOf = (address: string) => new URL(address, ORIGIN).pathname;
  const fetch = async (request: Request): Promise<Response> => {
    const said = server.answer(pathOf(request.url));
    if (said === 'offline') throw new TypeError('offline');
    return said;
  };
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      addAll: async (requests: Request[]) => {
        for (const request of requests) {
          asked.push({ path: pathOf(request.url), credentials: request.credentials, cache: request.cache });
          const response = await fetch(request);
          if (!response.ok) throw new TypeError('not kept');
          cache.set(pathOf(request.url), response);
        }
      },
      match: async (path: string) => cache.get(path)?.clone(),
      put: async (path: string, response: Response) => void cache.set(path, response),
    };
  };
  const scope = {
    location: { origin: ORIGIN },
    caches: { open, keys: async () => [...stored.keys()], delete: async (name: string) => stored.delete(name) },
    clients: { claim: async () => void done.push('claimed') },
    registration: { unregister: async () => done.push('unregistered') > 0 },
    fetch,
    skipWaiting: async () => void done.push('took over'),
    addEventListener: (type: string, listener: Heard) => {
      heard[type] = listener;
    },
  } as unknown as WorkerScope;
  serveOffline(scope, { files, version });

  const run = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    heard[type]?.({ waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  };
  /** The answer of the worker, or 'untouched': then the browser asks the server as if there were no worker. */
  const get = async (path: string, more: object = {}): Promise<Response | 'untouched'> => {
    const given: { answer: Promise<Response> | 'untouched'; after: Promise<unknown> } = {
      answer: 'untouched',
      after: Promise.resolve(),
    };
    heard.fetch?.({
      request: { method: 'GET', mode: 'cors', url: `${ORIGIN}${path}`, ...more },
      respondWith: (answer: Promise<Response>) => (given.answer = answer),
      waitUntil: (after: Promise<unknown>) => (given.after = after),
    });
    const answer = await given.answer;
    await given.after;
    return answer;
  };
  const textOf = async (path: string, more?: object) => {
    const answer = await get(path, more);
    return answer === 'untouched' ? answer : answer.text();
  };
  const cutOff = () => (server.answer = () => 'offline');
  return { run, get, textOf, stored, asked, done, server, cutOff };
}

const page = { mode: 'navigate' };

async function installed(options: Parameters<typeof startWorker>[0] = {}) {
  const worker = startWorker(options);
  await worker.run('install');
  await worker.run('activate');
  return worker;
}

describe('without a connection', () => {
  test('the tools open without a connection, from the page and the files of the build', async () => {
    const worker = await installed();
    worker.cutOff();

    expect(await worker.textOf('/symptom-script', page)).toBe(PAGE);
    expect(await worker.textOf('/symptoms/chest', page)).toBe(PAGE);
    expect(await worker.textOf(FILE)).toBe(`content of ${FILE}`);
  });

  test('any other page without a connection is ours: the emergency number and the tools, and nothing personal', async () => {
    const worker = await installed();
    worker.cutOff();

    const answer = await worker.get('/record?view=labs', page);
    expect(answer === 'untouched' ? answer : [answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${ORIGIN}/offline?then=%2Frecord%3Fview%3Dlabs`,
    ]);
    expect(await worker.textOf('/offline?then=%2Frecord', page)).toBe(PAGE);
  });
});

test('with a connection the page comes from the server, whatever it says', async () => {
  const worker = await installed();
  worker.server.answer = () => new Response('fresh', { status: 503 });
  for (const path of ['/', '/symptom-script', '/dashboard', '/offline']) {
    expect(await worker.textOf(path, page)).toBe('fresh');
  }
});

test('nothing about a person is kept: files are fetched without the session, and calls are never touched', async () => {
  const worker = await installed();

  expect(worker.asked.map(({ path, credentials, cache }) => [path, credentials, cache])).toEqual([
    [FILE, 'omit', 'default'],
    ['/symptom-script', 'omit', 'no-store'],
    ['/offline', 'omit', 'no-store'],
  ]);
  for (const path of ['/api/me', '/api/clinic', '/api/patients/1/phone-copy', '/api/symptoms/1/photo']) {
    expect(await worker.get(path)).toBe('untouched');
    expect(await worker.get(path, page)).toBe('untouched');
  }
  expect(await worker.get('/symptom-script', { ...page, method: 'POST' })).toBe('untouched');
  expect(await worker.get('/assets/other-9z9z9z9z.js')).toBe('untouched');
  const kept = [...worker.stored.values()].flatMap((cache) => [...cache.keys()]);
  expect(kept.toSorted()).toEqual([FILE, '/offline', '/symptom-script'].toSorted());
});

describe('one build at a time', () => {
  test('a new build takes the place of the old one', async () => {
    const worker = startWorker();
    worker.stored.set('nadi-offline-one', new Map());
    worker.stored.set('of-someone-else', new Map());
    await worker.run('install');
    await worker.run('activate');

    expect([...worker.stored.keys()].toSorted()).toEqual(['nadi-offline-two', 'of-someone-else']);
    expect(worker.done).toEqual(['took over', 'claimed']);
  });

  test.each<[string, (path: string) => Answer]>([
    ['a file is gone', (path) => (path === FILE ? new Response('', { status: 404 }) : new Response(PAGE))],
    ['a page already belongs to the next build', () => new Response(PAGE.replace('1a2b3c4d', '9z9z9z9z'))],
    ['a page is no page of ours', () => new Response('the login of a hotel')],
  ])('when %s, it leaves everything as it was', async (_when, answer) => {
    const worker = startWorker({ answer });
    worker.stored.set('nadi-offline-one', new Map());
    await expect(worker.run('install')).rejects.toThrow();
    expect([...worker.stored.keys()]).toEqual(['nadi-offline-one']);
    expect(worker.done).toEqual([]);
  });

  test('another emergency number on the page is kept; the page of the next build is not', async () => {
    const worker = await installed();
    const dropped = `${PAGE}<a href="tel:108">108</a>`;
    worker.server.answer = () => new Response(dropped);
    await worker.get('/dashboard', page);
    worker.cutOff();
    expect(await worker.textOf('/offline', page)).toBe(dropped);

    const late = await installed();
    late.server.answer = () => new Response(PAGE.replace('1a2b3c4d', '9z9z9z9z'));
    await late.get('/dashboard', page);
    late.cutOff();
    expect(await late.textOf('/offline', page)).toBe(PAGE);
  });
});

describe('the worker goes by itself', () => {
  test.each([404, 410])('when the server answers %s for its script', async (status) => {
    const worker = await installed();
    worker.stored.set('of-someone-else', new Map());
    worker.server.answer = (path) => new Response(PAGE, { status: path === '/service-worker.js' ? status : 200 });

    await worker.get('/dashboard', page);

    expect(worker.done).toContain('unregistered');
    expect([...worker.stored.keys()]).toEqual(['of-someone-else']);
  });

  test.each<[string, Answer]>([
    ['the server has trouble', new Response('', { status: 503 })],
    ['there is no connection', 'offline'],
  ])('but not when %s', async (_when, said) => {
    const worker = await installed();
    worker.server.answer = (path) => (path === '/service-worker.js' ? said : new Response(PAGE));
    await worker.get('/dashboard', page);
    expect(worker.done).not.toContain('unregistered');
  });
});

test('every tool that opens without a connection has its files kept', () => {
  const names = KEPT.join(' ');
  for (const name of ['symptom-script', 'symptom-sketch', 'symptom-scan', 'scan-answer', 'questionnaire'])
    expect(names).toContain(`/assets/${name}`);
});

test('it keeps the Hindi of the tools and of the page without a connection', () => {
  const [app, entry] = [manifest('manifest.json'), manifest('entry-manifest.json')];
  const words = [
    app['language/hindi/app.ts'],
    app['language/hindi/areas/symptoms.ts'],
    entry['language/hindi/entry.ts'],
  ];
  for (const { file } of words) expect(KEPT).toContain(`/${file}`);
});

test('it keeps the engine, the answer, every questionnaire and the form for a reading, and no page of a doctor', () => {
  const names = KEPT.join(' ');
  const readings = ['add-reading-dialog', 'danger-dialog'];
  const tools = ['local-engine', 'script-answer', 'part-recommendation', 'ask-more', 'head', 'chest', 'feet'];
  const body = ['sketch-body', 'sketch-details', 'sketch-answer', 'marked-before', 'child'];
  for (const name of [...tools, ...body, ...readings]) expect(names).toContain(`/assets/${name}`);
  expect(names).not.toMatch(/assets\/(doctor|ward|admin|staff)/);
  expect(KEPT.every((file) => /^\/assets\/[\w.-]+-[\w-]{7,8}\.(js|css)$/.test(file))).toBe(true);
});

test('the page without a connection is whole: what it names, and the code that it draws later', () => {
  const html = readFileSync('dist/web/entry/offline.html', 'utf8');
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((file) => !KEPT.includes(file))).toEqual([]);
  const fetched = manifest('entry-manifest.json');
  const qr = Object.keys(fetched).find((name) => /\/qrcode\//.test(name)) ?? '';
  expect(KEPT).toContain(`/${fetched[qr]?.file}`);
});

test('the built worker holds these files and nothing that a policy would stop', () => {
  const script = readFileSync('dist/web/service-worker.js', 'utf8');
  for (const file of KEPT) expect(script).toContain(file);
  expect(script).not.toMatch(/__OFFLINE_|\bimport\b|\beval\(|new Function/);
});
