// @ts-check
// What the web app is built from, as one short string: when it changes, dist/web is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SOURCES = [
  'web',
  'contract',
  'triage-engine',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/offline-worker.ts',
  'scripts/web-fingerprint.mjs',
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
