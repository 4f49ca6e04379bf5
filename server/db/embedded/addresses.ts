import fs from 'node:fs';
import path from 'node:path';
import { readSecrets } from './secrets.ts';

export const OWNER_ROLE = 'nadi_owner';
export const APP_ROLE = 'nadi_app';
export const DATABASE = 'nadi';

export type Addresses = { superUrl: string; ownerUrl: string; appUrl: string };

// What an address of a socket may hold, on every system that has them.
const LONGEST_SOCKET_PATH = 103;

/** A socket in the cluster's own folder costs a tenth less of each statement than the network does. */
export function hasSocket(cluster: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(socketAt(cluster, 65_535)) <= LONGEST_SOCKET_PATH;
}

export function addresses(cluster: string, port: number): Addresses {
  const secrets = readSecrets(cluster);
  // One that an older Nadi started has none.
  const socket = fs.existsSync(socketAt(cluster, port)) ? `?host=${encodeURIComponent(cluster)}` : '';
  const at = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}${socket}`;
  return {
    superUrl: at('postgres', secrets.super, 'postgres'),
    ownerUrl: at(OWNER_ROLE, secrets.owner, DATABASE),
    appUrl: at(APP_ROLE, secrets.app, DATABASE),
  };
}

const socketAt = (cluster: string, port: number) => path.join(cluster, `.s.PGSQL.${port}`);
