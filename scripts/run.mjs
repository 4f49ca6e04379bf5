// @ts-check
// node scripts/run.mjs [Node's options] file.ts arguments…   runs a program of Nadi from a fresh clone, on Node 20 or newer.
// npm start runs the server. npm run dev runs it with --watch: it starts again when its code changes, and the web app is
// built again when its code changes. It is the real build, with the strict content security policy: reload to see a change.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { runOnNode24 } from './run-on-node24.mjs';
import { orPlainSentence } from './show-progress.mjs';
import { buildWebIfStale } from './stale-web.mjs';

const NEEDS_TEST_TOOLS = [/^bench\//, /^e2e\//, /^server\/db\/generate-rows\.ts$/];

/** @type {NodeJS.Timeout | undefined} */
let soon;
let isBuilding = false;

await orPlainSentence(async () => {
  const args = process.argv.slice(2);
  const file = args.find((arg) => !arg.startsWith('-'));
  if (!file) throw new Error('Usage: node scripts/run.mjs file.ts arguments…');
  const isWatching = args.includes('--watch');
  const needsTestTools = isWatching || NEEDS_TEST_TOOLS.some((pattern) => pattern.test(file));
  await ensureInstalled(ROOT, needsTestTools ? 'test' : 'run');
  if (file === 'server/main.ts') {
    await buildWebIfStale(ROOT);
    console.log('Starting …');
  }
  if (isWatching)
    for (const folder of ['web', 'contract', 'triage-engine'])
      watch(join(ROOT, folder), { recursive: true }, buildSoon);
  runOnNode24(ROOT, args);
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
