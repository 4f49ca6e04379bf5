// @ts-check
// npm run dev: the server starts again when its code changes, the web app is built again when its code changes. The same
// build as in earnest, so the strict content security policy holds here too: reload the page to see a change.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfStale } from './build-web-if-stale.mjs';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { orPlainSentence } from './working.mjs';

/** @type {NodeJS.Timeout | undefined} */
let soon;
let isBuilding = false;

await orPlainSentence(async () => {
  await ensureInstalled(ROOT, 'test');
  await buildWebIfStale(ROOT);
  for (const folder of ['web', 'contract']) watch(join(ROOT, folder), { recursive: true }, buildSoon);
  handOver(ROOT, ['--watch', '--watch-preserve-output', 'server/main.ts']);
});

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
