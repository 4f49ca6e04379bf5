import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/actor.ts';
import { mayAnswer, mayLeave, maySee } from './policy.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const OWNER = 'owner';
const as = (role: Role, accountId = OWNER): Actor => ({
  accountId,
  role,
  sessionId: 's',
  requestId: null,
  patientId: accountId,
});
const wish = { patient_id: OWNER, ended_at: null as Date | null };
const offer = { patient_id: OWNER, state: 'open' as const, expires_at: new Date('2026-03-02T09:00:01Z') };

test.each<[string, Actor, boolean]>([
  ['the patient', as('patient'), true],
  ['another patient', as('patient', 'other'), false],
  ['a doctor', as('doctor'), false],
  ['the desk', as('staff'), false],
  ['an administrator', as('admin'), false],
])('%s sees a wish and answers its offer: %s', (_who, actor, may) => {
  expect([maySee(actor, wish), mayLeave(actor, wish), mayAnswer(actor, offer, NOW)]).toEqual([may, may, may]);
});

test('nobody leaves a list twice', () => {
  expect(mayLeave(as('patient'), { ...wish, ended_at: NOW })).toBe(false);
});

test.each([
  ['open', 1, true],
  ['open', 0, false],
  ['accepted', 1, false],
  ['declined', 1, false],
  ['lapsed', 1, false],
  ['withdrawn', 1, false],
] as const)('an offer that is %s with %i ms left can be answered: %s', (state, left, may) => {
  const held = { ...offer, state, expires_at: new Date(NOW.getTime() + left) };
  expect(mayAnswer(as('patient'), held, NOW)).toBe(may);
});
