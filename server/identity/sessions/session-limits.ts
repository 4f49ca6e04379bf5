import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';

type Limits = { idleMs: number; absoluteMs: number };

const AT_WORK: Limits = { idleMs: 15 * MINUTE_MS, absoluteMs: 12 * HOUR_MS };
const LIMITS: Record<Role, Limits> = {
  patient: { idleMs: 30 * MINUTE_MS, absoluteMs: 24 * HOUR_MS },
  doctor: AT_WORK,
  staff: AT_WORK,
  desk: AT_WORK,
  admin: AT_WORK,
};

export const WARNING_MS = 2 * MINUTE_MS;
/** How long the code of the authenticator app may be waited for after the password. */
export const SECOND_FACTOR_WAIT_MS = 5 * MINUTE_MS;
/** How long a browser is known, and a person remembered on it. */
export const KNOWN_BROWSER_MS = 30 * DAY_MS;

export const limitsOf = (role: Role): Limits => LIMITS[role];

export function isIdle(role: Role, seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= LIMITS[role].idleMs;
}
