import { expect, test } from 'vitest';
import { type SpecialistAdvice, specialistsIn } from './specialists.ts';

test.each<[SpecialistAdvice, string[]]>([
  ['Cardiologist', ['Cardiologist']],
  ['Neurologist or General Physician', ['Neurologist', 'General Physician']],
])('%s names whom it advises, the first first', (advice, named) => {
  expect(specialistsIn(advice)).toEqual(named);
});

test('whom nobody knows is left out', () => {
  expect(specialistsIn('Alchemist or Surgeon')).toEqual(['Surgeon']);
});
