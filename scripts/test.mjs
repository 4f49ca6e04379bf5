// @ts-check
// npm test: everything that must hold, from a fresh clone. --full adds the slow matrices; --only=check, --only=vitest or
// --only=e2e runs one part, and what else is given goes to that part's runner.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beside, freePort } from './child.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { node24 } from './node.mjs';
import { ROOT } from './root.mjs';
import { buildWebIfStale } from './stale-web.mjs';
import {
  CHECKS,
  countPlaywright,
  countVitest,
  readReport,
  runReportedStep,
  runSteps,
  tableOf,
  total,
} from './test-steps.mjs';

const args = process.argv.slice(2);
const full = args.includes('--full');
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const rest = args.filter((arg) => arg !== '--full' && !arg.startsWith('--only='));
// Tests decide for themselves what they run as: a NODE_ENV of the shell would turn React's test tools off.
const env = {
  ...process.env,
  NODE_ENV: undefined,
  NADI_TEST_FULL: full ? '1' : undefined,
  // Tests start the server some dozen times: compiling it anew is two fifths of a start.
  NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
};
const webApp = { name: 'web app builds', args: ['scripts/build-web.ts'], env };
// Long enough for a slow machine: only a run that hangs is ended.
const limitMs = (full ? 60 : 20) * 60_000;

const WITHOUT_WEB_APP = { name: 'journeys in a browser: no web app to try', passed: 0, failed: 1, ms: 0 };

/** @type {import('./test-steps.mjs').Result[]} */
const results = [];
/** @type {Awaited<ReturnType<typeof openClinic>> | undefined} */
let clinic;
try {
  await ensureInstalled(ROOT, 'test');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const checks = wants('check') ? runSteps(ROOT, CHECKS) : [];
  if (!only) results.push(...(await runSteps(ROOT, [webApp])));
  else if (only !== 'check') await buildWebIfStale(ROOT);
  // Types take longest of all, on one core: the clinic opens on the other.
  if (wants('vitest') && wants('e2e') && !webAppIsMissing()) clinic = await openClinic();
  results.unshift(...(await checks));
  if (wants('vitest')) results.push(await vitest());
  if (wants('e2e')) results.push(webAppIsMissing() ? WITHOUT_WEB_APP : await playwright());
  if (results.length === 0) throw new Error('--only is one of check, vitest and e2e.');
} catch (problem) {
  console.error(`\n${problem instanceof Error ? problem.message : problem}`);
  results.push({ name: 'the test command itself', passed: 0, failed: 1, ms: 0 });
} finally {
  await clinic?.stop();
}

const { passed, failed } = total(results);
console.log(`\n${tableOf(results)}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} part */
function wants(part) {
  return only === undefined || only === part;
}

function vitest() {
  const report = freshReport('vitest.json');
  const runner = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return runReportedStep(
    ROOT,
    { name: 'rules, use cases, endpoints and components', args: [...runner, ...(only ? rest : [])], env, limitMs },
    (exitCode) => countVitest(readReport(report), exitCode),
  );
}

function webAppIsMissing() {
  return results.some(({ name, failed }) => name === webApp.name && failed > 0);
}

async function playwright() {
  const report = freshReport('e2e.json');
  const CHROMIUM_PATH = await ensureChromium(ROOT);
  const runner = ['node_modules/@playwright/test/cli.js', 'test'];
  return runReportedStep(
    ROOT,
    {
      name: 'journeys in a browser',
      args: [...runner, ...(only ? rest : [])],
      env: { ...env, CHROMIUM_PATH, ...clinic?.env },
      limitMs,
    },
    (exitCode) => countPlaywright(readReport(report), exitCode),
  );
}

/** The clinic of the journeys opens while the other tests run: filling it is mostly waiting for the database. */
async function openClinic() {
  const opened = { NADI_E2E_PORT: String(await freePort(3901)), NADI_E2E_OPENED: '1' };
  const server = beside(node24(ROOT), ['e2e/server-for-tests.ts'], { cwd: ROOT, env: { ...env, ...opened }, limitMs });
  return { env: opened, stop: server.stop };
}

/** @param {string} name */
function freshReport(name) {
  const file = join(ROOT, '.cache', name);
  // A report of yesterday must not speak for a runner that crashes today.
  rmSync(file, { force: true });
  return file;
}
