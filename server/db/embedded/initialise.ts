import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { HOUR_MS } from '#contract/durations.ts';
import type { Home } from './data-folder/database-home.ts';
import { didNotStart } from './plain-sentences.ts';
import type { Programs } from './programs/platform-package.ts';
import { processOptions, type RunAs } from './run-as.ts';
import { makeSecrets, SECRETS_FILE } from './secrets.ts';
import { includeSettings } from './settings.ts';

const HALF_MADE = '.making-';
const ABANDONED_AFTER_MS = HOUR_MS;

/** Makes the cluster aside and renames it when complete, so that one whose making was interrupted is never opened. */
export async function initialise(home: Home, programs: Programs, durable: boolean): Promise<void> {
  removeAbandoned(home);
  const half = fs.mkdtempSync(home.cluster + HALF_MADE);
  try {
    await makeCluster(half, home, programs, durable);
    putInPlace(half, home.cluster, durable);
  } finally {
    fs.rmSync(half, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function makeCluster(half: string, { folder, runAs }: Home, programs: Programs, durable: boolean): Promise<void> {
  const secrets = makeSecrets();
  const cluster = path.join(half, 'cluster');
  const passwordFile = path.join(half, 'password');
  fs.chmodSync(half, 0o711);
  fs.mkdirSync(cluster, { mode: 0o700 });
  fs.writeFileSync(passwordFile, secrets.super, { mode: 0o600 });
  give(cluster, runAs);
  give(passwordFile, runAs);

  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const manner = ['--no-instructions', ...(durable ? [] : ['--no-sync'])];
  try {
    await promisify(execFile)(programs.initdb, ['-D', cluster, ...access, ...locale, ...manner], processOptions(runAs));
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) throw didNotStart(folder, String(error.stderr));
    throw error;
  }
  includeSettings(cluster);
  const secretsFile = path.join(cluster, SECRETS_FILE);
  fs.writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600, flush: true });
  give(secretsFile, runAs);
}

function putInPlace(half: string, cluster: string, durable: boolean): void {
  try {
    fs.renameSync(path.join(half, 'cluster'), cluster);
  } catch (error) {
    // Two first starts at once: the faster one made it, and both open that.
    if (fs.existsSync(cluster)) return;
    throw error;
  }
  if (!durable || process.platform === 'win32') return;
  const parent = fs.openSync(path.dirname(cluster), 'r');
  fs.fsyncSync(parent);
  fs.closeSync(parent);
}

function give(place: string, runAs: RunAs): void {
  if (runAs) fs.chownSync(place, runAs.uid, runAs.gid);
}

/** Old leftovers only: a young one may be another start at its work. What cannot be removed is no reason not to start. */
function removeAbandoned({ folder, cluster }: Home): void {
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(path.basename(cluster) + HALF_MADE)) continue;
    const place = path.join(folder, name);
    try {
      const age = Date.now() - fs.statSync(place).mtimeMs;
      if (age > ABANDONED_AFTER_MS) fs.rmSync(place, { recursive: true, force: true });
    } catch {}
  }
}
