import { describe, expect, test } from 'vitest';
import { DOES_NOT_OPEN } from '#server/db/sealed/open-results.ts';
import { joinAllergies, joinProfiles } from './join-profiles.ts';
import type { StoredProblem } from './next-problems.ts';
import { NOTHING, type ProfileFacts } from './next-profile.ts';

const facts = (changes: Partial<ProfileFacts> = {}): ProfileFacts => ({ ...NOTHING, ...changes });
const allergic = (state: ProfileFacts['allergy_state'], ...allergies: string[]) =>
  facts({
    ...{ allergy_state: state, allergies },
    allergy_details: allergies.map((substance) => ({ substance, reaction: null, severity: null, source: null })),
  });
const CHOSEN = { birth: 'kept', sex: 'kept' } as const;

describe('allergies of two records', () => {
  test.each([
    ['none known and none known', allergic('none-known'), allergic('none-known'), 'none-known', []],
    ['none known and never asked', allergic('none-known'), allergic('not-asked'), 'none-known', []],
    ['never asked in both', allergic('not-asked'), allergic('not-asked'), 'not-asked', []],
    ['listed and never asked', allergic('not-asked'), allergic('listed', 'Latex'), 'listed', ['Latex']],
    ['none known against one', allergic('none-known'), allergic('listed', 'Penicillin'), 'unconfirmed', ['Penicillin']],
    ['listed and unconfirmed', allergic('listed', 'Latex'), allergic('unconfirmed'), 'unconfirmed', ['Latex']],
    [
      'both listed',
      allergic('listed', 'Latex'),
      allergic('listed', 'latex ', 'Aspirin'),
      'listed',
      ['Latex', 'Aspirin'],
    ],
  ] as const)('%s', (_, one, two, state, allergies) => {
    for (const [kept, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const joined = joinAllergies(kept, other);
      expect(joined.allergy_state).toBe(state);
      expect(joined.allergies.map((each) => each.trim().toLowerCase()).toSorted()).toEqual(
        allergies.map((each) => each.toLowerCase()).toSorted(),
      );
      expect(joined.allergy_details).toHaveLength(allergies.length);
    }
  });

  test('the more severe reaction to one substance is kept', () => {
    const detail = (severity: 'mild' | 'anaphylaxis') => ({
      substance: 'Penicillin',
      reaction: null,
      severity,
      source: null,
    });
    const mild = facts({ allergy_state: 'listed', allergies: ['Penicillin'], allergy_details: [detail('mild')] });
    const worst = facts({
      allergy_state: 'listed',
      allergies: ['penicillin'],
      allergy_details: [detail('anaphylaxis')],
    });
    for (const joined of [joinAllergies(mild, worst), joinAllergies(worst, mild)]) {
      expect(joined.allergy_details).toMatchObject([{ severity: 'anaphylaxis' }]);
    }
  });
});

test('a reaction that cannot be opened is not covered by a mild one of the other record', () => {
  const detail = (reaction: string, severity: 'mild' | null) => ({
    ...{ substance: 'Latex', source: null },
    ...{ reaction, severity },
  });
  const listed = (one: ReturnType<typeof detail>) =>
    facts({ allergy_state: 'listed', allergies: ['Latex'], allergy_details: [one] });
  const [lost, mild] = [listed(detail(DOES_NOT_OPEN, null)), listed(detail('Itching', 'mild'))];
  for (const joined of [joinAllergies(lost, mild), joinAllergies(mild, lost)])
    expect(joined.allergy_details).toMatchObject([{ reaction: DOES_NOT_OPEN }]);
});

describe('of one thing that both records name', () => {
  const problem = (changes: Partial<StoredProblem>): StoredProblem => ({
    ...{ name: 'Gout', code: null, since: null, isActive: true, isConfirmed: false, enteredBy: null, enteredAt: null },
    ...changes,
  });
  const told = problem({ name: 'gout' });
  const written = problem({ code: 'M10', isConfirmed: true, id: 'a', visitId: 'b', otherwise: null });

  test('a problem stands once, with its code, and what was told stays visible beside what may be hidden', () => {
    for (const [one, two] of [
      [told, written],
      [written, told],
    ] as const) {
      const joined = joinProfiles(facts({ problems: [one] }), facts({ problems: [two] }), CHOSEN);
      expect(joined?.problems).toEqual([{ ...written, otherwise: told }]);
    }
    const over = { ...written, isActive: false };
    const back = joinProfiles(facts({ problems: [over] }), facts({ problems: [told] }), CHOSEN);
    expect(back?.problems).toEqual([{ ...told, code: 'M10', id: 'a', visitId: 'b', otherwise: told }]);
    const twice = [facts({ problems: [written] }), facts({ problems: [{ ...written, id: 'c' }] })] as const;
    expect(joinProfiles(...twice, CHOSEN)?.problems).toMatchObject([{ id: 'a', otherwise: null }]);
    const coded = facts({ problems: [{ ...told, isActive: false, code: 'M10' }] });
    expect(joinProfiles(facts({ problems: [told] }), coded, CHOSEN)?.problems).toEqual([{ ...told, code: 'M10' }]);
  });

  test('a medicine that was told stays visible, and its visit names it as the list does', () => {
    const visit = { id: 'a', visitId: 'b', name: 'aspirin', otherwise: false };
    const own = facts({ medicines: ['Aspirin'] });
    const other = facts({ medicines: ['aspirin', 'Metformin'], medicine_visits: [visit] });
    expect(joinProfiles(own, other, CHOSEN)).toMatchObject({
      medicines: ['Aspirin', 'Metformin'],
      medicine_visits: [{ ...visit, name: 'Aspirin', otherwise: true }],
    });
    expect(joinProfiles(facts(), other, CHOSEN)?.medicine_visits).toEqual([visit]);
  });
});

test('conditions and medicines of both are there, and a possible pregnancy is not talked away', () => {
  const kept = facts({ conditions: ['Asthma'], medicines: ['Warfarin'], pregnancy: 'no', sex: 'female' });
  const other = facts({
    conditions: ['asthma', 'Gout'],
    medicines: ['Metformin'],
    pregnancy: 'yes',
    blood_group: 'B+',
  });
  expect(joinProfiles(kept, other, CHOSEN)).toMatchObject({
    ...{ conditions: ['Asthma', 'Gout'], medicines: ['Warfarin', 'Metformin'] },
    ...{ pregnancy: 'yes', blood_group: 'B+', sex: 'female' },
  });
});

test('birth and sex are the chosen ones, and what only one record knows is taken from it', () => {
  const kept = facts({ date_of_birth: '1980-01-01', sex: 'female' });
  const other = facts({ date_of_birth: '1981-01-01', sex: 'male' });
  expect(joinProfiles(kept, other, { birth: 'other', sex: 'kept' })).toMatchObject({
    date_of_birth: '1981-01-01',
    sex: 'female',
  });
  expect(joinProfiles(facts(), other, CHOSEN)).toMatchObject({ date_of_birth: '1981-01-01', sex: 'male' });
  expect(joinProfiles(undefined, other, CHOSEN)).toEqual(other);
});

test('a pregnancy stays also where it does not fit the sex that was chosen', () => {
  const kept = facts({ sex: 'female', pregnancy: 'yes' });
  expect(joinProfiles(kept, facts({ sex: 'male' }), { birth: 'kept', sex: 'other' })).toMatchObject({
    ...{ sex: 'male', pregnancy: 'yes' },
  });
});
