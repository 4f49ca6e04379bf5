// How long a screen may be left alone, and how long a login lasts, for each role. Administrators set them within bounds.
import * as z from 'zod/mini';
import { endpoint, type Role } from '../endpoint.ts';
import { Instant } from '../fields.ts';

type Bounds = {
  lockMinutes: readonly [number, number];
  logOutHours: readonly [number, number];
  endHours: readonly [number, number];
};

const AT_WORK: Bounds = { lockMinutes: [3, 30], logOutHours: [1, 12], endHours: [4, 12] };
const AT_HOME: Bounds = { lockMinutes: [5, 60], logOutHours: [1, 24], endHours: [1, 24] };

/** A screen of a clinic is passed by many people: it never stays open for longer than half an hour, nor a login for longer than a shift. */
export const LIMIT_BOUNDS: Readonly<Record<Role, Bounds>> = {
  ...{ staff: AT_WORK, doctor: AT_WORK, desk: AT_WORK, admin: AT_WORK },
  patient: AT_HOME,
};

const within = ([least, most]: readonly [number, number], unit: string) =>
  z
    .int({ error: `Choose whole ${unit}.` })
    .check(
      z.minimum(least, { error: `At least ${least === 1 ? 'one hour' : `${least} ${unit}`}.` }),
      z.maximum(most, { error: `At most ${most} ${unit}.` }),
    );

const limitsIn = ({ lockMinutes, logOutHours, endHours }: Bounds) =>
  z.strictObject({
    /** The screen locks when nobody was at it for so long. */
    lockMinutes: within(lockMinutes, 'minutes'),
    /** The session ends when nobody was at it for so long. */
    logOutHours: within(logOutHours, 'hours'),
    /** The session ends so long after the login, whatever happens. */
    endHours: within(endHours, 'hours'),
  });

export const SessionLimits = z.strictObject({
  staff: limitsIn(AT_WORK),
  doctor: limitsIn(AT_WORK),
  desk: limitsIn(AT_WORK),
  admin: limitsIn(AT_WORK),
  patient: limitsIn(AT_HOME),
});
export type SessionLimits = z.infer<typeof SessionLimits>;
export type RoleLimits = SessionLimits[Role];

const WORKING: RoleLimits = { lockMinutes: 15, logOutHours: 12, endHours: 12 };

/** Until a clinic says otherwise. */
export const USUAL_SESSION_LIMITS: SessionLimits = {
  ...{ staff: WORKING, doctor: WORKING, desk: WORKING, admin: WORKING },
  patient: { lockMinutes: 30, logOutHours: 24, endHours: 24 },
};

export const LIMITED_ROLES: readonly Role[] = ['staff', 'doctor', 'desk', 'admin', 'patient'];

export const KeptSessionLimits = z.object({
  limits: SessionLimits,
  /** Grows with every change. */
  version: z.int(),
  changed: z.nullable(z.object({ at: Instant, by: z.string() })),
});
export type KeptSessionLimits = z.infer<typeof KeptSessionLimits>;

export const readSessionLimits = endpoint({
  method: 'GET',
  path: '/admin/session-limits',
  summary: 'How long a screen may be left alone and a login lasts, for each role',
  reply: KeptSessionLimits,
  roles: ['admin'],
  refusals: [],
});

export const setSessionLimits = endpoint({
  method: 'PUT',
  path: '/admin/session-limits',
  summary: 'Set how long a screen may be left alone and a login lasts. It holds at once, for open sessions too.',
  body: z.strictObject({ limits: SessionLimits, version: z.int() }),
  reply: KeptSessionLimits,
  roles: ['admin'],
  refusals: ['version_outdated', 'bad_input'],
  stepUp: true,
  failure: 'Nothing was saved. Please try again.',
});
