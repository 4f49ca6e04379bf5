import { expect, test } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import { isLastAdministrator, mayChangeAccount, mayChangeRoleOf, mayWritePage } from './policy.ts';

const admin: Actor = { role: 'admin', accountId: 'a', sessionId: 's', requestId: null };

test('an administrator changes the accounts of others, not their own', () => {
  expect(mayChangeAccount(admin, 'b')).toBe(true);
  expect(mayChangeAccount(admin, 'a')).toBe(false);
});

test('the role of a doctor is not changed', () => {
  expect((['doctor', 'staff', 'admin'] as const).filter((role) => mayChangeRoleOf({ role }))).toEqual([
    'staff',
    'admin',
  ]);
});

test.each([
  ['admin', 'a', true],
  ['doctor', 'd', true],
  ['doctor', 'another', false],
  ['staff', 'd', false],
  ['patient', 'd', false],
] as const)('whether a person of role %s with the account %s writes the page of the doctor d: %s', (role, id, may) => {
  expect(mayWritePage({ ...admin, role, accountId: id }, 'd')).toBe(may);
});

test('the last administrator is the one whom nobody else could replace', () => {
  expect(isLastAdministrator(['a'], 'a')).toBe(true);
  expect(isLastAdministrator(['a', 'b'], 'a')).toBe(false);
  expect(isLastAdministrator(['a'], 'n')).toBe(false);
});
