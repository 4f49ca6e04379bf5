// @ts-check
import { captured } from './child.mjs';
import { node24 } from './node.mjs';
import { webIsStale } from './web-fingerprint.mjs';
import { working } from './working.mjs';

/** @param {string} root */
export async function buildWebIfStale(root) {
  if (!webIsStale(root)) return;
  await working('Building the web app', async () => {
    const { code, output } = await captured(node24(root), ['scripts/build-web.ts'], { cwd: root });
    if (code !== 0) throw new Error(`${output.trim()}\n\nThe web app could not be built: see above.`);
  });
}
