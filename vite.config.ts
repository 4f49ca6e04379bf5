import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsOneByOne } from './scripts/icons-one-by-one.ts';
import { SHARED_CHUNKS } from './scripts/shared-chunks.ts';

const web = join(import.meta.dirname, 'web');

// The app, and the one stylesheet of the pages that need no script (scripts/build-web.ts writes those pages).
const entries = [join(web, 'index.html'), join(web, 'landing/landing.css')];

export default defineConfig({
  root: web,
  plugins: [iconsOneByOne(), react()],
  // The server replaces this with a fresh nonce each time it sends a page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    manifest: true,
    // Nothing inlined: the content security policy lets fonts and styles come from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: entries.filter((entry) => existsSync(entry)),
      output: { codeSplitting: { groups: SHARED_CHUNKS } },
    },
  },
});
