// Keeps the files of the symptom tools and of the form for a reading, so that they open and answer without a connection.
// It keeps what the build made and the empty page around it, the same for everyone: never an answer of the server about a person.
// The build writes the names of the files and their version over the two words below.
const FILES = __FILES__;
const CACHE = 'nadi-offline-__VERSION__';
const PAGE = '/symptom-script';
const CLINIC = '/api/clinic';
const TOOLS = /^\/(symptom-script|symptom-sketch|symptoms-scan|symptoms(\/[a-z-]+)?)$/;

// Without the session: what comes back is the same for a guest and for a patient.
const asGuest = (path) => new Request(path, { credentials: 'omit', cache: path === PAGE ? 'no-store' : 'default' });

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(async (cache) => {
        await cache.addAll([PAGE, ...FILES].map(asGuest));
        // The clinic's emergency number; without it the usual one is shown.
        await cache.addAll([asGuest(CLINIC)]).catch(() => undefined);
      })
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('nadi-offline-') && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && TOOLS.test(pathname)) {
    event.respondWith(fetch(request).catch(async (error) => (await kept(PAGE)) ?? Promise.reject(error)));
  } else if (request.mode === 'navigate' && !/^\/api\/|\./.test(pathname)) {
    event.respondWith(fetch(request).catch(noConnection));
  } else if (FILES.includes(pathname)) {
    // Named after their content: what is kept is what the server would send.
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  }
});

const kept = async (path) => (await caches.open(CACHE)).match(path);

/** Instead of the browser's error page. It holds nothing personal: the emergency number and the tools that work without a connection. */
async function noConnection() {
  const clinic = await kept(CLINIC)
    .then((answer) => answer?.json())
    .catch(() => undefined);
  const number = String(clinic?.emergencyNumber ?? '112').replace(/[^0-9+]/g, '');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>No connection</title>
<style>:root{color-scheme:light dark}body{font:18px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:2rem 1rem}
a{display:block;min-height:48px;line-height:48px}</style></head><body><main><h1>No connection</h1>
<p>This page needs the clinic's server, and it cannot be reached now. Nothing of yours is lost.</p>
<p><b>In an emergency call <a href="tel:${number}">${number}</a></b></p>
<p>These work without a connection:</p>
<a href="/symptom-script">Describe symptoms</a><a href="/symptoms">Show where it hurts</a>
<p><a href="">Try again</a></p></main></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
