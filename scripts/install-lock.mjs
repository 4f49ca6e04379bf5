// @ts-check
// One install at a time in a checkout: two npm in one node_modules leave neither whole.
//
// Locks are numbered folders, and the highest number counts. Its files are named after the processes that hold it; it is
// free once it says so or once all of them are gone, and stays so. Whoever finds it free makes the next number, which only
// one can. The highest one is never removed, so nobody mistakes an old number for the newest.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
const FREE = 'free';

/** @typedef {{ alsoHeldBy(pid: number): void }} Lock */

/**
 * Waits for whoever installs here, then works alone. A program that the work starts may hold the lock beyond it.
 * @template T
 * @param {string} root
 * @param {(lock: Lock) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(root, work) {
  const locks = locksIn(root);
  mkdirSync(locks, { recursive: true });
  const lock = await take(locks);
  try {
    return await work({ alsoHeldBy: (pid) => writeFileSync(join(lock, String(pid)), '') });
  } finally {
    writeFileSync(join(lock, FREE), '');
  }
}

/** @param {string} root */
export const locksIn = (root) => join(root, '.cache/install-locks');

/**
 * There while an install is under way, and afterwards when it was cut off. Not in node_modules: a clean install empties it.
 * @param {string} root
 */
export const unfinishedIn = (root) => join(root, '.cache/install-unfinished');

/** @param {string} root */
export function isInstalling(root) {
  const locks = locksIn(root);
  return existsSync(locks) && holderOf(join(locks, String(highestIn(locks)))) !== null;
}

/** @param {string} locks */
async function take(locks) {
  let hasSaid = false;
  for (;;) {
    const highest = highestIn(locks);
    const holder = holderOf(join(locks, String(highest)));
    if (holder === null) {
      const lock = makeNext(locks, highest + 1);
      if (lock) return lock;
      continue;
    }
    if (!hasSaid) console.log(`Another start installs here (process ${holder}); waiting for it …`);
    hasSaid = true;
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Null when another made it. The folder appears with its holder in it, because a folder with something in it cannot be
 * renamed over.
 * @param {string} locks
 * @param {number} number
 */
function makeNext(locks, number) {
  const lock = join(locks, String(number));
  const prepared = join(locks, `new-${randomUUID()}`);
  mkdirSync(prepared);
  writeFileSync(join(prepared, String(process.pid)), '');
  try {
    renameSync(prepared, lock);
  } catch (problem) {
    rmSync(prepared, { recursive: true, force: true });
    if (hasCode(problem, 'ENOTEMPTY', 'EEXIST', 'EPERM')) return null;
    throw problem;
  }
  // The number was an old one, cleared away by someone who is further.
  const isOld = highestIn(locks) !== number;
  for (const old of isOld ? [number] : numbersIn(locks).filter((each) => each < number))
    clear(join(locks, String(old)));
  return isOld ? null : lock;
}

/** @param {string} lock */
function clear(lock) {
  try {
    rmSync(lock, { recursive: true, force: true });
  } catch {
    // Somebody else makes or clears it just now; an old number counts for nothing.
  }
}

/** @param {string} locks */
const numbersIn = (locks) => readdirSync(locks).map(Number).filter(Number.isInteger);

/** @param {string} locks */
const highestIn = (locks) => Math.max(0, ...numbersIn(locks));

/**
 * A process that holds the lock, or null.
 * @param {string} lock
 * @returns {number | null}
 */
function holderOf(lock) {
  for (let known = holdersNamedIn(lock); ; ) {
    const running = known.find(isRunning);
    if (running !== undefined) return running;
    // Whoever is gone by now may have named another one meanwhile.
    const now = holdersNamedIn(lock);
    if (now.every((pid) => known.includes(pid))) return null;
    known = now;
  }
}

/** @param {string} lock */
function holdersNamedIn(lock) {
  try {
    const names = readdirSync(lock);
    return names.includes(FREE) ? [] : names.map(Number).filter(Number.isInteger);
  } catch (problem) {
    if (hasCode(problem, 'ENOENT')) return [];
    throw problem;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // It is there, but belongs to someone else.
    return hasCode(problem, 'EPERM');
  }
}

/**
 * @param {unknown} problem
 * @param {string[]} codes
 */
const hasCode = (problem, ...codes) =>
  problem instanceof Error && 'code' in problem && codes.includes(String(problem.code));
