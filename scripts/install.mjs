// @ts-check
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captured } from './child.mjs';
import { alone, isInstalling, unfinishedIn } from './install-lock.mjs';
import { readInstalled } from './installed.mjs';
import { isNodeMissing } from './node.mjs';
import { npmCommand } from './npm.mjs';
import { working } from './working.mjs';

/**
 * @typedef {import('./installed.mjs').Kind} Kind
 * @typedef {import('./installed.mjs').Installed} Installed
 */

/**
 * @param {string} root
 * @param {Kind} kind
 * @param {import('./node.mjs').Machine} [machine]
 */
export async function ensureInstalled(root, kind, machine) {
  if (planFor(root, kind, machine) === 'nothing' && !isInstalling(root)) return;
  await alone(root, async (lock) => {
    // Whoever was waited for may have installed it.
    const plan = planFor(root, kind, machine);
    if (plan === 'nothing') return;
    const what = plan === 'everything' ? 'what running and testing need' : 'what running needs';
    await working(`Installing ${what} (about a minute)`, async () => {
      writeFileSync(unfinishedIn(root), '');
      await install(root, plan, lock);
      rmSync(unfinishedIn(root), { force: true });
    });
  });
}

/**
 * What npm recorded counts only if its last install came to its end, and if the Node that came along is there.
 * @param {string} root
 * @param {Kind} kind
 * @param {import('./node.mjs').Machine} [machine]
 */
function planFor(root, kind, machine) {
  const { holdsTestTools, ...installed } = readInstalled(root);
  const isWhole = !existsSync(unfinishedIn(root)) && !isNodeMissing(root, machine);
  return installPlan(kind, isWhole ? { ...installed, holdsTestTools } : { run: false, test: false, holdsTestTools });
}

/**
 * A start never takes away the test tools that an earlier test installed.
 * @param {Kind} kind
 * @param {Installed} installed
 * @returns {'nothing' | 'running' | 'everything'}
 */
export function installPlan(kind, installed) {
  if (installed[kind]) return 'nothing';
  return kind === 'test' || installed.holdsTestTools ? 'everything' : 'running';
}

/**
 * @param {string} root
 * @param {'running' | 'everything'} plan
 * @param {import('./install-lock.mjs').Lock} lock
 */
async function install(root, plan, lock) {
  const flags = [
    // Said outright, because NODE_ENV and a person's own npm settings may say otherwise.
    plan === 'everything' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--include=peer',
    // Some packages ask for a newer Node than the one that installs them; they run on the Node 24 that comes along.
    '--engine-strict=false',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const first = mayCleanInstall(root) ? ['ci'] : ['install', '--no-save'];
  let { code, output } = await npm(root, [...first, ...flags], lock);
  if (code !== 0 && output.includes('EUSAGE')) {
    // The lock file lags behind package.json: still install, without rewriting either of them.
    ({ code, output } = await npm(root, ['install', '--no-save', ...flags], lock));
  }
  if (code !== 0) throw new Error(`${output.trim()}\n\nInstalling did not work: npm says why above.`);
}

/**
 * A clean install empties node_modules first, which Windows refuses while this very program runs from there.
 * @param {string} root
 */
function mayCleanInstall(root) {
  const runsFromThere = process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules'));
  return existsSync(join(root, 'package-lock.json')) && !runsFromThere;
}

// Becomes npm once it has named itself in the lock, unless another start has gone on to the next lock meanwhile.
const NAMED_FIRST = ': >> "$0/$$" && [ ! -e "$1" ] && shift && exec "$@"';

/**
 * npm works on when this program is killed, at whatever moment: until it ends, it holds the lock as well.
 * @param {string} root
 * @param {string[]} args
 * @param {import('./install-lock.mjs').Lock} lock
 */
function npm(root, args, lock) {
  const { command, first, shell } = npmCommand(process.env, process.platform);
  const options = { cwd: root, shell, onStart: lock.alsoHeldBy };
  if (process.platform === 'win32') return captured(command, [...first, ...args], options);
  return captured('sh', ['-c', NAMED_FIRST, lock.folder, lock.next, command, ...first, ...args], options);
}
