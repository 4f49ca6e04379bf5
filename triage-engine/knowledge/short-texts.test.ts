import { expect, test } from 'vitest';
import { asWritten, idOf, shortened, shortId } from './short-texts.ts';

test.each(['Pain in the eye', 'MI', 'X-ray', 'A rash', 'eGFR', '^', 'É', ''])(
  '%s comes back as it was written',
  (text) => {
    expect(asWritten(shortened(text))).toBe(text);
  },
);

test.each([
  ['heart-attack', 'Heart attack', ''],
  ['crohns-disease', 'Crohn’s disease', 'crohns disease'],
  ['b12-deficiency', 'Vitamin B12 deficiency', 'b12 deficiency'],
])('the id %s beside %s travels as “%s”, and comes back', (id, name, short) => {
  expect(shortId(id, shortened(name))).toBe(short);
  expect(idOf(short, shortened(name))).toBe(id);
});
