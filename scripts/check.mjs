// @ts-check
// npm run check: types, format, lint and accessible markup, in seconds.
import { CHECKS } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { runSteps } from './steps.mjs';
import { orPlainSentence } from './working.mjs';

await orPlainSentence(async () => {
  await ensureInstalled(ROOT, 'test');
  const results = await runSteps(ROOT, CHECKS);
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
});
