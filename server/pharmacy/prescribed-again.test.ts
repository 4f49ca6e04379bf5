import { describe, expect, test } from 'vitest';
import { checkOrders } from './check-orders.ts';
import type { Running } from './facts.ts';
import { factsOf, ordered } from './testing.ts';

type Order = Parameters<typeof ordered>[0];

const ID = '0197a1b2-0000-7000-8000-000000000041';
const INSULIN = { route: 'under the skin', dose: { amount: 10, unit: 'IU' } } as const;
const CREAM = { route: 'on the skin', dose: { amount: 1, unit: 'application' } } as const;

/** Prescribed here and taken at home. */
function atHome(order: Order): Running {
  const { index: _place, ...medicine } = ordered(order);
  return {
    ...medicine,
    isPrescribed: true,
    taken: medicine,
    prescribed: { id: ID, inWords: '5 mg by mouth, once a day', daysLeft: null },
  };
}

const duplicates = (order: Order, running: Running, replaces: string[] = []) => {
  const facts = factsOf([order]);
  const orders = facts.orders.map((each) => ({ ...each, replaces }));
  const isEnding = replaces.length > 0;
  const taken = { running: isEnding ? [] : [running], ending: isEnding ? [running] : [] };
  return checkOrders({ ...facts, orders, ...taken }, new Date(0)).findings.filter(({ kind }) => kind === 'duplicate');
};

describe('what is prescribed at home already', () => {
  test.each<[string, Order, Order, needsReason: boolean | null]>([
    ['by the same name', 'Amlodipine', 'Amlodipine', true],
    ['by a brand of it', 'Amlodipine', 'Amlong', true],
    ['by another dose', { name: 'Amlodipine', dose: { amount: 10, unit: 'mg' } }, 'Amlodipine', true],
    ['in a combination', 'Telma AM', 'Amlodipine', true],
    [
      'insulin by the same name',
      { name: 'Insulin glargine', ...INSULIN },
      { name: 'Insulin glargine', ...INSULIN },
      true,
    ],
    ['a vitamin of which two are harmless', 'Folic acid', 'Folvite', true],
    ['a name that the table does not know', 'Zyxolan', 'zyxolan', true],
    ['the same cream', { name: 'Clobetasol cream', ...CREAM }, { name: 'Clobetasol cream', ...CREAM }, true],
    ['another one of its class: the doctor is told', 'Ramipril', 'Enalapril', false],
    ['a gel beside the tablets', { name: 'Diclofenac gel', ...CREAM }, 'Diclofenac', null],
    ['something else', 'Amlodipine', 'Metformin', null],
    ['another name that the table does not know', 'Zyxolan', 'Qaberol', null],
  ])('%s', (_what, order, taken, needsReason) => {
    const found = duplicates(order, atHome(taken));
    expect(found.map((one) => one.needsReason)).toEqual(needsReason === null ? [] : [needsReason]);
    const expected = needsReason
      ? { id: ID, isChosen: false, words: expect.stringContaining('5 mg by mouth') }
      : undefined;
    for (const { replaces } of found) expect(replaces).toEqual(expected);
  });

  test('asks for no reason where the order replaces it, and shows what ends', () => {
    expect(duplicates('Amlodipine', atHome('Amlodipine'), [ID])).toMatchObject([
      {
        severity: 'note',
        title: 'It replaces Amlodipine 5 mg by mouth, once a day',
        needsReason: false,
        replaces: { id: ID, isChosen: true },
      },
    ]);
  });

  test.each<[string, Order, Order]>([
    ['a single dose', { name: 'Furosemide', frequency: 'once' }, 'Furosemide'],
    ['a part of a combination, which would end the other part', 'Amlodipine', 'Telma AM'],
  ])('is not replaced by %s: there is a reason, or it is stopped by itself', (_what, order, taken) => {
    expect(duplicates(order, atHome(taken))).toMatchObject([{ needsReason: true }]);
    expect(duplicates(order, atHome(taken))[0]?.replaces).toBeUndefined();
    expect(duplicates(order, atHome(taken), [ID])).toEqual([]);
  });

  test.each<[string, number | null, number | undefined, boolean]>([
    ['a course in the place of what has no end', null, 5, true],
    ['a course that ends sooner', 30, 5, true],
    ['a course that ends later', 5, 10, false],
    ['what has no end in the place of a course', 5, undefined, false],
  ])('%s: a gap behind it is asked about', (_what, daysLeft, days, needsReason) => {
    const prescribed = { id: ID, inWords: '5 mg by mouth, once a day', daysLeft };
    const found = duplicates({ name: 'Prednisolone', days }, { ...atHome('Prednisolone'), prescribed }, [ID]);
    expect(found.map((one) => [one.needsReason, one.replaces?.isChosen])).toEqual([[needsReason, true]]);
  });

  test('is not replaced by something else', () => {
    expect(duplicates('Metformin', atHome('Amlodipine'), [ID])).toEqual([]);
  });

  test('is one question for each prescription', () => {
    const [one] = duplicates('Amlodipine', atHome('Amlodipine'));
    const other = {
      ...atHome('Amlodipine'),
      prescribed: { id: ID.replace('41', '42'), inWords: '10 mg', daysLeft: null },
    };
    expect(duplicates('Amlodipine', other)[0]?.key).not.toBe(one?.key);
  });
});

