import { describe, expect, test } from 'vitest';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { firstDoseDay } from '#server/pharmacy/timing/dose-days.ts';
import { TIMES_AT_HOME } from '#server/pharmacy/timing/times-at-home.ts';
import { daysInWords, nextDay } from './days-in-words.ts';
import { type Plan, plannedDoses } from './planned-doses.ts';

const INDIA = 'Asia/Kolkata';
const LONDON = 'Europe/London';

const aPlan = (frequency: Frequency, change: Partial<Plan> = {}): Plan => ({
  frequency,
  firstDay: '2026-03-02',
  versions: [{ times: TIMES_AT_HOME[frequency], setAt: new Date(0) }],
  prescribed: [{ from: new Date('2026-03-02T00:00:00Z'), until: null }],
  away: [],
  ...change,
});

const span = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });
const words = (doses: ReturnType<typeof plannedDoses>) =>
  doses.map(({ day, nth, at }) => `${day}#${nth} ${at.toISOString().slice(0, 16)}`);

test.each<[Frequency, string[]]>([
  ['once-a-day', ['2026-03-03#0 2026-03-03T02:30']],
  ['at-night', ['2026-03-03#0 2026-03-03T16:30']],
  ['twice-a-day', ['2026-03-03#0 2026-03-03T02:30', '2026-03-03#1 2026-03-03T14:30']],
  ['every-other-day', []],
  ['once-a-week', []],
  ['as-needed', []],
])('%s on the second day, by the clock of the clinic', (frequency, doses) => {
  const day = span('2026-03-02T18:30:00Z', '2026-03-03T18:30:00Z');
  expect(words(plannedDoses(aPlan(frequency), day, INDIA))).toEqual(doses);
});

test('every other day and once a week are counted from the first day', () => {
  const fortnight = span('2026-03-02T00:00:00Z', '2026-03-16T00:00:00Z');
  const days = (frequency: Frequency) =>
    plannedDoses(aPlan(frequency), fortnight, INDIA).map(({ day }) => day.slice(8));
  expect(days('every-other-day')).toEqual(['02', '04', '06', '08', '10', '12', '14']);
  expect(days('once-a-week')).toEqual(['02', '09']);
});

test('a single dose is due when it is prescribed, once', () => {
  const at = new Date('2026-03-02T09:10:00Z');
  const plan = aPlan('once', { prescribed: [{ from: at, until: null }] });
  expect(plannedDoses(plan, span('2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z'), INDIA)).toEqual([
    { day: '2026-03-02', nth: 0, at },
  ]);
});

describe('what the prescription says', () => {
  const week = span('2026-03-01T00:00:00Z', '2026-03-08T00:00:00Z');
  const days = (change: Partial<Plan>) =>
    plannedDoses(aPlan('once-a-day', change), week, INDIA).map(({ day }) => day.slice(8));

  test.each<[string, Partial<Plan>, string[]]>([
    [
      'nothing is planned before it was signed',
      { prescribed: [{ from: new Date('2026-03-04T06:00:00Z'), until: null }] },
      ['05', '06', '07'],
    ],
    [
      'nothing is planned after it was stopped',
      { prescribed: [{ from: new Date('2026-03-02T00:00:00Z'), until: new Date('2026-03-04T06:00:00Z') }] },
      ['02', '03', '04'],
    ],
    [
      'a repeat goes on where the first one ended, and no dose is there twice',
      {
        prescribed: [
          { from: new Date('2026-03-02T00:00:00Z'), until: new Date('2026-03-04T02:00:00Z') },
          { from: new Date('2026-03-04T02:00:00Z'), until: new Date('2026-03-06T00:00:00Z') },
        ],
      },
      ['02', '03', '04', '05'],
    ],
    [
      'on the ward the nurses give it',
      { away: [{ from: new Date('2026-03-03T00:00:00Z'), until: new Date('2026-03-05T12:00:00Z') }] },
      ['02', '06', '07'],
    ],
  ])('%s', (_what, change, planned) => {
    expect(days(change)).toEqual(planned);
  });
});

