// @ts-check
// After `npm install`: a registry that does not serve the binaries of other systems makes npm leave them out of the lock
// file, and `npm ci` then refuses it. This names them again, so that one lock file installs everywhere.
import fs from 'node:fs';

const SYSTEM = /(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)(?:-(.*))?$/;

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [where, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const places = [`${where}/node_modules/${name}`, `node_modules/${name}`].map((place) => place.replace(/^\//, ''));
    if (places.some((place) => lock.packages[place])) continue;
    lock.packages[`node_modules/${name}`] = { version, ...(entry.dev ? { dev: true } : {}), ...forSystem(name) };
    added += 1;
  }
}
const packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${added} binaries of other systems added to the lock file.`);

/** @param {string} name */
function forSystem(name) {
  const [, os = '', cpu = '', libc = ''] = SYSTEM.exec(name) ?? [];
  const isWasm = os === 'wasm32';
  return {
    optional: true,
    ...(libc.includes('musl') ? { libc: ['musl'] } : {}),
    os: [isWasm ? 'none' : os],
    cpu: [isWasm ? 'wasm32' : cpu],
  };
}
