import { expect, test } from 'vitest';
import { complaintInWords } from './complaint.ts';
import { understand } from './understand.ts';

test.each([
  ['I have had a sore throat and fever for 3 days', 'Sore throat and fever, for 3 days'],
  ['Headache since this morning', 'Headache, since today'],
  ['Cough for two weeks, no fever', 'Cough, for 2 weeks'],
  ['My daughter of 5 has a cold and a fever of 38 for two days', 'Fever, for 2 days'],
  ['She has fever for 6 days', 'Fever, for 6 days'],
  ['My knee has been painful for a year', 'Knee pain, for 12 months'],
  ['the weather is nice', ''],
])('"%s" is headed "%s"', (text, heading) => {
  expect(complaintInWords(understand({ text, person: {} }))).toBe(heading);
});

test('at most three complaints stand in a heading, in the order in which they were told', () => {
  const text = 'Runny nose, cough, headache, sore throat and an itchy rash';
  expect(complaintInWords(understand({ text, person: {} }))).toBe('Runny nose, cough and headache');
});
