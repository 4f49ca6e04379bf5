import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import type { LastDose } from '#server/pharmacy/timing/first-moment.ts';
import { type Before, beginningOf, mayStandFor } from './in-place-of.ts';
import { USUAL_TIMES } from './usual-times.ts';

const EIGHT = new Date('2026-03-03T08:00:00Z');
const at = (hours: number) => new Date(EIGHT.getTime() + hours * HOUR_MS);
type Earlier = Before & { last: LastDose[] };
const earlier = (frequency: Frequency, about: Partial<Earlier> = {}): Earlier => ({
  ...{ frequency, times: USUAL_TIMES[frequency], countedFrom: '2026-02-24', last: [], open: [] },
  ...{ isTimeCritical: false },
  ...about,
});
/** Given by the usual times; the planned time of the dose is that moment, where no other is named. */
const given = (frequency: Frequency, hours: number, due = hours) => ({
  last: [{ frequency, times: USUAL_TIMES[frequency], at: at(hours), dueAt: at(due) }],
});
const begin = (frequency: Frequency, hours: number, ...them: Earlier[]) =>
  beginningOf({ frequency, at: at(hours), last: them.flatMap(({ last }) => last) }, them, 'UTC');

const ORAL = 'by mouth';
test.each<[string, [string, Frequency], [string, Frequency], boolean]>([
  ['the same way, both at their times', [ORAL, 'once-a-day'], [ORAL, 'at-night'], true],
  ['both as needed', [ORAL, 'as-needed'], [ORAL, 'as-needed'], true],
  ['another way', ['into a vein', 'once-a-day'], [ORAL, 'once-a-day'], false],
  ['as needed for regular', [ORAL, 'as-needed'], [ORAL, 'once-a-day'], false],
  ['regular for as needed', [ORAL, 'once-a-day'], [ORAL, 'as-needed'], false],
  ['a single dose', [ORAL, 'once'], [ORAL, 'once-a-day'], false],
  ['for a single dose', [ORAL, 'once-a-day'], [ORAL, 'once'], false],
])('may it stand for the other: %s', (_what, [route, frequency], [wasRoute, was], may) => {
  expect(mayStandFor({ route, frequency }, { route: wasRoute, frequency: was })).toBe(may);
});

describe('the dose that is due', () => {
  test.each<[string, Frequency, Frequency, number, number[], number | null]>([
    ['goes over this very minute', 'once-a-day', 'once-a-day', 0.01, [0], 0],
    ['goes over some hours late', 'once-a-day', 'once-a-day', 5, [0], 0],
    ['was missed half a day later', 'once-a-day', 'once-a-day', 12, [0], null],
    ['was missed sooner where it is given more often', 'every-6-hours', 'every-6-hours', 7, [4], null],
    ['goes over by another word that is as often', 'once-a-day', 'in-the-morning', 0.1, [0], 0],
    ['is not due yet', 'once-a-day', 'once-a-day', -1, [0], null],
    ['goes over where the next one is three quarters of the interval away', 'once-a-day', 'twice-a-day', 0.1, [0], 0],
    ['stays behind where the next one is nearer', 'twice-a-day', 'once-a-day', 12.1, [12], null],
    ['stays behind where it is given at night from now on', 'once-a-day', 'at-night', 0.1, [0], null],
    ['does not go over to what is given as needed', 'once-a-day', 'as-needed', 0.1, [0], null],
    ['of two the newer goes over, once', 'twice-a-day', 'twice-a-day', 12.1, [0, 12], 12],
  ])('%s', (_what, was, now, replacedAt, open, passedOn) => {
    const { passedOn: found } = begin(now, replacedAt, earlier(was, { open: open.map(at) }));
    expect(found).toEqual(passedOn === null ? null : at(passedOn));
  });

  test('goes over also where the dose before it was given late just now', () => {
    const late = earlier('4-times-a-day', { open: [at(4)], ...given('4-times-a-day', 3.5, -2) });
    expect(begin('4-times-a-day', 4.1, late).passedOn).toEqual(at(4));
  });

  test('of a week goes over for half of the week', () => {
    expect(begin('once-a-week', 30, earlier('once-a-week', { open: [EIGHT] })).passedOn).toEqual(EIGHT);
    expect(begin('once-a-week', 85, earlier('once-a-week', { open: [EIGHT] })).passedOn).toBeNull();
  });

  test('stays behind where the same was given at that time under another order', () => {
    const other = given('once-a-day', 0);
    expect(begin('once-a-day', 0.1, earlier('once-a-day', { open: [EIGHT], ...other })).passedOn).toBeNull();
  });
});

