// @ts-check
// What lies in node_modules, judged by the record that npm itself keeps there: a stamp of our own would go on
// claiming that the test tools are in place after somebody pruned them by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {'run' | 'test'} Kind
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {Record<string, Entry>} Entries
 * @typedef {{ run: boolean, test: boolean, holdsTestTools: boolean }} Installed
 */

/**
 * @param {string} root
 * @returns {Installed}
 */
export function readInstalled(root) {
  return compareWithLock(
    entriesOf(join(root, 'package-lock.json')),
    entriesOf(join(root, 'node_modules/.package-lock.json')),
  );
}

/**
 * @param {Entries | undefined} wanted  what the lock file asks for
 * @param {Entries | undefined} present  what npm says it has installed
 * @returns {Installed}
 */
export function compareWithLock(wanted, present) {
  if (!wanted || !present) return { run: false, test: false, holdsTestTools: false };
  // Optional packages are there on some machines only: npm decides, so their absence says nothing.
  const needed = Object.entries(wanted).filter(
    ([place, entry]) => place !== '' && !entry.optional && !entry.devOptional,
  );
  /** @param {[string, Entry]} entry */
  const isThere = ([place, { version, integrity }]) =>
    present[place]?.version === version && present[place]?.integrity === integrity;
  const run = needed.filter(([, entry]) => !entry.dev).every(isThere);
  return {
    run,
    test: run && needed.filter(([, entry]) => entry.dev).every(isThere),
    holdsTestTools: Object.values(present).some((entry) => entry.dev && !entry.optional),
  };
}

/**
 * @param {string} file
 * @returns {Entries | undefined}
 */
function entriesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
