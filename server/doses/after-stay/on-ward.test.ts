import { expect, test } from 'vitest';
import type { OnWard } from '#contract/medicines/after-stay.ts';
import { onWard, type WardOrder } from './on-ward.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
const LEFT = at(20);
type AtHome = Parameters<typeof onWard>[0];
const AT_HOME: AtHome = {
  ...{ amount: 5, unit: 'mg', route: 'by mouth', frequency: 'once-a-day', gap_hours: null, most_in_24h: null },
  ...{ ingredients: ['amlodipine'], name: 'Amlodipine', signed_at: at(1) },
};
const ordered = (change: Partial<WardOrder> = {}): WardOrder => ({
  ...AT_HOME,
  medication: 'Amlodipine',
  written_at: at(6),
  stopped_at: null,
  ends_at: null,
  ...change,
});

test.each<[string, WardOrder[], OnWard]>([
  ['nothing of it was ordered', [ordered({ ingredients: ['ramipril'] })], 'not-ordered'],
  ['it was given as at home', [ordered()], 'continued'],
  ['it was given at another hour', [ordered({ frequency: 'at-night' })], 'continued'],
  ['it was stopped', [ordered({ stopped_at: at(9) })], 'stopped'],
  ['the dose was changed', [ordered({ amount: 10 })], 'changed'],
  ['the way was changed', [ordered({ route: 'into a vein' })], 'changed'],
  ['it became as needed', [ordered({ frequency: 'as-needed' })], 'changed'],
  ['one dose a day became one a week', [ordered({ frequency: 'once-a-week' })], 'changed'],
  [
    'it was stopped and ordered anew with another dose',
    [ordered({ stopped_at: at(9) }), ordered({ amount: 10 })],
    'changed',
  ],
  ['it was stopped and ordered anew as it was', [ordered({ stopped_at: at(9) }), ordered()], 'continued'],
  [
    'it was given within another medicine',
    [ordered({ ingredients: ['valsartan', 'amlodipine'], amount: 80 })],
    'changed',
  ],
  ['a single dose came to its own end', [ordered({ frequency: 'once', ends_at: at(8) })], 'not-ordered'],
  [
    'a single dose was given besides, and the daily one stopped',
    [ordered({ frequency: 'once' }), ordered({ stopped_at: at(9) })],
    'stopped',
  ],
  ['nothing but a single dose was given', [ordered({ frequency: 'once', amount: 10 })], 'not-ordered'],
])('%s', (_what, orders, did) => {
  expect(onWard(AT_HOME, orders, LEFT).did).toBe(did);
});

const TABLET = { ...AT_HOME, amount: 1, unit: 'tablets', name: 'Thyronorm 50 mcg' };
const AS_NEEDED: AtHome = { ...AT_HOME, frequency: 'as-needed', gap_hours: 4, most_in_24h: 6 };

test.each<[string, AtHome, Partial<WardOrder>, OnWard]>([
  ['a tablet of the same name', TABLET, { medication: 'Thyronorm 50 mcg' }, 'continued'],
  ['a tablet of another strength', TABLET, { medication: 'Thyronorm 100 mcg' }, 'changed'],
  ['one ingredient of two', { ...AT_HOME, ingredients: ['amlodipine', 'losartan'] }, {}, 'changed'],
  ['as needed, as often', AS_NEEDED, {}, 'continued'],
  ['as needed, less often', AS_NEEDED, { most_in_24h: 2 }, 'changed'],
])('%s', (_what, home, change, did) => {
  const { amount, unit, frequency, gap_hours, most_in_24h } = home;
  const order = ordered({ amount, unit, frequency, gap_hours, most_in_24h, ...change });
  expect(onWard(home, [order], LEFT).did).toBe(did);
});

test('what was prescribed after the ward had stopped or changed it counts as it was signed', () => {
  const later = { ...AT_HOME, signed_at: at(18) };
  expect(onWard(later, [ordered({ stopped_at: at(9) })], LEFT).did).toBe('not-ordered');
  expect(onWard(later, [ordered({ amount: 10 })], LEFT).did).toBe('not-ordered');
});
