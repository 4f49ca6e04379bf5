import { expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/endpoint.ts';
import { isOwnPasskey, mayRemovePasskey, mayTurnOffSecondFactor } from './policy.ts';

const as = (role: Role) => ({ role, accountId: 'a', sessionId: 's', requestId: null });
const mayIn = (mode: 'production' | 'demo', hasPasskey = false) =>
  ROLES.filter((role) => mayTurnOffSecondFactor(as(role), { mode }, { hasPasskey }));
const mayRemove = (mode: 'production' | 'demo', isLast: boolean) =>
  ROLES.filter((role) => mayRemovePasskey(as(role), { mode }, { isLast }));

test('in production only patients turn the second factor off, unless a passkey is left; in the demo everyone may', () => {
  expect(mayIn('production')).toEqual(['patient']);
  expect(mayIn('production', true)).toEqual([...ROLES]);
  expect(mayIn('demo')).toEqual([...ROLES]);
});

test('in production only patients remove the passkey that is their only second factor', () => {
  expect(mayRemove('production', true)).toEqual(['patient']);
  expect(mayRemove('production', false)).toEqual([...ROLES]);
  expect(mayRemove('demo', true)).toEqual([...ROLES]);
});

test('a passkey proves who its owner is, and nobody else', () => {
  expect([isOwnPasskey(as('staff'), { account_id: 'a' }), isOwnPasskey(as('staff'), { account_id: 'b' })]).toEqual([
    true,
    false,
  ]);
});
