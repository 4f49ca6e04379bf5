import type { Secrets } from './secrets.ts';

export const OWNER_ROLE = 'nadi_owner';
export const APP_ROLE = 'nadi_app';
export const DATABASE = 'nadi';

export type Addresses = { superUrl: string; ownerUrl: string; appUrl: string };

export function addresses(port: number, secrets: Secrets): Addresses {
  const at = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    superUrl: at('postgres', secrets.super, 'postgres'),
    ownerUrl: at(OWNER_ROLE, secrets.owner, DATABASE),
    appUrl: at(APP_ROLE, secrets.app, DATABASE),
  };
}
