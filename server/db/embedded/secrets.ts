import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '#server/platform/plain-error.ts';

/** Passwords of the three roles, kept inside the cluster so that they live and die with it. */
export type Secrets = { super: string; owner: string; app: string };

export const SECRETS_FILE = 'nadi-passwords.json';

export function makeSecrets(): Secrets {
  const password = () => randomBytes(24).toString('hex');
  return { super: password(), owner: password(), app: password() };
}

export function readSecrets(cluster: string): Secrets {
  const file = path.join(cluster, SECRETS_FILE);
  if (!fs.existsSync(file)) {
    throw new PlainError(`The database in ${cluster} cannot be opened: its passwords in ${file} are missing.`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
