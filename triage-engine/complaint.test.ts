import { expect, test } from 'vitest';
import { complaintInWords } from './complaint.ts';
import { triage } from './triage.ts';
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

test.each([
  ['A snake bit my foot ten minutes ago, it is swelling.', 'Snake bite and swollen ankles or legs, since today'],
  ['Lime went into my eye, it burns.', 'Chemical in the eye'],
  ['My husband hits me, I have bruises on my arms.', 'Abuse at home'],
  ['मैं मरना चाहता हूँ, जीने का मन नहीं करता।', 'Thoughts of ending life'],
  ['I took thirty paracetamol tablets because I want to die.', 'Overdose and thoughts of ending life'],
])('what happened stands first, and in a crisis that alone: "%s" is headed "%s"', (text, heading) => {
  expect(triage({ text, person: {} }).complaint).toBe(heading);
});

test.each([
  ['My tooth hurts when I drink something cold.', 'Toothache'],
  ['My husband has had a sore throat and a cough for three days.', 'Sore throat and cough, for 3 days'],
])('who is rated as having a small trouble is told which: "%s" is headed "%s"', (text, heading) => {
  expect(triage({ text, person: {} }).complaint).toBe(heading);
});

test('how old a child is, is not how long it lasts', () => {
  const { complaint, understood } = triage({
    text: 'My baby of 6 weeks has fever of 38.5 since this morning.',
    person: {},
  });
  expect(complaint).toBe('Fever, since today');
  expect(understood.map(({ finding }) => finding)).toEqual(['fever']);
});

test('at most three complaints stand in a heading, in the order in which they were told', () => {
  const text = 'Runny nose, cough, headache, sore throat and an itchy rash';
  expect(complaintInWords(understand({ text, person: {} }))).toBe('Runny nose, cough and headache');
});
