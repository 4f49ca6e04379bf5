import { expect, test } from 'vitest';
import { nextDue } from './next-due.ts';

const at = (moment: string) => new Date(`2026-03-${moment}:00Z`);
const order = {
  ...{ frequency: 'once-a-day' as const, times: ['17:45'], ordered_at: at('01T10:00'), ends_at: null },
  ...{ planned_until: at('03T17:00'), counted_from: null, first_dose_from: null },
};

test.each([
  ['once-a-day', at('03T17:45')],
  ['every-other-day', at('03T17:45')],
  ['once-a-week', at('08T17:45')],
] as const)('a dose that is given %s has a next one although none is planned yet', (frequency, due) => {
  expect(nextDue({ ...order, frequency }, undefined, 'UTC')).toEqual(due);
});

test('an open dose comes first', () => {
  expect(nextDue(order, { due_at: at('02T17:45') }, 'UTC')).toEqual(at('02T17:45'));
});

test('an order that ends before, a single dose and an as-needed one have none', () => {
  expect(nextDue({ ...order, ends_at: at('03T17:00') }, undefined, 'UTC')).toBeNull();
  expect(nextDue({ ...order, frequency: 'once' as const, times: [] }, undefined, 'UTC')).toBeNull();
  expect(nextDue({ ...order, frequency: 'as-needed' as const, times: [] }, undefined, 'UTC')).toBeNull();
});
