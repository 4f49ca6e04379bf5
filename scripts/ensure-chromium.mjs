// @ts-check
import { captured } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { node24 } from './node.mjs';
import { working } from './working.mjs';

/**
 * @param {string} root
 * @returns {Promise<string>} the path of a Chromium, fetched if need be
 */
export async function ensureChromium(root) {
  const wished = process.env.CHROMIUM_PATH;
  const found = findChromium();
  if (wished && found !== wished) console.log(`CHROMIUM_PATH names ${wished}, which does not run: looking elsewhere.`);
  if (found) return found;

  for (const [command, ...args] of waysToFetch(root)) {
    const name = command === 'apt-get' ? `apt-get ${args[0]}` : 'Playwright';
    await working(`No Chromium on this machine. Trying ${name}`, () => fetchWith(root, command, args));
    const fetched = findChromium();
    if (fetched) return fetched;
  }
  throw new Error('The browser tests need a Chromium, and none could be fetched. Install one, or set CHROMIUM_PATH.');
}

/**
 * @param {string} root
 * @returns {[string, ...string[]][]}
 */
function waysToFetch(root) {
  /** @type {[string, ...string[]]} */
  const playwright = [node24(root), 'node_modules/@playwright/test/cli.js', 'install'];
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [[...playwright, 'chromium']];
  return [
    // As root Playwright may also install the libraries that a bare machine lacks.
    [...playwright, '--with-deps', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ];
}

/**
 * A way that does not work is no failure: the next one may.
 * @param {string} root
 * @param {string} command
 * @param {string[]} args
 */
async function fetchWith(root, command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await captured(command, args, { cwd: root, env, limitMs: 5 * 60_000 }).catch(() => undefined);
}
