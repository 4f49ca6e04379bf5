import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type MigrationFile = { number: number; name: string; text: string; sha256: string };

/** The numbered files in their order: 0001_name.sql, 0002_name.sql … without a gap. */
export function readMigrations(folder: string): MigrationFile[] {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, position) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
    if (number !== position + 1)
      throw new Error(`${name} should begin with ${String(position + 1).padStart(4, '0')}_.`);
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    return { number, name, text, sha256: sha256(text) };
  });
}

/** A checkout on Windows may have other line ends; that is not a change. */
export function sha256(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
