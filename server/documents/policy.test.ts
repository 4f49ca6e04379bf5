import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedOnDocument, mayKnowSharing, maySee, type Shared } from './policy.ts';

const OWNER = 'owner';
const NAMED = 'named';
const actor = (role: Role, accountId: string): Actor => ({
  accountId,
  role,
  sessionId: 's',
  requestId: null,
  patientId: accountId,
});
const PEOPLE = {
  'the patient': actor('patient', OWNER),
  'another patient': actor('patient', 'other'),
  'the named doctor': actor('doctor', NAMED),
  'another doctor': actor('doctor', 'other'),
  'a nurse': actor('staff', 'nurse'),
  'an administrator': actor('admin', 'admin'),
};
const document = (changes: Partial<Shared> = {}): Shared => ({
  patient_id: OWNER,
  shared_with: 'nobody',
  shared_doctor_id: null,
  withdrawn_at: null,
  ...changes,
});
const ONE = { shared_with: 'doctor', shared_doctor_id: NAMED } as const;
const all = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];

describe('who sees a document, once the chart is open to them', () => {
  test.each<[string, Partial<Shared>, string[]]>([
    ['that is shared with nobody', {}, ['the patient']],
    [
      'that is shared with the doctors',
      { shared_with: 'doctors' },
      ['the patient', 'the named doctor', 'another doctor'],
    ],
    ['that is shared with one doctor', ONE, ['the patient', 'the named doctor']],
    ['that was deleted', { shared_with: 'doctors', withdrawn_at: new Date() }, []],
    ['that was deleted, of one doctor', { ...ONE, withdrawn_at: new Date() }, []],
  ])('%s', (_what, changes, who) => {
    expect(all.filter((name) => maySee(PEOPLE[name], document(changes)))).toEqual(who);
  });
});

test('only the patient changes it, and only until it is deleted', () => {
  const changes = (shared: Shared) => all.filter((name) => allowedOnDocument(PEOPLE[name], shared).change);
  expect(changes(document({ shared_with: 'doctors' }))).toEqual(['the patient']);
  expect(changes(document({ withdrawn_at: new Date() }))).toEqual([]);
});

test('only the patient knows with whom else it is shared', () => {
  expect(all.filter((name) => mayKnowSharing(PEOPLE[name], document(ONE)))).toEqual(['the patient']);
});
