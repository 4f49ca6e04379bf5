import { expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { getsAdvice, isOwnReading, mayWriteClinicFacts } from './policy.ts';

const who = (role: Role, accountId: string = role): Actor => ({ role, accountId, sessionId: 's', requestId: null });

test('a reading is crossed out by whoever entered it, and by nobody else', () => {
  expect(isOwnReading(who('patient', 'p'), { recorded_by: 'p' })).toBe(true);
  expect(isOwnReading(who('doctor', 'd'), { recorded_by: 'p' })).toBe(false);
});

test('what a value means is told to patients', () => {
  expect(ROLES.filter((role) => getsAdvice(who(role)))).toEqual(['patient']);
});

test('facts that only the clinic can know are written by clinicians', () => {
  expect(ROLES.filter((role) => mayWriteClinicFacts(who(role))).toSorted()).toEqual(['doctor', 'staff']);
});
