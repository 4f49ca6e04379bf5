import { expect, test } from 'vitest';
import { ROLES } from '#contract/endpoint.ts';
import { type Caller, visitor } from '../platform/actor.ts';
import { asksForThemselves, isOwnTriage } from './policy.ts';

test('only what a patient asks goes into a record', () => {
  const callers: Caller[] = ROLES.map((role) => ({ role, accountId: 'a', sessionId: 's', requestId: null }));
  const keeping = [...callers, visitor(null)].filter(asksForThemselves);
  expect(keeping.map(({ role }) => role)).toEqual(['patient']);
});

test('a patient has the clinic alerted of their own check, not of another’s', () => {
  expect(isOwnTriage({ id: 'p' }, { patient_id: 'p' })).toBe(true);
  expect(isOwnTriage({ id: 'p' }, { patient_id: 'q' })).toBe(false);
});
