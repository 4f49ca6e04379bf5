// @ts-check
// The steps of npm test: each is a program for Node 24, its outcome a count.
import { readFileSync } from 'node:fs';
import { captured, shown } from './child.mjs';
import { node24 } from './node.mjs';
import { seconds } from './show-progress.mjs';

/**
 * @typedef {{ name: string, args: string[], env?: Record<string, string | undefined>, limitMs?: number }} Step
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {Count & { name: string, ms: number }} Result
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * The checks that read the code without running it.
 * @type {Step[]}
 */
export const CHECKS = [
  // One thread, which tidies its memory only where it grows beyond what a check takes: the usual four checkers work out the
  // shared types anew, and the other steps need the other core.
  {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--singleThreaded'],
    env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' },
  },
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.'],
  },
  { name: 'React and accessible markup', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', 'web'] },
];

/**
 * Runs small steps side by side; what a step printed is shown only when it fails.
 * @param {string} root
 * @param {Step[]} steps
 * @returns {Promise<Result[]>}
 */
export function runSteps(root, steps) {
  return Promise.all(
    steps.map(({ name, args, ...options }) =>
      timed(name, async () => {
        const { code, output } = await captured(node24(root), args, { cwd: root, ...options });
        console.log(code === 0 ? `✓ ${name}` : `\n✗ ${name}\n\n${output.trim()}\n`);
        return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
      }),
    ),
  );
}

/**
 * Runs a step that has much to say, and lets its own report decide the count.
 * @param {string} root
 * @param {Step} step
 * @param {(exitCode: number) => Count} count
 * @returns {Promise<Result>}
 */
export function runReportedStep(root, { name, args, ...options }, count) {
  return timed(name, async () => {
    console.log(`\n${name}\n`);
    return count(await shown(node24(root), args, { cwd: root, ...options }));
  });
}

/** @param {Result[]} results */
export function tableOf(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, passed, failed, ms }) => {
      const outcome = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
      return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(width)}  ${seconds(ms).padStart(8)}   ${outcome}`;
    })
    .join('\n');
}

/**
 * @param {string} name
 * @param {() => Promise<Count>} work
 * @returns {Promise<Result>}
 */
async function timed(name, work) {
  const startedAt = Date.now();
  const count = await work();
  return { name, ms: Date.now() - startedAt, ...count };
}

// A runner that stopped without a report counts as a failure.
const CRASHED = { passed: 0, failed: 1 };

/**
 * @param {VitestReport | undefined} report
 * @param {number} exitCode
 */
export function countVitest(report, exitCode) {
  if (!report) return CRASHED;
  // A file that could not even be loaded has failed without running a test.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return neverGreenAfter(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  });
}

/**
 * @param {PlaywrightReport | undefined} report
 * @param {number} exitCode
 */
export function countPlaywright(report, exitCode) {
  if (!report) return CRASHED;
  const { expected, flaky, unexpected } = report.stats;
  return neverGreenAfter(exitCode, { passed: expected + flaky, failed: unexpected + report.errors.length });
}

/** @param {Count[]} counts */
export function total(counts) {
  const sum = (/** @type {(count: Count) => number} */ of) => counts.reduce((all, count) => all + of(count), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}

/**
 * @param {string} file
 * @returns {any} whatever the runner wrote, or undefined
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {number} exitCode
 * @param {Count} count
 */
function neverGreenAfter(exitCode, count) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
