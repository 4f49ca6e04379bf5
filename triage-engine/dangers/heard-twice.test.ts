// A case told in the third person, in which both learnt readers hear a danger that the lexicon did not read.
import { expect, test } from 'vitest';
import { triage, urgencyOf } from '../triage.ts';

const CASE =
  'A 31-year-old man has sharp chest pain, and one side of his chest does not move on breathing; his windpipe is pushed to the left.';

test('is an emergency, and no ambulance is called by it', () => {
  expect(urgencyOf({ text: CASE, person: {} })).toBe(4);
});

test('who has denied that danger is rated by the rest', () => {
  const { flags } = triage({ text: CASE, person: {} });
  const danger = flags[0]?.danger ?? 'breath';
  expect(urgencyOf({ text: CASE, person: {}, dangers: [{ danger, state: 'absent' }] })).toBe(3);
});

test.each([
  '64-year-old man. epistaxis, stopped on arrival.',
  '81-year-old man. urinary catheter leaking.',
  'A 35-year-old man has itchy eyes and fits of sneezing every May. He breathes freely and sees well.',
  'A 19-year-old woman has cramps low in the belly on the first day of her period as every month, eased by a hot-water bottle.',
  'A 60-year-old woman’s shoulder has grown so stiff over four months that she cannot comb her hair, and it aches at night.',
])('a note of a few words, and what sounds harmless, is not raised: %s', (text) => {
  expect(urgencyOf({ text, person: {} })).toBeLessThanOrEqual(3);
});
