// @ts-check
// Whether dist/web is stale: what it is built from, as one short string, has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { captured } from './child.mjs';
import { node24 } from './node.mjs';
import { showProgress } from './show-progress.mjs';

const SOURCES = [
  'web',
  'contract',
  'triage-engine',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-entry.ts',
  'scripts/build-web.ts',
  'scripts/build-worker.ts',
  'scripts/first-visits.ts',
  'scripts/icons-one-by-one.ts',
  'scripts/stale-web.mjs',
];

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);

/** @param {string} root */
export function webFingerprint(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesAt(join(root, source))).filter((path) => !isTest(path))) {
    // Sizes keep two files apart that would read the same when joined.
    const content = readFileSync(path);
    hash.update(`${relative(root, path).split(sep).join('/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root */
export function webIsStale(root) {
  const mark = join(root, 'dist/web/.built-from');
  return !existsSync(mark) || readFileSync(mark, 'utf8').trim() !== webFingerprint(root);
}

/** @param {string} root */
export async function buildWebIfStale(root) {
  if (!webIsStale(root)) return;
  await showProgress('Building the web app', async () => {
    const { code, output } = await captured(node24(root), ['scripts/build-web.ts'], { cwd: root });
    if (code !== 0) throw new Error(`${output.trim()}\n\nThe web app could not be built: see above.`);
  });
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'));
  const files = entries.flatMap((entry) =>
    entry.isDirectory() ? filesAt(join(path, entry.name)) : [join(path, entry.name)],
  );
  return files.sort();
}
