import { describe, expect, test } from 'vitest';
import { factsFrom, factWords, isAnythingAsked, type KnownFacts, NOTHING_SAID, whatToAsk } from './about-draft.ts';

const chart: NonNullable<KnownFacts> = {
  age: 34,
  sex: 'female',
  pregnancy: 'no',
  conditions: ['Asthma'],
  medicines: ['Salbutamol'],
};

describe('what is asked', () => {
  test('a guest is asked for everything, a full chart for nothing', () => {
    expect(whatToAsk(null, NOTHING_SAID)).toMatchObject({ age: true, sex: true, pregnancy: true, conditions: true });
    expect(isAnythingAsked(whatToAsk(chart, NOTHING_SAID))).toBe(false);
  });

  test.each([
    ['a woman of 30', { sex: 'female', age: '30' }, true],
    ['a man of 30', { sex: 'male', age: '30' }, false],
    ['someone of 30 who says other', { sex: 'other', age: '30' }, true],
    ['a girl of 9', { sex: 'female', age: '9' }, false],
    ['a girl of 10', { sex: 'female', age: '10' }, true],
    ['a woman of 55', { sex: 'female', age: '55' }, true],
    ['a woman of 56', { sex: 'female', age: '56' }, false],
  ] as const)('whether %s is pregnant', (_, said, isAsked) => {
    expect(whatToAsk(null, { ...NOTHING_SAID, ...said }).pregnancy).toBe(isAsked);
  });

  test('the months of a child under two', () => {
    expect(whatToAsk(null, { ...NOTHING_SAID, age: '1' }).ageMonths).toBe(true);
    expect(whatToAsk(null, { ...NOTHING_SAID, age: '2' }).ageMonths).toBe(false);
  });

  test('an empty list in the chart is a question, not a none', () => {
    expect(whatToAsk({ ...chart, conditions: [] }, NOTHING_SAID).conditions).toBe(true);
  });
});

test('only what was asked and answered is sent', () => {
  const draft = {
    ...NOTHING_SAID,
    age: '40',
    sex: 'male',
    pregnancy: 'yes',
    conditions: ' gout, , high pressure;',
  } as const;

  expect(factsFrom(draft, whatToAsk(null, draft))).toEqual({
    age: 40,
    sex: 'male',
    conditions: ['gout', 'high pressure'],
  });
  expect(factsFrom({ ...NOTHING_SAID, age: '-3' }, whatToAsk(null, NOTHING_SAID))).toEqual({});
});

test('what was known is said in words', () => {
  expect(factWords({ age: 1, ageMonths: 14, sex: 'female' })).toEqual(['14 months', 'female']);
  expect(factWords({ age: 34, pregnancy: 'no', conditions: ['asthma'], medicines: ['salbutamol'] })).toEqual([
    '34 years',
    'not pregnant',
    'asthma',
    'takes salbutamol',
  ]);
});
