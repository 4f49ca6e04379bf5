import * as contract from '#contract/clinic/backups.ts';
import type { Route } from '#server/platform/route.ts';
import { askForBackup } from './ask-for-backup.ts';
import { releaseOutgoing } from './outgoing/release-outgoing.ts';
import { setPlan } from './plan/set-plan.ts';
import { readBackups } from './read-backups.ts';

export function backupRoutes(route: Route): void {
  route(contract.readBackups, (deps, actor) => readBackups(deps, actor));
  route(contract.askForBackup, (deps, actor) => askForBackup(deps, actor));
  route(contract.setBackupPlan, async (deps, actor, { body }) => {
    await setPlan(deps, actor, body);
    return { message: 'Saved.' };
  });
  route(contract.releaseOutgoing, (deps, actor, { body }) => releaseOutgoing(deps, actor, body));
}
