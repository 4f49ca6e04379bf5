// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { initialsOf } from '../ui/people/avatar.tsx';
import { addressOf, greetingAt } from './address-of.ts';

test.each([
  ['Ananya Rao', 'Ananya', 'AR'],
  ['Dr. Arjun Nair', 'Dr. Nair', 'AN'],
  ['Dr Meera Iyer', 'Dr. Iyer', 'MI'],
  ['Lakshmi', 'Lakshmi', 'L'],
  ['Priya Anna Thomas', 'Priya', 'PT'],
])('%s is addressed as %s and shown as %s', (name, address, initials) => {
  expect(addressOf(name)).toBe(address);
  expect(initialsOf(name)).toBe(initials);
});

test('the greeting goes with the hour of the clinic', () => {
  expect([3, 8, 12, 16, 17, 23].map(greetingAt)).toEqual([
    'Good evening',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ]);
});
