import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { acceptsByAdmitting, knowsEveryStay, knowsWhoLiesWhere, mayWorkAtBedside } from './policy.ts';

const who = (role: Role, accountId: string): Actor => ({ role, accountId, sessionId: 's', requestId: null });

test.each([
  ['a nurse', who('staff', 'n'), { everyone: true, places: true, bedside: true, accepts: false }],
  ['the doctor who was named', who('doctor', 'd'), { everyone: false, places: true, bedside: true, accepts: true }],
  ['another doctor', who('doctor', 'e'), { everyone: false, places: true, bedside: false, accepts: true }],
  ['an administrator', who('admin', 'a'), { everyone: false, places: false, bedside: false, accepts: false }],
])('%s knows of stays and changes them as the rules say', (_who, actor, may) => {
  expect(knowsEveryStay(actor)).toBe(may.everyone);
  expect(knowsWhoLiesWhere(actor)).toBe(may.places);
  expect(mayWorkAtBedside(actor, { doctor_id: 'd' })).toBe(may.bedside);
  expect(acceptsByAdmitting(actor)).toBe(may.accepts);
});
