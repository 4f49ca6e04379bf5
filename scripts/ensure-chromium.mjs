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

  const isRoot = process.getuid?.() === 0;
  const playwright = [node24(root), 'node_modules/@playwright/test/cli.js', 'install'];
  // As root Playwright may also install the libraries that a bare machine lacks.
  const ways =
    isRoot && process.platform === 'linux'
      ? [
          [...playwright, '--with-deps', 'chromium'],
          [...playwright, 'chromium'],
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', 'chromium'],
        ]
      : [[...playwright, 'chromium']];
  for (const [command = '', ...args] of ways) {
    await working(
      `No Chromium found. Fetching one: ${command === 'apt-get' ? `apt-get ${args[0]}` : 'playwright install'}`,
      () => captured(command, args, { cwd: root, limitMs: 5 * 60_000 }).catch(() => undefined),
    );
    const fetched = findChromium();
    if (fetched) return fetched;
  }
  throw new Error('The browser tests need a Chromium, and none could be fetched. Install one, or set CHROMIUM_PATH.');
}
