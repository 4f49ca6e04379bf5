import { expect, test } from 'vitest';
import { countPlaywright, countVitest, total } from './test-steps.mjs';

const aFile = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });

test('every test that passed and every test that failed is counted', () => {
  const report = { numPassedTests: 40, numFailedTests: 2, testResults: [aFile('passed', 40), aFile('failed', 2)] };

  expect(countVitest(report, 1)).toEqual({ passed: 40, failed: 2 });
});

test('a test file that cannot be loaded counts as a failure', () => {
  const report = { numPassedTests: 40, numFailedTests: 0, testResults: [aFile('passed', 40), aFile('failed', 0)] };

  expect(countVitest(report, 1)).toEqual({ passed: 40, failed: 1 });
});

test('journeys that failed, and errors outside any journey, are counted', () => {
  const report = { stats: { expected: 12, flaky: 1, unexpected: 2 }, errors: ['the server did not start'] };

  expect(countPlaywright(report, 1)).toEqual({ passed: 13, failed: 3 });
});

test('a runner that complains at the end is never counted as green', () => {
  const tests = { numPassedTests: 40, numFailedTests: 0, testResults: [aFile('passed', 40)] };
  const journeys = { stats: { expected: 12, flaky: 0, unexpected: 0 }, errors: [] };

  expect(countVitest(tests, 1)).toEqual({ passed: 40, failed: 1 });
  expect(countPlaywright(journeys, 143)).toEqual({ passed: 12, failed: 1 });
  expect(countVitest(tests, 0)).toEqual({ passed: 40, failed: 0 });
});

test.each([0, 1, 137])('a runner that leaves no report counts as one failure (exit code %i)', (exitCode) => {
  expect(countVitest(undefined, exitCode)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(undefined, exitCode)).toEqual({ passed: 0, failed: 1 });
});

test('the last line is the sum of all parts', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
      { passed: 40, failed: 2 },
    ]),
  ).toEqual({ passed: 41, failed: 3 });
});
