import { describe, expect, test } from 'vitest';
import { LIMIT_BOUNDS, LIMITED_ROLES, SessionLimits, USUAL_SESSION_LIMITS } from '#contract/clinic/session-limits.ts';
import { ROLES, type Role } from '#contract/endpoint.ts';
import { endOf, isIdle, KNOWN_BROWSER_MS, limitsOf, WARNING_MS } from './session-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const usual = { config: { sessions: USUAL_SESSION_LIMITS } };
const began = new Date('2026-03-02T09:00:00Z');
const later = (milliseconds: number) => new Date(began.getTime() + milliseconds);

describe.each<[Role, number, number]>([
  ['patient', 30, 24],
  ['doctor', 15, 12],
  ['staff', 15, 12],
  ['desk', 15, 12],
  ['admin', 15, 12],
])('a session of a %s', (role, idleMinutes, hours) => {
  test(`locks after ${idleMinutes} minutes without a sign of anyone, not a moment before`, () => {
    const at = (ms: number) => isIdle(usual, { role, seen_at: began }, later(ms));
    expect([0, idleMinutes * MINUTE - 1, idleMinutes * MINUTE].map(at)).toEqual([false, false, true]);
  });

  test(`ends after ${hours} hours, and is warned two minutes before it locks`, () => {
    expect(limitsOf(usual, role).endMs).toBe(hours * HOUR);
    expect(WARNING_MS).toBe(2 * MINUTE);
  });
});

test.each([
  ['at its own end, where the limits are longer', {}, 2, 12, 8, 8],
  ['when nobody was there for as long as the clinic says', { logOutHours: 1 }, 2, 12, 8, 3],
  ['as long after the login as the clinic says', { endHours: 4 }, 3, 12, 12, 4],
])('a session ends %s', (_when, limits, seenAfter, logOut, own, hours) => {
  const doctor = { ...USUAL_SESSION_LIMITS.doctor, logOutHours: logOut, ...limits };
  const row = {
    role: 'doctor' as const,
    started_at: began,
    seen_at: later(seenAfter * HOUR),
    ends_at: later(own * HOUR),
  };
  expect(endOf({ config: { sessions: { ...USUAL_SESSION_LIMITS, doctor } } }, row)).toEqual(later(hours * HOUR));
});

test('every role has limits, the usual ones lie within the bounds, and a warning fits before each lock', () => {
  expect([...LIMITED_ROLES].sort()).toEqual([...ROLES].sort());
  expect(SessionLimits.safeParse(USUAL_SESSION_LIMITS).success).toBe(true);
  for (const { lockMinutes } of Object.values(LIMIT_BOUNDS))
    expect(lockMinutes[0] * MINUTE).toBeGreaterThan(WARNING_MS);
});

test('a browser is known for 30 days', () => {
  expect(KNOWN_BROWSER_MS).toBe(30 * 24 * HOUR);
});
