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
