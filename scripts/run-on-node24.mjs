// @ts-check
// The last step of a command: another program takes over, and this one only waits for it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodeFor } from './child.mjs';
import { MEMORY_OPTIONS, MEMORY_SETTINGS, node24 } from './node.mjs';

/**
 * What Node made of each file is kept here: a later start takes a second less, and needs no compiler of TypeScript in memory.
 * @param {string} root
 */
export const compileCache = (root) => join(root, '.cache/compiled');

/**
 * @param {string} root
 * @param {string[]} args  Node's own options, if any, a TypeScript file and what it is given
 */
export function runOnNode24(root, args) {
  const onWindows = process.platform === 'win32';
  const envFile = join(root, '.env');
  const child = spawn(
    node24(root),
    [
      ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
      ...MEMORY_OPTIONS,
      `--import=${pathToFileURL(join(root, 'scripts/stop-with-parent.mjs'))}`,
      ...args,
    ],
    // A group of its own, so that one Ctrl-C arrives there once: the terminal and npm each tell this program.
    {
      cwd: root,
      detached: !onWindows,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { NODE_COMPILE_CACHE: compileCache(root), ...MEMORY_SETTINGS, ...process.env },
    },
  );
  let lastSignalAt = 0;
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (onWindows || Date.now() - lastSignalAt < 1000) return;
      lastSignalAt = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  // npm told to stop ends the shell between us and itself, which tells nobody.
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 1000).unref();
  child.on('error', (problem) => {
    console.error(`Node could not be run: ${problem.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? exitCodeFor(signal)));
}
