import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Passwords of the three roles, kept inside the cluster so that they live and die with it. */
export type Secrets = { super: string; owner: string; app: string };

export const SECRETS_FILE = 'nadi-passwords.json';

export function makeSecrets(): Secrets {
  const password = () => randomBytes(24).toString('hex');
  return { super: password(), owner: password(), app: password() };
}

export function readSecrets(cluster: string): Secrets {
  return JSON.parse(fs.readFileSync(path.join(cluster, SECRETS_FILE), 'utf8'));
}
