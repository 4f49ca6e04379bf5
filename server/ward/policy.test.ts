import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import {
  allowedOnHandover,
  allowedOnSet,
  allowedOnStay,
  allowedOnWaiting,
  mayReadDiagnosis,
  mayReadHandover,
} from './policy.ts';

const who = (role: Role, accountId: string): Actor => ({ role, accountId, sessionId: 's', requestId: null });
const [nurse, colleague, doctor] = [who('staff', 'n'), who('staff', 'm'), who('doctor', 'd')];
const allowed = (can: Record<string, boolean>) => Object.keys(can).filter((step) => can[step]);

test('a set of observations is crossed out once, by whoever entered it', () => {
  const set = { recorded_by: 'n', wrong_since: null };
  expect(allowedOnSet(nurse, set)).toEqual({ markWrong: true });
  expect(allowedOnSet(colleague, set)).toEqual({ markWrong: false });
  expect(allowedOnSet(nurse, { ...set, wrong_since: new Date() })).toEqual({ markWrong: false });
});

test.each([
  ['a nurse', nurse, { scored: [], unscored: ['setStatus'] }],
  ['a doctor', doctor, { scored: ['setScale', 'order'], unscored: ['setScale', 'order'] }],
] as const)('%s may do with a stay what the rules say', (_who, actor, more) => {
  const everyone = ['observe', 'transfer', 'discharge'];
  expect(allowed(allowedOnStay(actor, { isScored: true })).toSorted()).toEqual(
    [...everyone, ...more.scored].toSorted(),
  );
  expect(allowed(allowedOnStay(actor, { isScored: false })).toSorted()).toEqual(
    [...everyone, ...more.unscored].toSorted(),
  );
});

test('an admission that waits is accepted by a doctor, who reads what it is for; the desk may end it', () => {
  expect(allowed(allowedOnWaiting(doctor))).toEqual(['accept', 'observe']);
  expect(allowed(allowedOnWaiting(nurse))).toEqual(['observe', 'discharge']);
  expect([mayReadDiagnosis(doctor), mayReadDiagnosis(nurse)]).toEqual([true, false]);
});

describe('a handover', () => {
  const given = { handed_over_by: 'n', accepted_by: null, accepted_at: null };
  const taken = { ...given, accepted_by: 'm', accepted_at: new Date() };

  test('is written until it is handed over, then accepted by someone else, once', () => {
    expect(allowed(allowedOnHandover(nurse, null))).toEqual(['edit', 'handOver']);
    expect(allowed(allowedOnHandover(nurse, given))).toEqual([]);
    expect(allowed(allowedOnHandover(colleague, given))).toEqual(['accept']);
    expect(allowed(allowedOnHandover(colleague, taken))).toEqual([]);
  });

  test('is read again by who gave it, who took it over, and who is on duty', () => {
    const stranger = who('staff', 'x');
    expect([nurse, colleague, stranger].map((one) => mayReadHandover(one, taken, false))).toEqual([true, true, false]);
    expect(mayReadHandover(stranger, taken, true)).toBe(true);
  });
});