describe('what the ward gives already', () => {
  const onWard = (order: Order, id = ID): Running => ({
    ...atHome(order),
    prescribed: { id, inWords: '5 mg by mouth, once a day: 08:00', daysLeft: null, isOnWard: true },
  });
  const IV = { route: 'into a vein', dose: { amount: 1, unit: 'g' } } as const;
  const NEEDED = { frequency: 'as-needed', smallestGapHours: 6, mostIn24Hours: 4 } as const;

  test.each<[string, Order, Order, mayReplace: boolean]>([
    ['the same by another dose', { name: 'Amlodipine', dose: { amount: 10, unit: 'mg' } }, 'Amlodipine', true],
    ['the same by a brand', 'Amlong', 'Amlodipine', true],
    ['the same by another frequency', { name: 'Amlodipine', frequency: 'at-night' }, 'Amlodipine', true],
    ['both as needed', { name: 'Paracetamol', ...NEEDED }, { name: 'Paracetamol', ...NEEDED }, true],
    ['by another way', { name: 'Paracetamol', ...IV }, 'Paracetamol', false],
    ['as needed in the place of regular', { name: 'Paracetamol', ...NEEDED }, 'Paracetamol', false],
    ['regular in the place of as needed', 'Paracetamol', { name: 'Paracetamol', ...NEEDED }, false],
    ['a single dose', { name: 'Furosemide', frequency: 'once' }, 'Furosemide', false],
    ['a combination that holds it', 'Telma AM', 'Amlodipine', false],
  ])('%s: replaced or a reason', (_what, order, given, mayReplace) => {
    const found = duplicates(order, onWard(given));
    expect(found).toMatchObject([{ needsReason: true, why: expect.stringMatching(/^The ward gives it already/) }]);
    expect(found[0]?.replaces?.isChosen).toBe(mayReplace ? false : undefined);
    expect(duplicates(order, onWard(given), [ID])).toHaveLength(mayReplace ? 1 : 0);
  });

  test('is one question for each order, and each names its own', () => {
    const [one, other] = [ID, ID.replace('41', '42')].map(
      (id) => duplicates('Amlodipine', onWard('Amlodipine', id))[0],
    );
    expect(one?.key).not.toBe(other?.key);
    expect(one?.replaces).toEqual({ id: ID, isChosen: false, words: 'Amlodipine 5 mg by mouth, once a day: 08:00' });
  });
});

test('what a patient only told of, or a nurse gives, is no prescription to replace', () => {
  const { prescribed: _none, ...given } = atHome('Amlodipine');
  expect(duplicates('Amlodipine', given)).toMatchObject([{ severity: 'caution', needsReason: false }]);
  expect(duplicates('Amlodipine', given)[0]?.replaces).toBeUndefined();
});
