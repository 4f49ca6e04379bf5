import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { allowedOnThread, mayKnowOf, mayRead, mayWriteTo, type Thread } from './policy.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const PAST = new Date('2026-03-02T08:00:00.000Z');
const COMING = new Date('2026-03-02T10:00:00.000Z');
const someone = (role: Role, accountId: string) => ({
  role,
  accountId,
  sessionId: 's',
  requestId: null,
  patientId: accountId,
});

const THREAD: Thread = {
  patient_id: 'patient',
  doctor_id: 'doctor',
  assigned_to: null,
  status: 'open',
  answer_by: COMING,
  danger_since: null,
  not_checked_since: null,
  danger_told_at: null,
  visit_at: PAST,
  is_doctor_here: true,
};
const TO_DESK = { doctor_id: null, visit_at: null, is_doctor_here: false };

describe('who reads a thread', () => {
  test.each([
    ['the patient', someone('patient', 'patient'), {}, true],
    ['another patient', someone('patient', 'other'), {}, false],
    ['the doctor who is addressed', someone('doctor', 'doctor'), {}, true],
    ['another doctor', someone('doctor', 'other'), {}, false],
    ['a doctor to whom it was given', someone('doctor', 'other'), { assigned_to: 'other' }, true],
    ['a nurse, of a doctor’s thread', someone('staff', 'nurse'), {}, false],
    ['a nurse to whom it was given', someone('staff', 'nurse'), { assigned_to: 'nurse' }, true],
    ['a nurse, of a thread with the desk', someone('staff', 'nurse'), TO_DESK, true],
    ['a doctor, of a thread with the desk', someone('doctor', 'doctor'), TO_DESK, false],
    ['an administrator', someone('admin', 'admin'), TO_DESK, false],
  ])('%s', (_who, actor, changes, may) => {
    expect(mayRead(actor, { ...THREAD, ...changes })).toBe(may);
  });

  test.each([
    ['that waits in time', {}, false],
    ['that is late', { answer_by: PAST }, true],
    ['that names a danger', { danger_since: PAST }, true],
    ['that was not checked for danger signs', { not_checked_since: PAST }, true],
  ])('the desk knows of a doctor’s thread %s, without reading it', (_which, changes, may) => {
    const thread = { ...THREAD, ...changes };
    expect(mayKnowOf(someone('staff', 'nurse'), thread, NOW)).toBe(may);
    expect(mayKnowOf(someone('doctor', 'other'), thread, NOW)).toBe(false);
    expect(allowedOnThread(someone('staff', 'nurse'), thread, NOW)).toEqual({
      write: false,
      assign: may,
      close: false,
    });
  });
});

test.each([
  ['to the desk', TO_DESK, true],
  ['90 days after a visit', { visit_at: new Date('2025-12-02T09:00:00.000Z') }, true],
  ['later than that', { visit_at: new Date('2025-12-02T08:59:59.000Z') }, false],
  ['without a visit', { visit_at: null }, false],
  ['to a doctor who has left', { is_doctor_here: false }, false],
])('a patient writes %s: %j', (_when, changes, may) => {
  expect(mayWriteTo({ ...THREAD, ...changes }, NOW)).toBe(may);
});

test('a closed thread is neither assigned nor closed again, and may be answered', () => {
  const closed = { ...THREAD, status: 'closed', answer_by: null };
  expect(allowedOnThread(someone('doctor', 'doctor'), closed, NOW)).toEqual({
    write: true,
    assign: false,
    close: false,
  });
});
