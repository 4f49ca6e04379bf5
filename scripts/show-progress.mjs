// @ts-check

/**
 * Says what is being done, does it, says how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showProgress(what, work) {
  const startedAt = Date.now();
  process.stdout.write(`${what} … `);
  try {
    const result = await work();
    process.stdout.write(`done in ${seconds(Date.now() - startedAt)}\n`);
    return result;
  } catch (problem) {
    process.stdout.write('\n\n');
    throw problem;
  }
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs a command's work; a problem becomes its sentence, never a stack trace.
 * @param {() => Promise<unknown>} work
 */
export async function orPlainSentence(work) {
  try {
    await work();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem));
    process.exit(1);
  }
}
