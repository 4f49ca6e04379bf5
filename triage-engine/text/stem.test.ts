import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['vomiting', 'vomited', 'vomits'],
  ['diarrhoea', 'diarrhea'],
  ['oedema', 'edema', 'swelling', 'swollen'],
  ['haematuria', 'hematuria'],
  ['anaemia', 'anemia'],
  ['dyspnoea', 'dyspnea'],
  ['tumour', 'tumor', 'tumors'],
  ['paralysed', 'paralyzed', 'paralysis'],
  ['pee', 'urinating', 'urination', 'urinate'],
  ['tummy', 'belly', 'stomach', 'abdominal', 'abdomen'],
  ['ache', 'aching', 'hurts', 'painful', 'discomfort'],
  ['dizzy', 'dizziness'],
  ['fainted', 'fainting', 'faints'],
  ['itchy', 'itching', 'pruritus'],
  ['teeth', 'tooth'],
  ['woke', 'waking', 'awakened'],
])('%s is one word with its other forms', (first, ...others) => {
  for (const other of others) expect(stem(other)).toBe(stem(first));
});

test.each([
  ['severe', 'severed'],
  ['past', 'pasty'],
  ['bit', 'bite'],
  ['does', 'doe'],
  ['loss', 'lose weight'],
  ['sided', 'side'],
])('%s is not %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
