import { expect, test } from 'vitest';
import { timesOf } from './note-words.ts';
import { aNote } from './testing.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const words = (changes: Parameters<typeof aNote>[0]) => timesOf(aNote(changes), 'Asia/Kolkata', NOW);

test.each([
  ['planned', 'Tomorrow 08:00. You will be told here and by mail.'],
  ['told', 'Tomorrow 08:00. You were told here.'],
  ['mailed', 'Tomorrow 08:00. You were told here and by mail.'],
  ['mail-failed', 'Tomorrow 08:00. You were told here. The mail could not be sent.'],
] as const)('what became of a reminder is said in words: %s', (delivery, sentence) => {
  expect(words({ at: '2026-11-16T02:30:00Z', delivery })).toBe(sentence);
});

test('what is done says when', () => {
  expect(words({ at: '2026-11-16T02:30:00Z', doneAt: '2026-11-15T02:40:00Z' })).toBe('Done today 08:10');
});

test('a note without a time says nothing about it', () => {
  expect(words({})).toBe('');
});
