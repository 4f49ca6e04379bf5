import { expect, test } from 'vitest';
import { PARTS, type Part } from '#contract/overview.ts';
import { sentenceOf } from './words.ts';

const parts = (states: Partial<Record<Part['part'], Part['state']>>): Part[] =>
  PARTS.map((part) => ({
    part,
    state: states[part] ?? 'well',
    figure: '',
    note: '',
  }));

test.each([
  [{}, 'The house is well.'],
  [{ mail: 'weak' }, 'The house is well. Mail wants a look.'],
  [{ mail: 'weak', disk: 'weak', ai: 'weak' }, 'The house is well. Mail, Disk and AI want a look.'],
  [{ disk: 'weak', mail: 'down' }, 'Mail does not answer.'],
  [{ disk: 'down' }, 'The disk is almost full.'],
  [{ sms: 'down' }, 'No SMS leaves.'],
  [{ sms: 'weak', whatsapp: 'weak' }, 'The house is well. SMS and WhatsApp want a look.'],
  [{ erased: 'down' }, 'The list of erased patients does not open.'],
] as const)('with %o the home says: %s', (states, sentence) => {
  expect(sentenceOf(parts(states)).title).toBe(sentence);
});
