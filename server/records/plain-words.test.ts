import { expect, test } from 'vitest';
import { ACTIONS } from '../audit/actions.ts';
import { inPlainWords } from './plain-words.ts';

test.each(ACTIONS)('%s is told in plain words', (action) => {
  expect(inPlainWords(action)).toMatch(/^[a-z]/);
  expect(inPlainWords(action)).not.toMatch(/[._]/);
});

test('an action of another release is read as it stands', () => {
  expect(inPlainWords('lab_order.lost')).toBe('lab order lost');
});
