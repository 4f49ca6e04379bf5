import { describe, expect, test } from 'vitest';
import { keepUnseen } from './keep-unseen.ts';
import type { StoredProblem } from './next-problems.ts';
import { NOTHING, type ProfileFacts } from './next-profile.ts';

const facts = (changes: Partial<ProfileFacts> = {}): ProfileFacts => ({ ...NOTHING, ...changes });
const told = (name: string, changes: Partial<StoredProblem> = {}): StoredProblem => ({
  ...{ name, code: null, since: null, isActive: true, isConfirmed: false, enteredBy: 'Asha Rao', enteredAt: null },
  ...changes,
});
const hidden = (name: string, changes: Partial<StoredProblem> = {}): StoredProblem =>
  told(name, { id: `id of ${name}`, visitId: null, isConfirmed: true, enteredBy: 'Dr. Iyer', ...changes });
const visit = { id: 'id of the pregnancy', visitId: null, otherwise: null };

describe('what someone says who does not see an entry', () => {
  test('stands where they wrote it, beside the hidden entry', () => {
    const all = facts({ problems: [hidden('Gout')] });
    const said = facts({ problems: [told('gout'), told('Asthma')] });
    const { problems, conditions } = keepUnseen(said, facts(), all);
    expect(problems).toMatchObject([
      { name: 'Gout', isConfirmed: true, otherwise: { name: 'gout' } },
      { name: 'Asthma' },
    ]);
    expect(conditions).toEqual(['Gout', 'Asthma']);
  });

  test('is shown once, also where two entries of that name are hidden', () => {
    const all = facts({ problems: [hidden('Gout'), hidden('Gout', { id: 'another', code: 'M10' })] });
    const { problems } = keepUnseen(facts({ problems: [told('Gout')] }), facts(), all);
    expect(problems.map(({ otherwise }) => otherwise?.name ?? null)).toEqual(['Gout', null]);
  });

  test('is theirs to see only when they said it themselves, until they take it away', () => {
    const all = facts({ problems: [hidden('Gout', { otherwise: told('Gout') })] });
    const [unsaid] = keepUnseen(facts({ problems: [told('Gout')] }), facts({ problems: [told('Gout')] }), all).problems;
    expect(unsaid).toMatchObject({ isBeside: false });
    const again = keepUnseen(facts({ problems: [told('Gout')] }), facts(), all);
    expect(again.problems).toMatchObject([{ isBeside: true, otherwise: { name: 'Gout' } }]);
    const seen = facts({ problems: [told('Gout')] });
    expect(keepUnseen(seen, seen, again).problems).toMatchObject([{ isBeside: true }]);
    expect(keepUnseen(facts(), seen, again).problems).toMatchObject([{ isBeside: false, otherwise: null }]);
  });

  test('counts in care when it says that an illness is back; what a doctor ended again does not come back by saving', () => {
    const all = facts({ problems: [hidden('Epilepsy', { isActive: false })] });
    const said = facts({ problems: [told('Epilepsy')] });
    const back = keepUnseen(said, facts(), all);
    expect(back).toMatchObject({
      conditions: ['Epilepsy'],
      problems: [{ id: 'id of Epilepsy', isActive: true, isConfirmed: false, enteredBy: 'Asha Rao' }],
    });
    const ended = facts({ problems: back.problems.map((each) => ({ ...each, isActive: false })) });
    expect(keepUnseen(said, said, ended)).toMatchObject({ conditions: [], problems: [{ isActive: false }] });
  });

  test.each([
    ['yes', 'no', null, 'yes'],
    ['unsure', 'no', null, 'unsure'],
    ['no', 'yes', null, 'yes'],
    ['unsure', 'yes', null, 'yes'],
    [null, 'no', null, 'no'],
    // Said before, and a doctor has said otherwise since.
    ['yes', 'no', 'yes', 'no'],
  ] as const)(
    'of pregnancy: %s, where a hidden entry says %s and they saw %s, is %s in care',
    (says, all, saw, inCare) => {
      const known = facts({ pregnancy: all, pregnancy_visit: { ...visit, otherwise: saw } });
      const kept = keepUnseen(facts({ pregnancy: says }), facts({ pregnancy: saw }), known);
      expect(kept.pregnancy).toBe(inCare);
      expect(kept.pregnancy_visit ? kept.pregnancy_visit.otherwise : kept.pregnancy).toBe(says);
    },
  );
});