describe('moved times', () => {
  const moved = (setAt: string, times: string[]) => ({ times, setAt: new Date(setAt) });
  const day = span('2026-03-03T00:00:00Z', '2026-03-05T00:00:00Z');
  const planOf = (...changes: Plan['versions']) => {
    const plan = aPlan('once-a-day');
    return words(plannedDoses({ ...plan, versions: [...plan.versions, ...changes] }, day, LONDON));
  };

  test.each<[string, Plan['versions'], string[]]>([
    [
      'a later time counts from the same day on',
      [moved('2026-03-03T07:00:00Z', ['09:30'])],
      ['2026-03-03#0 2026-03-03T09:30', '2026-03-04#0 2026-03-04T09:30'],
    ],
    [
      'a dose whose time has passed is taken at the later time of the same day',
      [moved('2026-03-03T09:00:00Z', ['20:00'])],
      ['2026-03-03#0 2026-03-03T20:00', '2026-03-04#0 2026-03-04T20:00'],
    ],
    [
      'an earlier time that has passed counts from the next day on',
      [moved('2026-03-03T07:30:00Z', ['06:00'])],
      ['2026-03-03#0 2026-03-03T08:00', '2026-03-04#0 2026-03-04T06:00'],
    ],
    [
      'of two changes the newer one counts',
      [moved('2026-03-03T07:00:00Z', ['09:30']), moved('2026-03-03T07:10:00Z', ['10:00'])],
      ['2026-03-03#0 2026-03-03T10:00', '2026-03-04#0 2026-03-04T10:00'],
    ],
  ])('%s', (_what, changes, doses) => {
    expect(planOf(...changes)).toEqual(doses);
  });
});

test('where the clock is put forward and back each day keeps its doses, by the wall clock', () => {
  const plan = aPlan('twice-a-day', {
    versions: [{ times: ['01:30', '13:30'], setAt: new Date(0) }],
    prescribed: [{ from: new Date('2026-03-01T00:00:00Z'), until: null }],
    firstDay: '2026-03-01',
  });
  // 29 March 2026: 01:00 becomes 02:00, so 01:30 does not exist. 25 October: 02:00 becomes 01:00, so 01:30 comes twice.
  expect(words(plannedDoses(plan, span('2026-03-28T23:00:00Z', '2026-03-29T23:00:00Z'), LONDON))).toEqual([
    '2026-03-29#0 2026-03-29T01:00',
    '2026-03-29#1 2026-03-29T12:30',
  ]);
  expect(words(plannedDoses(plan, span('2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'), LONDON))).toEqual([
    '2026-10-25#0 2026-10-25T00:30',
    '2026-10-25#1 2026-10-25T13:30',
  ]);
});

describe('what is not taken every day', () => {
  test.each<[string, Frequency, string, string]>([
    ['before its time it begins on the same day', 'once-a-week', '2026-03-02T02:00:00Z', '2026-03-02'],
    ['after its time it begins the next day, not a week later', 'once-a-week', '2026-03-02T09:00:00Z', '2026-03-03'],
    ['every other day begins the next day, too', 'every-other-day', '2026-03-02T09:00:00Z', '2026-03-03'],
    ['a daily one needs no such day', 'once-a-day', '2026-03-02T09:00:00Z', '2026-03-02'],
  ])('%s', (_what, frequency, at, first) => {
    expect(firstDoseDay(aPlan(frequency), new Date(at), '2026-03-02', INDIA)).toBe(first);
  });

  test('names its weekday and its next day', () => {
    const weekly = aPlan('once-a-week', { firstDay: '2026-03-03' });
    expect(daysInWords(weekly)).toBe('every Tuesday');
    expect(nextDay(weekly, new Date('2026-03-04T00:00:00Z'), INDIA)).toBe('2026-03-10');
    expect(daysInWords(aPlan('every-other-day'))).toBe('every other day');
    expect(daysInWords(aPlan('once-a-day'))).toBeNull();
  });
});
