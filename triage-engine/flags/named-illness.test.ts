import { expect, test } from 'vitest';
import { ALL_CONDITIONS } from '../knowledge/library.ts';
import { triage } from '../triage.ts';

const GRAVE = ALL_CONDITIONS.filter(({ urgency }) => urgency >= 4);
const urgencyOf = (text: string) => triage({ text, person: {} }).urgency ?? 0;

test('who names a grave illness as their own is not left waiting', () => {
  const left = GRAVE.filter(({ name }) => urgencyOf(`I think I am having ${name.replace(/\(.*?\)/g, '').trim()}.`) < 3);
  // 'Shock' is a word for much else, and food in the gullet is told by its findings.
  expect(left.map(({ id }) => id).filter((id) => !['cardiogenic-shock', 'food-bolus'].includes(id))).toEqual([]);
});

test('of earlier times, of others or feared it says nothing', () => {
  for (const text of [
    'History of stroke. Now a runny nose.',
    'My father had a heart attack. I have a runny nose.',
    'I have a runny nose and I am worried about meningitis.',
  ]) {
    expect(triage({ text, person: { ageYears: 40 } }).flags).toEqual([]);
  }
});

test.each([
  'I had a stroke in 2012. Today I have a runny nose.',
  'I had a heart attack in 2018 and recovered, today a runny nose',
  'Back in 2015 I had a brain haemorrhage. Now I have an itchy scalp.',
  'I had meningitis in school and recovered fully. Ear wax problem now.',
  'Survived a heart attack six years ago, I have a stuffy nose',
  'my pulmonary embolism from 2019 is healed. I have a wart',
  'I had a stroke 8 months ago. Dandruff now.',
])('an illness that is over raises no flag: %s', (text) => {
  expect(triage({ text, person: { ageYears: 40 } }).flags.filter(({ urgency }) => urgency >= 4)).toEqual([]);
});

test('an illness that was over and is back does', () => {
  expect(urgencyOf('Stroke in 2012. Today my face droops again and speech is slurred.')).toBeGreaterThanOrEqual(4);
});
