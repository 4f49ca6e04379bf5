// @ts-check
// Turns the reports of the two test runners into counts. A runner that stopped without a word of it counts as a failure.
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} PlaywrightReport
 */

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

const CRASHED = { passed: 0, failed: 1 };

/**
 * @param {number} exitCode
 * @param {Count} count
 */
function neverGreenAfter(exitCode, count) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
