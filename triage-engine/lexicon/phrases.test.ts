import { expect, test } from 'vitest';
import { PHRASES } from './phrases.ts';
import { PHRASES as IN_BROWSER } from './phrases-in-browser.ts';

test('a browser works out the same phrases, in the same order, as were compiled for the server', () => {
  const plain = (phrases: typeof PHRASES) =>
    phrases.map(({ id, stems, names, isWhole = false, isTight = false }) => ({ id, stems, names, isWhole, isTight }));
  expect(plain(IN_BROWSER)).toEqual(plain(PHRASES));
});
