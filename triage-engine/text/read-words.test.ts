import { expect, test } from 'vitest';
import { preparedText, readSentences } from './read-words.ts';

const sentencesOf = (text: string) =>
  readSentences(preparedText(text)).map(({ words }) => words.map(({ plain }) => plain).join(' '));

test.each([
  ["I can't breathe", ['i can not breathe']],
  ['I haven’t slept.', ['i have not slept']],
  ['Rt. flank pain. Fever!', ['right flank pain', 'fever']],
  ['N/V for 2 days', ['nausea vomiting for 2 days']],
  ['a smoker with a historyHypertension', ['a smoker with a history', 'hypertension']],
  ['🤮 since noon', ['vomiting since noon']],
  ['pain in the lower extremities', ['pain in the leg']],
  ['RLQ pain', ['right lower abdomen pain']],
  ['', []],
])('%j is read as %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('every word remembers where it stood', () => {
  const text = preparedText('My Chest hurts.');
  const [sentence] = readSentences(text);
  const chest = sentence?.words.find(({ plain }) => plain === 'chest');
  expect(text.slice(chest?.from, chest?.to)).toBe('Chest');
});
