// @ts-check
// npm run dev: the server starts again when its code changes, the web app is built again when its code changes. The same
// build as in earnest, so the strict content security policy holds here too: reload the page to see a change.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfStale } from './build-web-if-stale.mjs';
import { exitCodeFor } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { node24 } from './node.mjs';
import { ROOT } from './root.mjs';
import { orPlainSentence } from './working.mjs';

await orPlainSentence(async () => {
  await ensureInstalled(ROOT, 'test');
  await buildWebIfStale(ROOT);
  for (const folder of ['web', 'contract']) watch(join(ROOT, folder), { recursive: true }, buildSoon);
  runServer();
});

function runServer() {
  const envFile = join(ROOT, '.env');
  const args = [
    ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
    '--watch',
    '--watch-preserve-output',
    'server/main.ts',
  ];
  const server = spawn(node24(ROOT), args, { cwd: ROOT, stdio: 'inherit' });
  // Ctrl-C reaches the server from the terminal; this program only stays until it is gone.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? exitCodeFor(signal)));
}

/** @type {NodeJS.Timeout | undefined} */
let soon;
let isBuilding = false;

function buildSoon() {
  clearTimeout(soon);
  // Editors save in several strokes, and a build that is running must not be overtaken.
  soon = setTimeout(() => (isBuilding ? buildSoon() : build()), 200);
}

async function build() {
  isBuilding = true;
  // A mistake in the code is shown and waits for the next change.
  await buildWebIfStale(ROOT).catch((problem) => console.error(problem.message));
  isBuilding = false;
}
