import { expect, test } from 'vitest';
import { ALL_CONDITIONS, ALL_FINDINGS } from '../knowledge/library.ts';
import { askedBy, askedInFull } from './asked-by.ts';

test('a phrase that is looked up word by word asks for the same as one that is read in full', () => {
  const phrases = [
    ...ALL_FINDINGS.flatMap(({ phrases, pain = [] }) => [...phrases, ...pain]),
    ...ALL_CONDITIONS.flatMap(({ name, aliases }) => [name, ...aliases]),
    'a bit my arm',
    'shortness of breath',
    "can't breathe",
    'the back of my leg',
    'goes down my left arm',
    'x'.repeat(60),
  ];
  for (const phrase of phrases) expect(askedBy(phrase), phrase).toEqual(askedInFull(phrase));
});
