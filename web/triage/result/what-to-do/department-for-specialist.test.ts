import { expect, test } from 'vitest';
import { departmentInWords } from './department-for-specialist.ts';

test.each([
  [
    'Pediatrician',
    'General Medicine',
    'With us: General Medicine. Its doctors see you first and send you on if needed.',
  ],
  ['Pediatrician', 'Pediatrics', 'With us: Pediatrics'],
  ['General Physician', 'General Medicine', 'With us: General Medicine'],
  ['Neurologist or General Physician', 'General Medicine', 'With us: General Medicine'],
])('who is sent to a %s and is offered %s reads why', (specialist, department, words) => {
  expect(departmentInWords({ specialist, department, withUs: `With us: ${department}` })).toBe(words);
});
