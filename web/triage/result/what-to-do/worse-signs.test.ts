import { expect, test } from 'vitest';
import { SMALL_CHILD_SIGNS } from '#contract/readings/small-child-signs.ts';
import { worseSigns } from './worse-signs.ts';

test.each([
  ['Call an ambulance for fainting or chest pain at rest.', [], ['Fainting or chest pain at rest']],
  ['Go to an emergency department if you are breathless at rest.', [], ['You are breathless at rest']],
  ['See a doctor if it is no better in two weeks.', ['It is no better in two weeks'], []],
  ['Get help the same day for a hot swollen foot.', ['A hot swollen foot'], []],
  ['Fever, redness or a lump that stays.', ['Fever, redness or a lump that stays'], []],
  [
    'Get help the same day if the whole leg swells; call an ambulance for breathlessness.',
    ['The whole leg swells'],
    ['Breathlessness'],
  ],
  [
    'Black stools, vomiting blood, sudden severe pain or weight loss.',
    [],
    ['Black stools, vomiting blood, sudden severe pain or weight loss'],
  ],
  [
    'You cannot swallow saliva, breathe with noise or have chest pain.',
    [],
    ['You cannot swallow saliva, breathe with noise or have chest pain'],
  ],
  ['Get help the same day for chest pain or fainting.', [], ['Chest pain or fainting']],
  ['Call an ambulance now.', [], []],
  ['Go to hospital at once.', [], []],
])('"%s" is shown without its lead, under the heading that says it', (text, sameDay, emergency) => {
  expect(worseSigns([text])).toEqual({ sameDay, emergency });
});

test('the danger signs of a small child are for the emergency number, and nothing is said twice', () => {
  const signs = Object.values(SMALL_CHILD_SIGNS);
  const texts = [
    'In a small child one of these is enough to call an ambulance:',
    ...signs,
    'Seek help at once for a fit.',
  ];
  expect(worseSigns([...texts, ...texts]).emergency).toEqual(signs);
  expect(worseSigns(texts).sameDay).toEqual([]);
});
