// Keeps the files of the symptom tools and of the form for a reading, so that they open and answer without a connection.
// It keeps what the build made and the empty page around it, the same for everyone: never an answer of the server about a person.
// The build writes the names of the files and their version over the two words below.
const FILES = __FILES__;
const CACHE = 'nadi-offline-__VERSION__';
const PAGE = '/symptom-script';
const TOOLS = /^\/(symptom-script|symptom-sketch|symptoms-scan|symptoms(\/[a-z-]+)?)$/;

// Without the session: what comes back is the same for a guest and for a patient.
const asGuest = (path) => new Request(path, { credentials: 'omit', cache: path === PAGE ? 'no-store' : 'default' });

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...FILES].map(asGuest)))
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
  } else if (FILES.includes(pathname)) {
    // Named after their content: what is kept is what the server would send.
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  }
});

const kept = async (path) => (await caches.open(CACHE)).match(path);