describe('the times of the ward', () => {
  test.each<[string, Frequency, string[], Frequency, string[]]>([
    ['go over as often as before', 'twice-a-day', ['09:00', '21:00'], 'twice-a-day', ['09:00', '21:00']],
    ['go over by another word that allows them', 'once-a-day', ['09:30'], 'in-the-morning', ['09:30']],
    ['of the night go over to once a day', 'at-night', ['22:00'], 'once-a-day', ['22:00']],
    ['do not where the word forbids them', 'once-a-day', ['18:00'], 'in-the-morning', ['08:00']],
    ['do not where it is given more often', 'once-a-day', ['09:30'], 'twice-a-day', ['08:00', '20:00']],
    [
      'of every twelve hours stay twelve hours apart',
      'twice-a-day',
      ['08:00', '18:00'],
      'every-12-hours',
      ['08:00', '20:00'],
    ],
  ])('%s', (_what, was, times, now, expected) => {
    expect(begin(now, 1, earlier(was, { times })).times).toEqual(expected);
  });
});

describe('the first dose waits until the last one is long enough ago', () => {
  test.each<[string, Frequency, Frequency, given: number | [number, due: number], replacedAt: number, first: number]>([
    ['given early, not again at its time', 'once-a-day', 'once-a-day', [-0.8, 0], -0.5, 24],
    ['once a day becomes in the morning', 'once-a-day', 'in-the-morning', [-0.8, 0], -0.5, 24],
    ['in the morning becomes once a day', 'in-the-morning', 'once-a-day', [-0.8, 0], -0.5, 24],
    ['the morning becomes the night: not twice on one day', 'once-a-day', 'at-night', 0, 1, 38],
    ['the night becomes the morning', 'at-night', 'in-the-morning', -10, -1, 24],
    ['once a day becomes twice a day', 'once-a-day', 'twice-a-day', 0, 1, 12],
    ['twice a day becomes once a day', 'twice-a-day', 'once-a-day', -12, -1, 0],
    ['four times becomes three times a day', '4-times-a-day', '3-times-a-day', 4, 4.5, 14],
    ['daily becomes weekly: three quarters of a week later', 'once-a-day', 'once-a-week', 0, 1, 6 * 24],
    ['daily becomes every other day', 'once-a-day', 'every-other-day', 0, 1, 48],
    ['given late, the next one stays', 'twice-a-day', 'twice-a-day', [6.5, 0], 7, 12],
    ['given late, the next one of another time stays', 'once-a-day', 'at-night', [9, 0], 10, 38],
    ['weekly becomes daily', 'once-a-week', 'once-a-day', 0, 1, 24],
  ])('%s', (_what, was, now, givenAt, replacedAt, first) => {
    const [hours = 0, due = hours] = [givenAt].flat();
    expect(begin(now, replacedAt, earlier(was, given(was, hours, due))).first).toEqual(at(first));
  });

  test('also by an order that was stopped before, and by the longest wait of several', () => {
    const { firstDoseFrom, first } = begin('at-night', 1, earlier('twice-a-day', given('once-a-day', -1)));
    expect([firstDoseFrom, first]).toEqual([at(17), at(38)]);
  });

  test('by the terms under which it was given: two changes on one day do not make it due', () => {
    const changed = earlier('at-night', given('once-a-day', 0));
    expect(begin('once-a-day', 1, changed)).toMatchObject({ times: ['22:00'], first: at(38) });
  });

  test('but not for a dose that was given late at the same times: half of the interval is enough', () => {
    const late = earlier('twice-a-day', given('twice-a-day', 5));
    expect(begin('twice-a-day', 5.5, late)).toMatchObject({ first: at(12) });
  });
});

