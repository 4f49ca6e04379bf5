// @ts-check
// Programs that run as a step of a command. They end when the command is told to end.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { constants } from 'node:os';

/**
 * @typedef {{ cwd: string, env?: Record<string, string | undefined>, shell?: boolean, limitMs?: number,
 *   onStart?: (pid: number) => void }} Options
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Keeps what the program prints, for the day it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function captured(command, args, options) {
  const child = spawn(command, args, { ...spawnOptions(options), stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) options.onStart?.(child.pid);
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const code = await ended(child, options);
  return { code, output: Buffer.concat(chunks).toString() };
}

/**
 * Lets the program print for itself.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 */
export function shown(command, args, options) {
  return ended(spawn(command, args, { ...spawnOptions(options), stdio: ['ignore', 'inherit', 'inherit'] }), options);
}

/**
 * Runs beside the steps until it is stopped.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 */
export function beside(command, args, options) {
  const child = spawn(command, args, { ...spawnOptions(options), stdio: 'ignore' });
  const over = ended(child, options).catch(() => 1);
  return {
    stop() {
      child.kill('SIGTERM');
      return over;
    },
  };
}

/**
 * The wanted port of this machine, or any free one when it is taken.
 * @param {number} wanted
 */
export async function freePort(wanted) {
  return (await listenOnce(wanted)) ?? (await listenOnce(0)) ?? wanted;
}

/**
 * @param {number} port
 * @returns {Promise<number | undefined>}
 */
function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** @param {NodeJS.Signals | null} signal */
export const exitCodeFor = (signal) => 128 + (signal ? constants.signals[signal] : 0);

/** @param {Options} options */
const spawnOptions = ({ cwd, env, shell }) => ({ cwd, env: env ?? process.env, shell: shell ?? false });

/**
 * @param {ChildProcess} child
 * @param {Options} options
 * @returns {Promise<number>}
 */
async function ended(child, { limitMs }) {
  if (running.size === 0) for (const signal of STOP_SIGNALS) process.on(signal, stopAll);
  running.add(child);
  const limit = limitMs && setTimeout(() => child.kill('SIGTERM'), limitMs);
  const hardLimit = limitMs && setTimeout(() => child.kill('SIGKILL'), limitMs + 30_000);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (problem) => reject(new Error(`${child.spawnfile} could not be run: ${problem.message}`)));
      child.once('close', (code, signal) => resolve(code ?? exitCodeFor(signal)));
    });
  } finally {
    clearTimeout(limit);
    clearTimeout(hardLimit);
    running.delete(child);
    if (running.size === 0) for (const signal of STOP_SIGNALS) process.off(signal, stopAll);
  }
}

/** @type {NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {NodeJS.Signals} signal */
async function stopAll(signal) {
  const closed = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  // A terminal has already told every program in it about Ctrl-C. The browser tests clean up after that signal only.
  if (signal !== 'SIGINT' || !process.stdout.isTTY) for (const child of running) child.kill('SIGINT');
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 30_000).unref();
  await Promise.all(closed);
  process.exit(exitCodeFor(signal));
}
