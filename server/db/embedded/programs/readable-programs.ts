import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';
import { processOptions, type RunAs } from '../run-as.ts';
import { type PlatformPackage, type Programs, programsIn } from './platform-package.ts';
import { restoreLinks } from './symlinks.ts';

/** Programs that the account can really run: those of the package, else a copy of them beside the data. */
export function readablePrograms(bundle: PlatformPackage, home: string, runAs: RunAs): Programs {
  restoreLinks(bundle.root);
  const installed = programsIn(bundle.root);
  if (runs(installed, runAs)) return installed;

  const copy = path.join(home, `postgres-${bundle.version}`);
  if (!fs.existsSync(copy)) copyPrograms(bundle.root, copy);
  const copied = programsIn(copy);
  if (runs(copied, runAs)) return copied;
  throw new PlainError(
    'The PostgreSQL that Nadi brings cannot run on this machine: set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL server of your own.',
  );
}

function runs({ initdb, postgres }: Programs, runAs: RunAs): boolean {
  const starts = (program: string) =>
    spawnSync(program, ['--version'], { ...processOptions(runAs), stdio: 'ignore' }).status === 0;
  return starts(postgres) && starts(initdb);
}

function copyPrograms(from: string, to: string): void {
  const half = fs.mkdtempSync(`${to}.making-`);
  fs.cpSync(path.join(from, 'native'), path.join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  restoreLinks(half);
  openForReading(half);
  try {
    fs.renameSync(half, to);
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    // Two starts at once: the other one has finished the same copy.
    if (!fs.existsSync(to)) throw error;
  }
}

/** An installation made under a strict umask is readable for its maker only. */
function openForReading(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(place);
    else if (entry.isFile()) fs.chmodSync(place, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
