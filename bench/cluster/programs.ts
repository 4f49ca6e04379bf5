// PostgreSQL and nginx as Debian packs them. The PostgreSQL that comes with Nadi cannot copy itself to a standby.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const INSTALL = 'Install both: on Debian, apt install postgresql nginx-light.';

/** The folder of initdb, postgres and pg_basebackup: the newest of Debian's, else what pg_config names. */
export function findPostgres(): string {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort((a, b) => majorOf(b) - majorOf(a)),
    (stdout ?? '').trim(),
  ];
  const found = folders.find((folder) => folder && existsSync(join(folder, 'pg_basebackup')));
  if (!found) throw new Error(`There is no PostgreSQL server on this machine. ${INSTALL}`);
  return found;
}

export function findNginx(): string {
  const found = ['/usr/sbin/nginx', 'nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (!found) throw new Error(`There is no nginx on this machine. ${INSTALL}`);
  return found;
}

const majorOf = (folder: string) => Number(folder.split('/').at(-2));
