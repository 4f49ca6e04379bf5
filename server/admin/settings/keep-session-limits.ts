// How long a screen may be left alone and a login lasts, as an administrator sets it.
import {
  type KeptSessionLimits,
  LIMITED_ROLES,
  SessionLimits,
  USUAL_SESSION_LIMITS,
} from '#contract/clinic/session-limits.ts';
import { ROLES } from '#contract/endpoint.ts';
import { NEVER_SET, readSettings, takeUpSettings, writeSetting } from '#server/clinic/settings/keep-settings.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';

export async function readSessionLimits(db: Database): Promise<KeptSessionLimits> {
  const { shown, version, changed } = (await readSettings(db)).get('session-limits') ?? NEVER_SET;
  const stored = SessionLimits.safeParse(shown);
  return { limits: stored.success ? stored.data : USUAL_SESSION_LIMITS, version, changed };
}

export async function setSessionLimits(
  deps: Deps,
  actor: Actor,
  { limits, version }: { limits: SessionLimits; version: number },
): Promise<KeptSessionLimits> {
  for (const role of LIMITED_ROLES) requireInOrder(limits, role);
  await transaction(deps.db, async (tx) => {
    await writeSetting(tx, deps, actor, { setting: 'session-limits', version, shown: limits });
    // Open screens learn their new limit at once; the server counts by it anyway.
    await publish(tx, { type: 'me', to: { roles: [...ROLES] } });
    await publish(tx, { type: 'clinic', to: { roles: ['admin'] } });
  });
  await takeUpSettings(deps);
  return readSessionLimits(deps.db);
}

function requireInOrder(limits: SessionLimits, role: keyof SessionLimits): void {
  const { logOutHours, endHours } = limits[role];
  if (logOutHours <= endHours) return;
  throw new Refusal('bad_input', {
    fields: { [`limits.${role}.logOutHours`]: 'Not longer than a login lasts at most.' },
  });
}
