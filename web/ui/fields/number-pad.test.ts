// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { afterKey, type PadKey } from './number-pad.tsx';

const typed = (...keys: PadKey[]) => keys.reduce((held, key) => afterKey(held, key), '');

test('keys are put together to a figure', () => {
  expect(typed('3', '8', '.', '6')).toBe('38.6');
});

test('a figure has one point, and none in front', () => {
  expect(typed('.', '3', '.', '.', '5')).toBe('3.5');
});

test('delete takes the last one away and nothing more', () => {
  expect(typed('1', '2', 'delete', '4')).toBe('14');
  expect(typed('delete')).toBe('');
});

test('a stuck key does not fill the screen', () => {
  expect(typed('9', '9', '9', '9', '9', '9', '9')).toBe('99999');
});
