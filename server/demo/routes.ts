import { listDemoAccounts } from '#contract/system.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Route } from '../platform/route.ts';
import { readDemoAccounts } from './demo-accounts.ts';

export function demoRoutes(route: Route): void {
  route(listDemoAccounts, async ({ config, db }) => {
    // In production this answers like an address that does not exist.
    if (config.mode !== 'demo') throw new Refusal('not_found');
    return readDemoAccounts(db);
  });
}
