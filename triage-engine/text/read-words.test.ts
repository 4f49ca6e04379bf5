import fc from 'fast-check';
import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
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

test('no text makes a long sentence to read, whatever its signs stand for', () => {
  const pieces = ['㎉', 'ﷺ', 'is', 'no ', 'fever ', '🤒', 'a/', '1.', ', ', "can't "];
  const mixture = fc.array(fc.constantFrom(...pieces), { minLength: 100, maxLength: 1_500 }).map((all) => all.join(''));
  const check = (text: string) => {
    const sentences = readSentences(preparedText(text.slice(0, 4_000)));
    // A contraction or a short form becomes a few words.
    expect(Math.max(0, ...sentences.map(({ words }) => words.length))).toBeLessThan(300);
    expect(sentences.flatMap(({ words }) => words).length).toBeLessThan(6_000);
  };
  for (const piece of pieces) check(piece.repeat(4_000));
  fc.assert(fc.property(mixture, check), { numRuns: 30 });
});

test('a word that nobody could mean is kept, unread, and named as not understood', () => {
  const answer = triage({ text: `I have a fever and ${'abc'.repeat(30)}`, person: {} });
  expect(answer.understood.map(({ finding }) => finding)).toContain('fever');
  expect(answer.notUnderstood).toEqual(['abc'.repeat(30).slice(0, 40)]);
});
