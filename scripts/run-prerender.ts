// Runs a module of web/ that makes HTML, in Node and with React itself.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { iconsOneByOne } from './icons-one-by-one.ts';

const WEB = join(import.meta.dirname, '../web');

/** `outDir`: for what is needed meanwhile; gone afterwards. */
export async function runPrerender<Module, Result>(
  module: string,
  outDir: string,
  use: (module: Module) => Promise<Result>,
): Promise<Result> {
  try {
    await build({
      ...{ configFile: false, root: WEB, logLevel: 'warn' },
      plugins: [storesWithoutBrowser(), iconsOneByOne(), react()],
      build: { outDir, emptyOutDir: true, ssr: join(WEB, module), copyPublicDir: false },
    });
    const name =
      module
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '.js') ?? '';
    return await use(await import(pathToFileURL(join(outDir, name)).href));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** React asks each store what it holds without a browser; those that do not say hold the same there. */
function storesWithoutBrowser(): Plugin {
  const STORES = '\0react-with-stores';
  return {
    name: 'stores-without-browser',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'react' || !importer || importer.includes('node_modules')) return null;
      return importer === STORES ? { id, external: true } : STORES;
    },
    load(id) {
      if (id !== STORES) return null;
      return `import * as React from 'react';
        export * from 'react';
        export default React;
        export const useSyncExternalStore = (subscribe, read, readWithout = read) =>
          React.useSyncExternalStore(subscribe, read, readWithout);`;
    },
  };
}
