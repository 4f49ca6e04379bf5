// Builds the pages before login (web/entry/): one small script, one style sheet, and an HTML file for each address.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';
import { HOME_OF } from '#contract/screens.ts';
import { contractInBrowser } from './contract-in-browser.ts';
import { ENTRY_VISITS, filesOf } from './first-visits.ts';
import { iconsOneByOne } from './icons-one-by-one.ts';
import { runPrerender } from './run-prerender.ts';
import { stylesInPage } from './styles-in-page.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'web');
const SCRIPTS_AND_STYLES =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

const EMERGENCY_CARD = /\/(web\/emergency-card|contract\/patients\/(card-code|card-words|emergency-card|profile))/;

const COMMON = { configFile: false, root: WEB, logLevel: 'warn' } as const;

/** `firstFiles`: what each screen of the app needs first. */
export async function buildEntry(folder: string, firstFiles: Record<string, string[]>): Promise<void> {
  await buildScript(folder);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/entry-manifest.json'), 'utf8'));
  const frame = readFileSync(join(folder, 'index.html'), 'utf8').replace(SCRIPTS_AND_STYLES, '');
  for (const [path, { title, html }] of Object.entries(await prerendered(folder))) {
    const app = (firstFiles[homeBehind(path)] ?? []).map((file) => `/${file}`).join(' ');
    const page = frame
      .replace('</head>', () => `${tagsFor(folder, manifest, path)}</head>`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · Nadi</title>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-painted${app && ` data-app="${app}"`}>${html}</div>`,
      );
    const file = join(folder, 'entry', `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
}

/** With Preact in React's place: the same components in a tenth of the bytes. */
const buildScript = (folder: string) =>
  build({
    ...COMMON,
    plugins: [contractInBrowser(), iconsOneByOne(), react()],
    resolve: {
      alias: [
        { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
      ],
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      // As in vite.config.ts.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      manifest: '.vite/entry-manifest.json',
      rolldownOptions: {
        input: join(WEB, 'entry/main.tsx'),
        // What two of the pages need is one file, not twenty; but only two of them show an emergency card.
        output: {
          // As in vite.config.ts, so that a font is one file before and behind the login.
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [{ name: (id) => (EMERGENCY_CARD.test(id) ? null : 'entry'), minShareCount: 2 }],
          },
        },
      },
    },
  });

/** With React itself, as the landing page is: what it makes is replaced as soon as the script is there. */
const prerendered = (folder: string) =>
  runPrerender('entry/prerender.tsx', `${folder}-prerender`, (module: typeof import('#web/entry/prerender.tsx')) =>
    module.prerenderEntry(),
  );

/** Everything at once: no file waits for another to name it. */
function tagsFor(folder: string, manifest: Manifest, path: string): string {
  const [script, ...files] = filesOf(manifest, ENTRY_VISITS[path] ?? []);
  const scripts = files.filter((file) => file.endsWith('.js'));
  return [
    stylesInPage(folder, manifest, files),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`),
    `<script type="module" crossorigin src="/${script}" nonce="__CSP_NONCE__"></script>`,
  ].join('');
}

const homeBehind = (path: string) => Object.entries(HOME_OF).find(([role]) => path === `/login/${role}`)?.[1] ?? '';
