// @ts-check
// node scripts/run.mjs file.ts arguments…   runs one of Nadi's own commands, on any machine with Node 20 or newer.
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { orPlainSentence } from './working.mjs';

const NEEDS_TEST_TOOLS = [/^bench\//, /^e2e\//, /^server\/db\/generate-rows\.ts$/];

await orPlainSentence(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Error('Usage: node scripts/run.mjs file.ts arguments…');
  await ensureInstalled(ROOT, NEEDS_TEST_TOOLS.some((pattern) => pattern.test(file)) ? 'test' : 'run');
  handOver(ROOT, [file, ...args]);
});
