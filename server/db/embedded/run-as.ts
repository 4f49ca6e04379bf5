import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';

/** The account that PostgreSQL runs under; undefined means: our own. */
export type RunAs = { uid: number; gid: number } | undefined;

const PREFERRED = ['nadi', 'postgres', 'nobody'];

export const isRoot = (): boolean => process.geteuid?.() === 0;

/** PostgreSQL refuses to run as root, so root picks another account that already exists. */
export function chooseAccount(passwd = readPasswd()): RunAs {
  if (!isRoot()) return undefined;
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  for (const name of PREFERRED) {
    const found = accounts.find((account) => account[0] === name);
    const [uid, gid] = [Number(found?.[2]), Number(found?.[3])];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new PlainError(
    'PostgreSQL refuses to run as root, and this machine has no account named nadi, postgres or nobody: start Nadi as another account, or set DATABASE_URL.',
  );
}

/** The account that made the database keeps running it, even when root starts Nadi later. */
export function ownerOf(folder: string): RunAs {
  if (!isRoot()) return undefined;
  const { uid, gid } = fs.statSync(folder);
  return uid === 0 ? chooseAccount() : { uid, gid };
}

/** Tried, not computed: access lists and mounts decide as well as mode bits. */
export function mayEnter(folder: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
}

const PASSED_ON = ['PATH', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive'];

/** Passes on only what PostgreSQL needs: our secrets and the PG… variables of the person who starts Nadi stay out. */
export function processOptions(runAs: RunAs) {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of PASSED_ON) if (process.env[name]) env[name] = process.env[name];
  // Not our folder: the other account might not be able to stand in it.
  return { ...runAs, env, cwd: path.parse(process.cwd()).root, windowsHide: true };
}

function readPasswd(): string {
  try {
    return fs.readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
