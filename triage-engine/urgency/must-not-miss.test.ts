// What must not be missed fits the age: nobody of 34 has a growth plate that can slip.
import { expect, test } from 'vitest';
import { triage } from '../triage.ts';

const named = (text: string, ageYears: number) => {
  const { causes, mustNotMiss } = triage({ text, person: { ageYears, sex: 'female' } });
  return [...causes.map(({ condition }) => condition), mustNotMiss?.condition];
};

test.each(['sore knee', 'My knee and hip hurt and I limp', 'pain in my hip and knee since a week'])(
  '%s: a slipped growth plate is for children only',
  (text) => {
    expect(named(text, 34)).not.toContain('sufe');
    expect(named(text, 13)).toContain('sufe');
  },
);

test('at 16 it may still slip', () => {
  expect(named('My knee and hip hurt and I limp', 16)).toContain('sufe');
});
