// @ts-check
// One install at a time in a checkout: two npm in one node_modules leave neither whole.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

/**
 * Waits for whoever installs here, then works alone. A lock whose process is gone counts for nothing.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(root, work) {
  const file = lockFileIn(root);
  mkdirSync(dirname(file), { recursive: true });
  let hasSaid = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== null && isRunning(holder)) {
      if (!hasSaid) console.log(`Another start installs here (process ${holder}); waiting for it …`);
      hasSaid = true;
      await pause(LOOK_EVERY_MS);
    } else if (holder === null && !hasSaid) {
      // Made a moment ago and not written yet, or left empty by a crash.
      hasSaid = true;
      await pause(LOOK_EVERY_MS);
    } else rmSync(file, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} root */
export const lockFileIn = (root) => join(root, '.cache/install.lock');

/**
 * There while an install is under way, and afterwards when it was cut off. Not in node_modules: a clean install empties it.
 * @param {string} root
 */
export const unfinishedIn = (root) => join(root, '.cache/install-unfinished');

/** @param {string} file */
function take(file) {
  try {
    const lock = openSync(file, 'wx');
    writeSync(lock, `${process.pid}\n`);
    closeSync(lock);
    return true;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EEXIST') return false;
    throw problem;
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // It is there, but belongs to someone else.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
