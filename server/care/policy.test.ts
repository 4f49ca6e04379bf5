import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { allowedOnDiagnosis, allowedOnMedicine, mayReadClinicNotes } from './policy.ts';

const who = (role: Role) => ({ role, accountId: role, sessionId: 's', requestId: null });

test.each<[Role, { notes: boolean; writes: boolean }]>([
  ['patient', { notes: false, writes: false }],
  ['staff', { notes: true, writes: false }],
  ['doctor', { notes: true, writes: true }],
])('a %s reads and writes in an open chart what the rules say', (role, { notes, writes }) => {
  expect(mayReadClinicNotes(who(role))).toBe(notes);
  expect(allowedOnDiagnosis(who(role))).toEqual({ addAddendum: writes });
  expect(allowedOnMedicine(who(role), { isActive: true })).toEqual({ stop: writes });
  expect(allowedOnMedicine(who(role), { isActive: false })).toEqual({ stop: false });
});
