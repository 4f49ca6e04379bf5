import { expect, test } from 'vitest';
import { isSameForm } from './same-form.ts';

test('two forms are the same whatever the order of their names, and different when a word is', () => {
  const one = { diagnosis: 'Flu', medications: [{ name: 'A', days: '3' }], answers: { x: '1', y: '2' } };

  expect(
    isSameForm(one, { answers: { y: '2', x: '1' }, medications: [{ days: '3', name: 'A' }], diagnosis: 'Flu' }),
  ).toBe(true);
  expect(isSameForm(one, { ...one, diagnosis: 'Flu?' })).toBe(false);
});
