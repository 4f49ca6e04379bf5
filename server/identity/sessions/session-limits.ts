import type { Role } from '#contract/endpoint.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Limits = { idleMs: number; absoluteMs: number };

const AT_WORK: Limits = { idleMs: 15 * MINUTE, absoluteMs: 12 * HOUR };
const LIMITS: Record<Role, Limits> = {
  patient: { idleMs: 30 * MINUTE, absoluteMs: 24 * HOUR },
  doctor: AT_WORK,
  staff: AT_WORK,
  admin: AT_WORK,
};

export const WARNING_MS = 2 * MINUTE;
/** How long the code of the authenticator app may be waited for after the password. */
export const SECOND_FACTOR_WAIT_MS = 5 * MINUTE;
/** How long a browser is known, and a person remembered on it. */
export const KNOWN_BROWSER_MS = 30 * 24 * HOUR;

export const limitsOf = (role: Role): Limits => LIMITS[role];

export function isIdle(role: Role, seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= LIMITS[role].idleMs;
}
