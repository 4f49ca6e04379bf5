import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { isIdle, KNOWN_BROWSER_MS, limitsOf, WARNING_MS } from './session-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each<[Role, number, number]>([
  ['patient', 30, 24],
  ['doctor', 15, 12],
  ['staff', 15, 12],
  ['admin', 15, 12],
])('a session of a %s', (role, idleMinutes, hours) => {
  const seenAt = new Date('2026-03-02T09:00:00Z');
  const later = (milliseconds: number) => new Date(seenAt.getTime() + milliseconds);

  test(`locks after ${idleMinutes} minutes without a sign of anyone, not a moment before`, () => {
    expect(isIdle(role, seenAt, seenAt)).toBe(false);
    expect(isIdle(role, seenAt, later(idleMinutes * MINUTE - 1))).toBe(false);
    expect(isIdle(role, seenAt, later(idleMinutes * MINUTE))).toBe(true);
  });

  test(`ends after ${hours} hours, and is warned two minutes before it locks`, () => {
    expect(limitsOf(role).absoluteMs).toBe(hours * HOUR);
    expect(WARNING_MS).toBe(2 * MINUTE);
  });
});

test('a browser is known for 30 days', () => {
  expect(KNOWN_BROWSER_MS).toBe(30 * 24 * HOUR);
});
