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

const missed = (text: string, ageYears = 34) =>
  triage({ text, person: { ageYears, sex: 'male' } }).mustNotMiss?.condition;

test.each([
  'fever',
  'fever since 2 days',
  'fever, no rash, no stiff neck',
  'bukhar hai do din se',
  'बुखार है',
  'feever since 2 days',
])('a plain fever alone speaks for no blood poisoning: %s', (text) => {
  expect(missed(text)).toBeUndefined();
  expect(missed(text, 4)).toBeUndefined();
});

test('what speaks for it is named: a rash, a headache, a pain in the chest', () => {
  expect(missed('fever with rash')).toBe('meningococcal-septicaemia');
  expect(missed('fever and headache since 2 days')).toBe('meningitis');
  expect(missed('chest pain')).toBe('heart-attack');
});

test('at 16 it may still slip', () => {
  expect(named('My knee and hip hurt and I limp', 16)).toContain('sufe');
});
