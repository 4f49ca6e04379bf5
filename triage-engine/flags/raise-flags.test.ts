import { expect, test } from 'vitest';
import { understand } from '../understand.ts';
import { raiseFlags } from './raise-flags.ts';

const flagsOf = (text: string, person = {}) => raiseFlags(understand({ text, person }));

test('a flag names the findings that raised it', () => {
  const [flag] = flagsOf('chest pain with sweating', { ageYears: 60 });
  expect(flag?.findings).toEqual(expect.arrayContaining(['chest-pain', 'sweating']));
});

test('the gravest comes first', () => {
  const levels = flagsOf('chest pain with sweating and vomiting blood', { ageYears: 60 }).map(({ urgency }) => urgency);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
});

test('what is denied raises nothing', () => {
  expect(flagsOf('No chest pain, no sweating, no vomiting of blood', { ageYears: 60 })).toEqual([]);
});

test('a flag for infants is not an adult’s', () => {
  const infant = flagsOf('fever', { ageYears: 0, ageMonths: 1 });
  const adult = flagsOf('fever', { ageYears: 30 });
  expect(Math.max(0, ...infant.map(({ urgency }) => urgency))).toBeGreaterThan(
    Math.max(0, ...adult.map(({ urgency }) => urgency)),
  );
});

test('measured values raise flags of their own', () => {
  expect(flagsOf('cough, SpO2 85%', { ageYears: 50 }).some(({ urgency }) => urgency >= 4)).toBe(true);
});
