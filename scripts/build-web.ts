// Builds the web app and the pages that need no script into dist/web. A running server never sees half a build:
// everything is made in a folder of its own, which takes the old one's place at the end.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Manifest, runnerImport } from 'vite';
import { buildEntry } from './build-entry.ts';
import { buildFirstPaint } from './build-first-paint.ts';
import { buildWorker } from './build-worker.ts';
import { FIRST_FONT, FIRST_VISITS, filesOf, LATER_VISITS } from './first-visits.ts';
import { webFingerprint } from './stale-web.mjs';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const CONFIG = join(ROOT, 'vite.config.ts');
const STYLES = 'landing/landing.css';
const HINDI = 'language/hindi/app.ts';
const PACKED_FROM_BYTES = 1_500_000;
const LETTERS = /anek-devanagari-devanagari-\d+-normal\.woff2$/;

const fresh = join(DIST, `web-${process.pid}`);
const old = join(DIST, `web-old-${process.pid}`);

try {
  await buildWeb();
} finally {
  rmSync(fresh, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}

async function buildWeb(): Promise<void> {
  // Taken before the build, so that a change made meanwhile leaves it stale.
  const builtFrom = webFingerprint(ROOT);
  mkdirSync(DIST, { recursive: true });

  console.log('Building the app and its styles');
  await build({
    configFile: CONFIG,
    root: join(ROOT, 'web'),
    logLevel: 'warn',
    build: { outDir: fresh, emptyOutDir: true },
  });

  console.log('Writing the pages that need no script');
  for (const [name, html] of Object.entries(await prerenderedPages())) writeFileSync(join(fresh, name), html);

  writeFileSync(join(fresh, '.vite/first-files.json'), JSON.stringify(firstFiles()));
  writeFileSync(join(fresh, '.vite/later-files.json'), JSON.stringify(laterFiles()));
  console.log('Building the pages before login');
  await buildEntry(fresh, firstFiles());
  console.log('Writing the first paint of the screens behind a login');
  await buildFirstPaint(fresh, firstFiles());
  console.log('Building the service worker');
  await buildWorker(fresh, builtFrom);

  console.log('Compressing');
  for (const name of readdirSync(join(fresh, 'assets')))
    if (/\.(js|css)$/.test(name)) compress(join(fresh, 'assets', name));

  writeFileSync(join(fresh, '.built-from'), `${builtFrom}\n`);
  takeItsPlace();
  console.log('The web app is in dist/web');
}

async function prerenderedPages(): Promise<Record<string, string>> {
  const manifest = readManifest();
  const stylesheet = manifest[STYLES]?.file;
  const font = Object.entries(manifest).find(([source]) => FIRST_FONT.test(source))?.[1].file;
  if (!stylesheet || !font) throw new Error('The stylesheet or the first font of the landing page was not built.');
  console.log(`  styles ${kilobytes(stylesheet)} kB gzip, no script`);

  const { module } = await runnerImport<typeof import('#web/landing/prerender.tsx')>(
    join(ROOT, 'web/landing/prerender.tsx'),
    { configFile: false, root: ROOT, logLevel: 'warn' },
  );
  const sheet = manifest[HINDI]?.css?.[0];
  const fonts = Object.entries(manifest).flatMap(([source, { file }]) => (LETTERS.test(source) ? [`/${file}`] : []));
  if (!sheet || fonts.length === 0) throw new Error('The letters of Hindi were not built.');
  const letters = { stylesheet: `/${sheet}`, fonts };
  return module.prerender({ stylesheet: `/${stylesheet}`, font: `/${font}`, letters });
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(fresh, '.vite/manifest.json'), 'utf8'));
}

/** By screen: what the server names to the browser with the page. */
function firstFiles(): Record<string, string[]> {
  const manifest = readManifest();
  return Object.fromEntries(
    Object.entries(FIRST_VISITS).map(([path, modules]) => [path, [...filesOf(manifest, modules)]]),
  );
}

/** By screen: what the browser fetches once it has shown it. */
function laterFiles(): Record<string, string[]> {
  const manifest = readManifest();
  const first = firstFiles();
  return Object.fromEntries(
    Object.entries(LATER_VISITS).map(([path, modules]) => [
      path,
      [...filesOf(manifest, modules)].filter((file) => !first[path]?.includes(file)),
    ]),
  );
}

/** Beside each file, as the server sends it to a browser that can unpack it. */
function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  // A tenth less to fetch is worth the seconds that the hardest compression takes; packed weights, which took as long as
  // all the rest, it does not make smaller.
  const quality = content.length > PACKED_FROM_BYTES ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

function kilobytes(file: string): string {
  return (gzipSync(readFileSync(join(fresh, file))).length / 1000).toFixed(1);
}

function takeItsPlace(): void {
  const home = join(DIST, 'web');
  try {
    renameSync(home, old);
  } catch (reason) {
    // The first build finds nothing to put aside.
    if ((reason as NodeJS.ErrnoException).code !== 'ENOENT') throw reason;
  }
  renameSync(fresh, home);
}
