import { expect, test } from 'vitest';
import { ROLES } from '#contract/endpoint.ts';
import { mayTurnOffSecondFactor } from './policy.ts';

const mayIn = (mode: 'production' | 'demo') =>
  ROLES.filter((role) => mayTurnOffSecondFactor({ role, accountId: 'a', sessionId: 's', requestId: null }, { mode }));

test('in production only patients turn the second factor off; in the demo everyone may', () => {
  expect(mayIn('production')).toEqual(['patient']);
  expect(mayIn('demo')).toEqual([...ROLES]);
});