describe('what is not given every day', () => {
  test.each<[string, Frequency, Frequency, string | null]>([
    ['keeps the day from which it is counted', 'once-a-week', 'once-a-week', '2026-02-24'],
    ['of another rhythm begins with the next time of the day', 'once-a-day', 'once-a-week', '2026-03-04'],
    ['every day needs none', 'once-a-week', 'once-a-day', null],
  ])('%s', (_what, was, now, countedFrom) => {
    expect(begin(now, 1, earlier(was)).countedFrom).toBe(countedFrom);
  });

  test('is counted as at home where nothing stood on the ward, and from the next time where nobody knows', () => {
    const next = { frequency: 'once-a-week', at: at(1) } as const;
    expect(beginningOf({ ...next, countedFrom: '2026-03-02' }, [], 'UTC')).toMatchObject({ first: at(6 * 24) });
    expect(beginningOf(next, [], 'UTC')).toMatchObject({ countedFrom: '2026-03-04', first: at(24) });
  });

  test('is not counted anew two days after a dose of the same, also where nothing stands on the ward', () => {
    const { last } = given('once-a-week', 0);
    expect(beginningOf({ frequency: 'once-a-week', at: at(30), last }, [], 'UTC')).toMatchObject({ first: at(6 * 24) });
  });

  test('that was given early in its week is not given again in it', () => {
    const weekly = earlier('once-a-week', given('once-a-week', -0.8, 0));
    expect(begin('once-a-week', -0.5, weekly)).toMatchObject({ first: at(7 * 24) });
  });
});

describe('where the clock is changed', () => {
  const BERLIN = 'Europe/Berlin';
  const inBerlin = (frequency: Frequency, replacedAt: string, [was, givenAt]: [Frequency, string]) => {
    const moment = new Date(givenAt);
    const dueAt = new Date(Math.ceil(moment.getTime() / HOUR_MS) * HOUR_MS);
    const last = [{ frequency: was, times: USUAL_TIMES[was], at: moment, dueAt }];
    const before = { ...earlier(was), countedFrom: givenAt.slice(0, 10) };
    return beginningOf({ frequency, at: new Date(replacedAt), last }, [before], BERLIN).first?.toISOString();
  };

  // The night of 29 March 2026 has no hour from two to three, that of 25 October has it twice.
  type Row = { now: Frequency; at: string; was: Frequency; given: string; first: string };
  test.each<[string, Row]>([
    [
      'in spring twice a day becomes once a day with the next dose',
      {
        ...{ was: 'twice-a-day', given: '2026-03-28T19:00:00Z', now: 'once-a-day', at: '2026-03-28T20:00:00Z' },
        first: '2026-03-29T06:00:00.000Z',
      },
    ],
    [
      'in spring the night becomes the morning of the day after',
      {
        ...{ was: 'at-night', given: '2026-03-28T21:00:00Z', now: 'in-the-morning', at: '2026-03-28T22:00:00Z' },
        first: '2026-03-30T06:00:00.000Z',
      },
    ],
    [
      'in autumn what was given early is not due again',
      {
        ...{ was: 'once-a-day', given: '2026-10-25T06:05:00Z', now: 'once-a-day', at: '2026-10-25T06:10:00Z' },
        first: '2026-10-26T07:00:00.000Z',
      },
    ],
    [
      'a weekly dose keeps its day and its time of the day',
      {
        ...{ was: 'once-a-week', given: '2026-03-24T07:00:00Z', now: 'once-a-week', at: '2026-03-25T10:00:00Z' },
        first: '2026-03-31T06:00:00.000Z',
      },
    ],
  ])('%s', (_what, { was, given: givenAt, now, at: replacedAt, first }) => {
    expect(inBerlin(now, replacedAt, [was, givenAt])).toBe(first);
  });

  test('an order of two at night, in the hour that is left out, begins with the next hour', () => {
    const next = { frequency: 'every-4-hours', at: new Date('2026-03-28T23:30:00Z') } as const;
    expect(beginningOf(next, [], BERLIN).first?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });
});
