// @ts-check
// Steps of a check or a test: each is a program for Node 24, its outcome a count.
import { captured, shown } from './child.mjs';
import { node24 } from './node.mjs';
import { seconds } from './working.mjs';

/**
 * @typedef {{ name: string, args: string[], env?: Record<string, string | undefined>, limitMs?: number }} Step
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {Count & { name: string, ms: number }} Result
 */

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
