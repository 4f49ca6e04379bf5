// Builds the service worker (web/service-worker/) into one file beside the pages, with the names of what it keeps in it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { offlineFiles } from './first-visits.ts';

const WEB = join(import.meta.dirname, '../web');

/** `builtFrom`: a new one for each change of the sources, so that a new build is a new worker. */
export async function buildWorker(folder: string, builtFrom: string): Promise<void> {
  const files = offlineFiles(read(folder, 'manifest.json'), read(folder, 'entry-manifest.json'));
  const version = createHash('sha256').update(builtFrom).update(files.join('\n')).digest('hex').slice(0, 16);
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    define: { __OFFLINE_FILES__: JSON.stringify(files), __OFFLINE_VERSION__: JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(WEB, 'service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

const read = (folder: string, name: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
