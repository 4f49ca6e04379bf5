// @ts-check
// Finds a Chromium for the browser tests: the one that is asked for, one of the machine, or one that Playwright fetched.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { captured } from './child.mjs';
import { node24 } from './node.mjs';
import { showProgress } from './show-progress.mjs';

/**
 * @typedef {{
 *   env: Record<string, string | undefined>, platform: string, home: string,
 *   exists: (path: string) => boolean, list: (folder: string) => string[], answers: (path: string) => boolean,
 * }} Machine
 */

// The shell first: it draws no window of its own, which spares an eighth of the journeys' processor time.
const NAMES = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'],
];

// Of several such lists Chromium heeds the last, so that ours begins with Playwright's own.
export const FEATURES_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Pages of the browser's own under its address bar, made for every window: two thirds of what a window costs, and nobody
  // types there.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** @type {Record<string, string[]>} */
const USUAL_PLACES = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)),
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  ),
  win32: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((program) =>
    ['C:\\Program Files', 'C:\\Program Files (x86)'].map((folder) => `${folder}\\${program}`),
  ),
};

/**
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findChromium(machine = thisMachine) {
  return candidates(machine).find((path) => machine.exists(path) && machine.answers(path));
}

/**
 * @param {string} root
 * @returns {Promise<string>} the path of a Chromium, fetched if need be
 */
export async function ensureChromium(root) {
  const wanted = process.env.CHROMIUM_PATH;
  const found = findChromium();
  if (wanted && found !== wanted) console.log(`CHROMIUM_PATH names ${wanted}, which does not run: looking elsewhere.`);
  if (found) return found;

  for (const [command, ...args] of waysToFetch(root)) {
    const name = command === 'apt-get' ? `apt-get ${args[0]}` : 'Playwright';
    await showProgress(`No Chromium on this machine. Trying ${name}`, () => fetchWith(root, command, args));
    const fetched = findChromium();
    if (fetched) return fetched;
  }
  throw new Error('The browser tests need a Chromium, and none could be fetched. Install one, or set CHROMIUM_PATH.');
}

/**
 * @param {string} root
 * @returns {[string, ...string[]][]}
 */
function waysToFetch(root) {
  /** @type {[string, ...string[]]} */
  const playwright = [node24(root), 'node_modules/@playwright/test/cli.js', 'install'];
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [[...playwright, 'chromium']];
  return [
    // As root Playwright may also install the libraries that a bare machine lacks.
    [...playwright, '--with-deps', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ];
}

/**
 * A way that does not work is no failure: the next one may.
 * @param {string} root
 * @param {string} command
 * @param {string[]} args
 */
async function fetchWith(root, command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await captured(command, args, { cwd: root, env, limitMs: 5 * 60_000 }).catch(() => undefined);
}

/**
 * @param {Machine} machine
 * @returns {string[]} where a Chromium may lie, best first
 */
export function candidates({ env, platform, home, list }) {
  const onPath = platform === 'win32' ? [] : (env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = [
    ...(env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : []),
    ...(USUAL_PLACES[platform] ?? []),
    ...onPath.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)),
    ...fetchedByPlaywright(playwrightFolder(env, platform, home), platform, list),
  ];
  return [...new Set(places)];
}

/**
 * @param {Machine['env']} env
 * @param {string} platform
 * @param {string} home
 */
function playwrightFolder(env, platform, home) {
  const chosen = env.PLAYWRIGHT_BROWSERS_PATH;
  if (chosen && chosen !== '0') return chosen;
  if (platform === 'darwin') return join(home, 'Library/Caches/ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData/Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright');
}

/**
 * @param {string} folder
 * @param {string} platform
 * @param {Machine['list']} list
 */
function fetchedByPlaywright(folder, platform, list) {
  const mac = ['Chromium', 'Google Chrome for Testing'].map((app) => `${app}.app/Contents/MacOS/${app}`);
  const programs = platform === 'darwin' ? mac : [platform === 'win32' ? 'chrome.exe' : 'chrome'];
  const newestFirst = list(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]));
  return newestFirst.flatMap((version) =>
    list(join(folder, version))
      .filter((name) => name.startsWith('chrome-'))
      .flatMap((build) => programs.map((program) => join(folder, version, build, program))),
  );
}

/**
 * Some systems ship a chromium that only says where to get one, or one whose libraries are missing.
 * @param {string} path
 */
function answers(path) {
  // On Windows asking for the version opens a window instead.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  platform: process.platform,
  home: homedir(),
  exists: existsSync,
  list,
  answers,
};
