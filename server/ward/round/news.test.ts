import { expect, test } from 'vitest';
import { type Happened, newsOf } from './news.ts';

const at = (clock: string) => new Date(`2026-11-15T${clock}:00Z`);
const NOTHING: Happened = {
  since: at('09:40'),
  sets: [],
  threes: [],
  overdue: [],
  leftOut: [],
  results: [],
  notes: [],
  isAllergyUnknown: false,
};
const set = (clock: string, score: number | null, litres: number | null = null) => ({
  at: at(clock),
  score,
  isOnOxygen: litres !== null,
  litres,
});
const wordsOf = (happened: Partial<Happened>) =>
  newsOf({ ...NOTHING, ...happened }).map(({ tone, words }) => `${tone}: ${words}`);

test.each([
  ['a higher score is urgent', [set('16:00', 13), set('09:00', 7)], ['urgent: NEWS2 7 to 13']],
  ['a higher score below 5 asks for attention', [set('16:00', 3), set('09:00', 1)], ['attention: NEWS2 1 to 3']],
  ['a lower score is said plainly', [set('16:00', 2), set('09:00', 7)], ['plain: NEWS2 7 to 2']],
  ['a score of before the visit is no news', [set('09:30', 7), set('09:00', 2)], []],
  ['the same score is no news', [set('16:00', 2), set('09:00', 2)], []],
  [
    'a partial set leaves the last score standing',
    [set('17:00', null), set('16:00', 8), set('09:00', 6)],
    ['urgent: NEWS2 6 to 8'],
  ],
  ['more oxygen asks for attention', [set('16:00', 2, 6), set('09:00', 2, 2)], ['attention: Oxygen: 2 L to 6 L']],
])('%s', (_, sets, expected) => {
  expect(wordsOf({ sets })).toEqual(expected);
});

test('the worst is named first, then the newest', () => {
  expect(
    wordsOf({
      sets: [set('16:00', 2), set('09:00', 7)],
      overdue: [{ words: 'Ceftriaxone 2 g', dueAt: at('15:30') }],
      leftOut: [{ at: at('12:05'), words: 'Paracetamol 1 g', outcome: 'refused', reason: 'Nausea' }],
      results: [
        { at: at('11:00'), words: 'Potassium 5.6 mmol/L', tone: 'attention' },
        { at: at('08:00'), words: 'Sodium 140 mmol/L', tone: 'plain' },
      ],
    }),
  ).toEqual([
    'urgent: Ceftriaxone 2 g is late',
    'attention: Paracetamol 1 g refused: Nausea',
    'attention: Potassium 5.6 mmol/L',
    'plain: NEWS2 7 to 2',
  ]);
});

test('a late dose says since when', () => {
  const overdue = [{ words: 'Ceftriaxone 2 g', dueAt: at('15:30') }];
  expect(newsOf({ ...NOTHING, overdue })).toMatchObject([{ kind: 'overdue', at: at('15:30').toISOString() }]);
});

test('notes of others are counted and the newest is read; my own are no news', () => {
  const notes = [
    { at: at('15:00'), author: 'Priya Thomas', note: 'Drank 200 mL.', isOwn: false },
    { at: at('14:00'), author: 'Dr. Arjun Nair', note: 'Chest clearer.', isOwn: true },
    { at: at('13:00'), author: 'Asha Varghese', note: 'Slept.', isOwn: false },
  ];
  expect(wordsOf({ notes })).toEqual(['plain: Note by Priya Thomas (and 1 more): Drank 200 mL.']);
});

test('allergies that nobody asked about are always named', () => {
  expect(wordsOf({ isAllergyUnknown: true })).toEqual(['attention: Allergies not asked']);
});

test('readings of 3 are named together with their time, also when they were seen at the last visit', () => {
  const threes = [
    { at: at('08:30'), words: 'SpO2 81 %' },
    { at: at('08:30'), words: 'pulse 135' },
  ];
  expect(newsOf({ ...NOTHING, threes })).toEqual([
    { kind: 'reading', tone: 'urgent', words: 'SpO2 81 % +3, pulse 135 +3', at: at('08:30').toISOString() },
  ]);
});
