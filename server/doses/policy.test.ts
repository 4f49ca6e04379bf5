import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import { type Asked, isPrescriber, mayAskRepeat, mayStandIn, whyNotRepeat } from './policy.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const someone = (role: Role, accountId: string) => ({ role, accountId, sessionId: 's', requestId: null });

const LOW: Asked = {
  frequency: 'once-a-day',
  stoppedAt: null,
  signedAt: ago(60 * DAY_MS),
  endsAt: null,
  days: null,
  quantity: null,
  mostIn24Hours: null,
  supply: { isLow: true, daysLeft: 3 },
  isOnWard: false,
  isHeld: false,
  isAntibiotic: false,
  isReplaced: false,
  last: null,
};

const AS_NEEDED = { frequency: 'as-needed', supply: null } as const;
const RENEWED = { state: 'renewed', decided_at: ago(DAY_MS) };

describe('which medicine can be asked for', () => {
  test.each<[string, Partial<Asked>, boolean]>([
    ['one that runs out', {}, true],
    ['one of which there is enough', { supply: { isLow: false, daysLeft: 20 } }, false],
    ['one of unknown supply', { supply: null }, true],
    ['one as needed', { frequency: 'as-needed', supply: null }, true],
    ['a single dose', { frequency: 'once' }, false],
    ['one that was stopped', { stoppedAt: ago(DAY_MS) }, false],
    ['one that ended yesterday', { endsAt: ago(DAY_MS), supply: { isLow: false, daysLeft: 9 } }, true],
    ['one that ended a month ago', { endsAt: ago(30 * DAY_MS) }, true],
    ['one that ended longer ago', { endsAt: ago(30 * DAY_MS + 1) }, false],
    ['one of an inpatient', { isOnWard: true }, false],
    ['one that is asked for', { last: { state: 'open', decided_at: null } }, false],
    ['one that was refused yesterday', { last: { state: 'refused', decided_at: ago(DAY_MS) } }, false],
    ['one for which a visit was wanted yesterday', { last: { state: 'visit-first', decided_at: ago(DAY_MS) } }, false],
    ['one that was refused a week ago', { last: { state: 'refused', decided_at: ago(7 * DAY_MS) } }, true],
    ['one that was renewed, and runs out again', { last: { state: 'renewed', decided_at: ago(DAY_MS) } }, true],
    [
      'one as needed that was prescribed yesterday',
      { frequency: 'as-needed', supply: null, signedAt: ago(DAY_MS) },
      false,
    ],
    ['one that waits for a doctor since a stay', { isHeld: true }, false],
    ['a finished course of an antibiotic', { isAntibiotic: true, endsAt: ago(DAY_MS) }, false],
    ['an antibiotic that is still taken', { isAntibiotic: true, endsAt: ago(-DAY_MS) }, true],
    ['one that was prescribed anew', { isReplaced: true }, false],
    ['one of unknown supply that was renewed yesterday', { supply: null, last: RENEWED }, false],
  ])('%s', (_what, change, may) => {
    expect(mayAskRepeat({ ...LOW, ...change }, NOW)).toBe(may);
  });

  test.each<[string, Partial<Asked>, Date]>([
    ['a week before the supply ends', { supply: { isLow: false, daysLeft: 20 } }, ago(-13 * DAY_MS)],
    [
      'as needed, when the supply can be used up at the earliest',
      { frequency: 'as-needed', supply: null, signedAt: ago(DAY_MS), quantity: 20, mostIn24Hours: 4 },
      ago(-4 * DAY_MS),
    ],
    ['as needed of unknown supply, after a week', { ...AS_NEEDED, signedAt: ago(DAY_MS) }, ago(-6 * DAY_MS)],
  ])('says from when: %s', (_what, change, from) => {
    expect(whyNotRepeat({ ...LOW, ...change }, NOW)).toEqual({ why: 'enough', from });
  });
});

describe('who stands in for the prescriber', () => {
  const REQUEST = { doctor_id: 'prescriber', asked_at: ago(HOUR_MS), is_doctor_here: true };
  const LATE = { ...REQUEST, asked_at: ago(DAY_MS) };
  const LEFT = { ...REQUEST, is_doctor_here: false };
  test.each([
    ['a colleague on duty, at once', someone('doctor', 'other'), REQUEST, true, false],
    ['a colleague on duty, after a day', someone('doctor', 'other'), LATE, true, true],
    ['a colleague on duty, where the prescriber has left', someone('doctor', 'other'), LEFT, true, true],
    ['a colleague off duty', someone('doctor', 'other'), LATE, false, false],
    ['a nurse', someone('staff', 'nurse'), LATE, true, false],
    ['an administrator', someone('admin', 'admin'), LEFT, true, false],
  ])('%s', (_who, actor, request, isOnDuty, may) => {
    expect(mayStandIn(actor, request, isOnDuty, NOW)).toBe(may);
  });

  test('the prescriber is who signed it', () => {
    expect(isPrescriber(someone('doctor', 'prescriber'), REQUEST)).toBe(true);
    expect(isPrescriber(someone('doctor', 'other'), REQUEST)).toBe(false);
  });
});
