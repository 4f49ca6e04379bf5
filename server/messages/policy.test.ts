import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedOnThread, mayRead, sideOf, writesToWard } from './policy.ts';
import type { ThreadRow } from './store.ts';

const who = (role: Role, accountId: string): Actor => ({ role, accountId, sessionId: 's', requestId: null });
const [doctor, nurse] = [who('doctor', 'd'), who('staff', 'n')];
const thread = (more: Partial<ThreadRow>) =>
  ({
    patient_id: 'p',
    author_role: 'doctor',
    is_party: false,
    is_taken_on: false,
    priority: 'routine',
    acknowledged_at: null,
    ...more,
  }) as ThreadRow;

test('a doctor has the threads that bear their name; the ward’s are every nurse’s', () => {
  expect(sideOf(doctor)).toEqual({ readerId: 'd', doctorId: 'd' });
  expect(sideOf(nurse)).toEqual({ readerId: 'n', doctorId: null });
  expect([writesToWard(doctor), writesToWard(nurse)]).toEqual([true, false]);
});

test.each([
  ['about nobody', { patient_id: null }, false, true],
  ['about someone in her care', {}, true, true],
  ['in which she wrote', { is_party: true }, false, true],
  ['about someone who is not in her care', {}, false, false],
] as const)('a nurse reads a thread %s as the rules say', (_what, more, isInCare, may) => {
  expect(mayRead(nurse, thread(more), isInCare)).toBe(may);
  expect(mayRead(doctor, thread(more), isInCare)).toBe(true);
});

test.each([
  ['routine', {}, { acknowledge: false, open: true }],
  ['taken on by another nurse', { is_taken_on: true }, { acknowledge: false, open: false }],
  ['critical', { priority: 'critical' }, { acknowledge: true, open: true }],
  ['critical and taken on', { priority: 'critical', is_taken_on: true }, { acknowledge: true, open: true }],
  [
    'critical and acknowledged',
    { priority: 'critical', is_taken_on: true, acknowledged_at: new Date() },
    { acknowledge: false, open: false },
  ],
] as const)('a nurse who cannot read a thread that is %s may do what the rules say', (_what, more, can) => {
  expect(allowedOnThread(nurse, thread(more), false)).toEqual(can);
});

test('a critical message is acknowledged by the side that did not write it', () => {
  const critical = thread({ priority: 'critical', author_role: 'staff' });
  expect(allowedOnThread(doctor, critical, true)).toEqual({ acknowledge: true, open: false });
  expect(allowedOnThread(nurse, critical, true)).toEqual({ acknowledge: false, open: false });
});
