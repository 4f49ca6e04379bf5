// @ts-check
// npm start: from a fresh clone to a running clinic.
import { buildWebIfStale } from './build-web-if-stale.mjs';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { orPlainSentence } from './working.mjs';

await orPlainSentence(async () => {
  await ensureInstalled(ROOT, 'run');
  await buildWebIfStale(ROOT);
  console.log('Starting …');
  handOver(ROOT, ['server/main.ts', ...process.argv.slice(2)]);
});
