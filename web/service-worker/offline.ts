// Keeps the built files of the symptom tools, of the form for a reading and of the page for an hour without a connection.
// It keeps what the build made and two pages, the same for everyone: no answer of the API, and nothing about a person.
import { HOUR_MS } from '#contract/durations.ts';

type Lasting = { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };

/** The parts of a service worker's global that are used here. */
export type WorkerScope = {
  location: { origin: string };
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean> };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void;
};

export type Build = { files: readonly string[]; version: string };

const SCRIPT = '/service-worker.js';
const PREFIX = 'nadi-offline-';
const TOOLS_PAGE = '/symptom-script';
const OFFLINE_PAGE = '/offline';
const PAGES = [TOOLS_PAGE, OFFLINE_PAGE];
const TOOLS = /^\/(symptom-script|symptom-sketch|symptoms-scan|symptoms(\/[a-z-]+)?)$/;
const NO_PAGE = /^\/api(\/|$)|\./;
const GONE = [404, 410];

export function serveOffline(worker: WorkerScope, { files, version }: Build): void {
  const name = `${PREFIX}${version}`;
  const named = new Set(files);
  let lookedAt = 0;

  const kept = async (path: string) => (await worker.caches.open(name)).match(path);

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname, search } = new URL(url);
    if (method !== 'GET' || origin !== worker.location.origin) return;
    if (mode === 'navigate' && !NO_PAGE.test(pathname)) {
      event.respondWith(openPage(event.request, pathname, search));
      event.waitUntil(lookAtServer());
    }
    // Named after their content: what is kept is what the server would send.
    else if (named.has(pathname)) event.respondWith(kept(pathname).then((file) => file ?? worker.fetch(event.request)));
  });

  /** All of one build or nothing: the worker before stays where a file is missing, or a page belongs to another build. */
  async function install(): Promise<void> {
    const cache = await worker.caches.open(name);
    try {
      await cache.addAll([...files, ...PAGES].map((path) => asGuest(worker, path)));
      for (const page of PAGES) {
        if (!(await isOfThisBuild(await cache.match(page)))) throw new Error(`${page} is of another build.`);
      }
    } catch (error) {
      await worker.caches.delete(name);
      throw error;
    }
    await worker.skipWaiting();
  }

  async function activate(): Promise<void> {
    await dropCaches((each) => each !== name);
    await worker.clients.claim();
  }

  async function dropCaches(isOld: (cache: string) => boolean): Promise<void> {
    for (const each of await worker.caches.keys()) {
      if (each.startsWith(PREFIX) && isOld(each)) await worker.caches.delete(each);
    }
  }

  /** From the server whenever it answers, whatever it says. */
  async function openPage(request: Request, pathname: string, search: string): Promise<Response> {
    try {
      return await worker.fetch(request);
    } catch (error) {
      if (TOOLS.test(pathname)) return (await kept(TOOLS_PAGE)) ?? Promise.reject(error);
      if (pathname === OFFLINE_PAGE) return (await kept(OFFLINE_PAGE)) ?? Promise.reject(error);
      const then = encodeURIComponent(pathname + search);
      return Response.redirect(`${worker.location.origin}${OFFLINE_PAGE}?then=${then}`, 302);
    }
  }

  /** At most once an hour: is this worker still wanted, and has the server other words or another number on the two pages? */
  async function lookAtServer(): Promise<void> {
    if (Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    try {
      const script = await worker.fetch(new Request(`${worker.location.origin}${SCRIPT}`, { cache: 'no-store' }));
      if (GONE.includes(script.status)) await leave();
      else await refreshPages();
    } catch {
      // No connection: the next page that is opened asks again.
      lookedAt = 0;
    }
  }

  /** A browser keeps a worker whose script is gone: this one goes by itself. */
  async function leave(): Promise<void> {
    await dropCaches(() => true);
    await worker.registration.unregister();
  }

  async function refreshPages(): Promise<void> {
    const cache = await worker.caches.open(name);
    for (const page of PAGES) {
      const fresh = await worker.fetch(asGuest(worker, page));
      if (fresh.ok && (await isOfThisBuild(fresh.clone()))) await cache.put(page, fresh);
    }
  }

  async function isOfThisBuild(page: Response | undefined): Promise<boolean> {
    const assets = (await page?.text())?.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
    return assets.length > 0 && assets.every((file) => named.has(file));
  }
}

/** Without the session: what comes back is the same for a guest and for a patient. */
const asGuest = ({ location }: Pick<WorkerScope, 'location'>, path: string) =>
  new Request(`${location.origin}${path}`, {
    credentials: 'omit',
    cache: PAGES.includes(path) ? 'no-store' : 'default',
  });
