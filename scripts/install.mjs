// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captured } from './child.mjs';
import { alone, isInstalling, unfinishedIn } from './install-lock.mjs';
import { isNodeMissing } from './node.mjs';
import { showProgress } from './show-progress.mjs';

/**
 * @typedef {'run' | 'test'} Kind
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {Record<string, Entry>} Entries
 * @typedef {{ run: boolean, test: boolean, holdsTestTools: boolean }} Installed
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
    await showProgress(`Installing ${what} (about a minute)`, async () => {
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

/**
 * How to call npm: the very one that runs us, else the one on the path.
 * @param {Record<string, string | undefined>} env
 * @param {string} platform
 * @returns {{ command: string, first: string[], shell: boolean }}
 */
export function npmCommand(env, platform) {
  const script = env.npm_execpath;
  // Other package managers set npm_execpath too, to themselves.
  if (script && /npm-cli\.[cm]?js$/.test(script)) {
    return { command: env.npm_node_execpath ?? process.execPath, first: [script], shell: false };
  }
  return { command: 'npm', first: [], shell: platform === 'win32' };
}

/**
 * Judged by the record that npm keeps in node_modules: a stamp of our own would not notice packages removed by hand.
 * @param {string} root
 * @returns {Installed}
 */
function readInstalled(root) {
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
