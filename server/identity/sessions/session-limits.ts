import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import type { Config } from '#server/platform/config.ts';

/** As the clinic has set them. */
type Needs = { config: Pick<Config, 'sessions'> };

export const WARNING_MS = 2 * MINUTE_MS;
/** How long the code of the authenticator app may be waited for after the password. */
export const SECOND_FACTOR_WAIT_MS = 5 * MINUTE_MS;
/** How long a browser is known, and a person remembered on it. */
export const KNOWN_BROWSER_MS = 30 * DAY_MS;

export function limitsOf({ config }: Needs, role: Role) {
  const { lockMinutes, logOutHours, endHours } = config.sessions[role];
  return { lockMs: lockMinutes * MINUTE_MS, logOutMs: logOutHours * HOUR_MS, endMs: endHours * HOUR_MS };
}

type Times = { role: Role; started_at: Date; seen_at: Date; ends_at: Date };

export const isIdle = (needs: Needs, { role, seen_at }: Pick<Times, 'role' | 'seen_at'>, now: Date): boolean =>
  now.getTime() - seen_at.getTime() >= limitsOf(needs, role).lockMs;

/** Shorter limits hold for sessions that began before them, too; longer ones do not. */
export function endOf(needs: Needs, { role, started_at, seen_at, ends_at }: Times): Date {
  const { logOutMs, endMs } = limitsOf(needs, role);
  return new Date(Math.min(ends_at.getTime(), started_at.getTime() + endMs, seen_at.getTime() + logOutMs));
}
