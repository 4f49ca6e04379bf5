import { expect, test } from 'vitest';
import { NOTHING, type ProfileFacts } from './next-profile.ts';
import { separateKept, separateOther } from './separate-profiles.ts';

const latex = { substance: 'Latex', reaction: null, severity: null, source: null };
const listed = (...allergies: string[]): Partial<ProfileFacts> => ({
  ...{ allergy_state: 'listed', allergies, allergy_details: allergies.map((substance) => ({ ...latex, substance })) },
});
const facts = (some: Partial<ProfileFacts>): ProfileFacts => ({ ...NOTHING, ...some });

const keptOwn = facts({ ...listed('Aspirin'), sex: 'female', date_of_birth: '1980-01-01' });
const otherOwn = facts({ ...listed('Penicillin'), sex: 'female', date_of_birth: '1981-01-01', blood_group: 'B+' });
const joined = facts({
  ...listed('Aspirin', 'Penicillin'),
  sex: 'female',
  date_of_birth: '1981-01-01',
  blood_group: 'B+',
});
const now = facts({ ...joined, ...listed('Penicillin', 'Latex'), medicines: ['Warfarin'], pregnancy: 'yes' });

test('both records get what was learned meanwhile, unconfirmed; neither loses what it said before', () => {
  expect(separateKept(keptOwn, { joined, now })).toMatchObject({
    ...{ allergies: ['Aspirin', 'Penicillin', 'Latex'], allergy_state: 'unconfirmed', medicines: ['Warfarin'] },
    pregnancy: 'yes',
  });
  expect(separateOther(otherOwn, { joined, now })).toMatchObject({
    ...{ allergies: ['Penicillin', 'Latex'], allergy_state: 'unconfirmed', medicines: ['Warfarin'], pregnancy: 'yes' },
  });
});

test('birth and blood group of the other person do not stay in the kept record; a birth put right meanwhile does', () => {
  expect(separateKept(keptOwn, { joined, now })).toMatchObject({ date_of_birth: '1980-01-01', blood_group: null });
  const corrected = { ...now, date_of_birth: '1979-05-05' };
  expect(separateKept(keptOwn, { joined, now: corrected })).toMatchObject({ date_of_birth: '1979-05-05' });
  expect(separateOther(otherOwn, { joined, now: corrected })).toMatchObject({
    ...{ date_of_birth: '1981-01-01', blood_group: 'B+' },
  });
});

test('a record that had said nothing has what was added', () => {
  expect(separateOther(undefined, { joined, now })).toMatchObject({
    ...{ allergies: ['Latex'], allergy_state: 'unconfirmed' },
  });
  expect(separateOther(undefined, { joined: undefined, now: facts({ sex: 'male' }) })).toMatchObject({
    ...{ allergy_state: 'not-asked', sex: null },
  });
});
