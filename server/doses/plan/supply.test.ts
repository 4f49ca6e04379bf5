import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { TIMES_AT_HOME } from '#server/pharmacy/timing/times-at-home.ts';
import type { Plan } from './planned-doses.ts';
import { suppliedDoses, supplyLeft } from './supply.ts';

const SIGNED = new Date('2026-03-02T06:00:00Z');

const aPlan = (frequency: Frequency, change: Partial<Plan> = {}): Plan => ({
  frequency,
  firstDay: '2026-03-02',
  versions: [{ times: TIMES_AT_HOME[frequency], setAt: new Date(0) }],
  prescribed: [{ from: SIGNED, until: null }],
  away: [],
  ...change,
});
const daysLater = (days: number) => new Date(SIGNED.getTime() + days * DAY_MS);

test.each<[Frequency, { quantity: number | null; days: number | null }, number | null]>([
  ['once-a-day', { quantity: null, days: 30 }, 30],
  ['3-times-a-day', { quantity: null, days: 5 }, 15],
  ['every-other-day', { quantity: null, days: 15 }, 8],
  ['once-a-week', { quantity: null, days: 28 }, 4],
  ['once', { quantity: null, days: null }, 1],
  ['once-a-day', { quantity: 90, days: null }, 90],
  ['once-a-day', { quantity: 100, days: 30 }, 100],
  // Nobody wrote it down: nobody guesses it.
  ['once-a-day', { quantity: null, days: null }, null],
  ['as-needed', { quantity: null, days: 10 }, null],
])('%s with %j brings %s doses', (frequency, supplied, doses) => {
  expect(suppliedDoses(frequency, supplied)).toBe(doses);
});

describe('what is left', () => {
  const THIRTY = { quantity: null, days: 30 };
  const left = (plan: Plan, supplied: { quantity: number | null; days: number | null }[], days: number) =>
    supplyLeft(plan, supplied, daysLater(days), 'UTC');

  test.each<[string, number, number, boolean]>([
    // Signed at 06:00 and taken at 08:00: the first dose is still to come.
    ['before the first dose', 0, 30, false],
    ['after nine days', 9, 21, false],
    ['eight days before the end', 22, 8, false],
    ['seven days before the end', 23, 7, true],
    ['at the end', 30, 0, true],
    ['long after the end', 60, 0, true],
  ])('%s', (_what, days, daysLeft, isLow) => {
    expect(left(aPlan('once-a-day'), [THIRTY], days)).toEqual({ doses: 30, dosesLeft: daysLeft, daysLeft, isLow });
  });

  test('it is counted in days, not in doses', () => {
    expect(left(aPlan('twice-a-day'), [{ quantity: 20, days: null }], 4)).toMatchObject({ dosesLeft: 12, daysLeft: 6 });
    expect(left(aPlan('once-a-week'), [{ quantity: 8, days: null }], 10)).toMatchObject({ dosesLeft: 6, daysLeft: 42 });
  });

  test('days on the ward take nothing from it', () => {
    const away = [{ from: daysLater(5), until: daysLater(9) }];
    expect(left(aPlan('once-a-day', { away }), [THIRTY], 10)?.dosesLeft).toBe(24);
  });

  test('a repeat adds to it, and what was stopped takes nothing more', () => {
    const plan = aPlan('once-a-day', {
      prescribed: [
        { from: SIGNED, until: daysLater(24) },
        { from: daysLater(24), until: null },
      ],
    });
    expect(left(plan, [THIRTY, THIRTY], 24)).toMatchObject({ doses: 60, dosesLeft: 36, isLow: false });
  });

  test('after a gap without any, the new box is whole: what could not be taken is not owed to it', () => {
    const plan = aPlan('once-a-day', {
      prescribed: [
        { from: SIGNED, until: daysLater(40) },
        { from: daysLater(40), until: null },
      ],
    });
    const box = { quantity: 30, days: null };
    expect(left(plan, [box, box], 40)).toMatchObject({ dosesLeft: 30, daysLeft: 30, isLow: false });
    expect(left(plan, [box, box], 45)).toMatchObject({ dosesLeft: 25 });
  });

  test('one prescription of unknown supply makes all of it unknown; so does "as needed"', () => {
    expect(left(aPlan('once-a-day'), [THIRTY, { quantity: null, days: null }], 3)).toBeNull();
    expect(left(aPlan('as-needed'), [{ quantity: 20, days: null }], 3)).toBeNull();
  });
});
