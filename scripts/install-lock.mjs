// @ts-check
// One install at a time in a checkout: two npm in one node_modules leave neither whole.
//
// Locks are numbered folders, and the highest number counts. Its files are named after the processes that hold it, and say
// when each began, because numbers of processes are used again. A lock is free once it says so or once all of them are
// gone, and stays so. Whoever finds it free makes the next number, which only one can. The highest one is never removed, so
// nobody mistakes an old number for the newest.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
const FREE = 'free';

/** @typedef {{ folder: string, next: string, alsoHeldBy(pid: number): void }} Lock */

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
  const number = await take(locks);
  const folder = join(locks, String(number));
  const alsoHeldBy = (/** @type {number} */ pid) => nameHolder(folder, pid);
  try {
    return await work({ folder, next: join(locks, String(number + 1)), alsoHeldBy });
  } finally {
    writeFileSync(join(folder, FREE), '');
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
  for (;;) {
    const highest = highestIn(locks);
    await waitFor(join(locks, String(highest)));
    const number = highest + 1;
    if (!makeNext(locks, number)) continue;
    // A program of theirs that named itself at that moment either sees the new lock and ends, or is seen here.
    await waitFor(join(locks, String(highest)));
    for (const old of numbersIn(locks).filter((each) => each < number)) clear(join(locks, String(old)));
    return number;
  }
}

/** @param {string} lock */
async function waitFor(lock) {
  for (let hasSaid = false, holder = holderOf(lock); holder !== null; holder = holderOf(lock)) {
    if (!hasSaid) {
      console.log(`Another start installs here (process ${holder}); waiting for it …`);
      console.log(`(If nothing installs here, remove ${lock})`);
    }
    hasSaid = true;
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * False when another made it. The folder appears with its holder in it, because a folder with something in it cannot be
 * renamed over.
 * @param {string} locks
 * @param {number} number
 */
function makeNext(locks, number) {
  const lock = join(locks, String(number));
  const prepared = join(locks, `new-${randomUUID()}`);
  mkdirSync(prepared);
  nameHolder(prepared, process.pid);
  try {
    renameSync(prepared, lock);
  } catch (problem) {
    rmSync(prepared, { recursive: true, force: true });
    if (hasCode(problem, 'ENOTEMPTY', 'EEXIST', 'EPERM')) return false;
    throw problem;
  }
  if (highestIn(locks) === number) return true;
  // The number was an old one, cleared away by someone who is further.
  clear(lock);
  return false;
}

/**
 * @param {string} lock
 * @param {number} pid
 */
const nameHolder = (lock, pid) => writeFileSync(join(lock, String(pid)), beginningOf(pid));

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
    const running = known.find((pid) => isRunning(lock, pid));
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

/**
 * Whether the process that was named is there, and not another one of its number.
 * @param {string} lock
 * @param {number} pid
 */
function isRunning(lock, pid) {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    // With EPERM it is there, but belongs to someone else.
    if (!hasCode(problem, 'EPERM')) return false;
  }
  const began = readIfThere(join(lock, String(pid)));
  const beginsNow = beginningOf(pid);
  if (began === '' || beginsNow === '') return pid !== process.pid;
  return began === beginsNow;
}

/**
 * Which boot of the machine and which moment of it a process began in; empty where nobody says.
 * @param {number} pid
 */
function beginningOf(pid) {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return (spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' }).stdout ?? '').trim();
  }
  // The name of the program, in brackets, may hold blanks; after it stand its state and, as the twentieth word, the moment.
  const [state, ...words] = readIfThere(`/proc/${pid}/stat`).replace(/^.*\)/s, '').trim().split(' ');
  // It has ended, and nobody has asked how.
  if (state === 'Z') return 'ended';
  return words[18] ? `${readIfThere('/proc/sys/kernel/random/boot_id').trim()} ${words[18]}` : '';
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {unknown} problem
 * @param {string[]} codes
 */
const hasCode = (problem, ...codes) =>
  problem instanceof Error && 'code' in problem && codes.includes(String(problem.code));
