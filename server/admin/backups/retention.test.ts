import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { type Candidate, keptBackups } from './retention.ts';

const zone = { timeZone: 'Asia/Kolkata' };
/** 02:00 in Kolkata. */
const night = (day: string): Date => new Date(Date.parse(`${day}T02:00:00+05:30`));
const nightly = (day: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id: day, madeAt: night(day), isAskedFor: false, isTested: false, isBad: false },
  ...more,
});

/** One for every night up to this one, newest last. */
const nights = (count: number, until: string): Candidate[] =>
  Array.from({ length: count }, (_, at) => {
    const madeAt = new Date(night(until).getTime() - (count - 1 - at) * DAY_MS);
    return nightly(new Date(madeAt.getTime() + 330 * 60_000).toISOString().slice(0, 10));
  });

const kept = (candidates: Candidate[], now: string, keep = { daily: 7, weekly: 4, monthly: 12 }) =>
  Object.fromEntries(keptBackups(candidates, { keep, ...zone, now: night(now) }));

describe('of a year of nights', () => {
  test('seven days, four weeks and twelve months are kept, the newest of each', () => {
    // Tuesday 17 November 2026.
    expect(kept(nights(400, '2026-11-17'), '2026-11-17')).toEqual({
      '2026-11-17': ['day', 'week', 'month'],
      '2026-11-16': ['day'],
      '2026-11-15': ['day', 'week'],
      '2026-11-14': ['day'],
      '2026-11-13': ['day'],
      '2026-11-12': ['day'],
      '2026-11-11': ['day'],
      '2026-11-08': ['week'],
      '2026-11-01': ['week'],
      '2026-10-31': ['month'],
      '2026-09-30': ['month'],
      '2026-08-31': ['month'],
      '2026-07-31': ['month'],
      '2026-06-30': ['month'],
      '2026-05-31': ['month'],
      '2026-04-30': ['month'],
      '2026-03-31': ['month'],
      '2026-02-28': ['month'],
      '2026-01-31': ['month'],
      '2025-12-31': ['month'],
    });
  });

  test.each([
    [{ daily: 1, weekly: 0, monthly: 0 }, ['2026-11-17']],
    [{ daily: 3, weekly: 0, monthly: 0 }, ['2026-11-15', '2026-11-16', '2026-11-17']],
    [{ daily: 1, weekly: 2, monthly: 0 }, ['2026-11-15', '2026-11-17']],
    [{ daily: 1, weekly: 0, monthly: 2 }, ['2026-10-31', '2026-11-17']],
  ])('%o keeps %o', (keep, days) => {
    expect(Object.keys(kept(nights(60, '2026-11-17'), '2026-11-17', keep)).sort()).toEqual(days);
  });
});

test('old ones are not let go because none were made since', () => {
  const old = nights(3, '2024-05-05');
  expect(Object.keys(kept(old, '2026-11-17')).sort()).toEqual(old.map(({ id }) => id));
});

test('of several on one day the newest stands for it; those that a person asked for stay as long as days do', () => {
  const morning = { madeAt: new Date('2026-11-17T04:00:00Z') };
  const candidates = [
    nightly('2026-11-17'),
    nightly('asked', { ...morning, isAskedFor: true }),
    nightly('asked earlier', { madeAt: new Date('2026-11-16T04:00:00Z'), isAskedFor: true }),
    nightly('2026-11-16', { madeAt: new Date('2026-11-16T05:00:00Z') }),
    nightly('asked long ago', { madeAt: new Date('2026-11-09T04:00:00Z'), isAskedFor: true }),
    nightly('2026-11-09', { madeAt: new Date('2026-11-09T05:00:00Z') }),
  ];
  expect(kept(candidates, '2026-11-17', { daily: 7, weekly: 0, monthly: 0 })).toEqual({
    asked: ['day'],
    'asked earlier': ['asked for'],
    '2026-11-16': ['day'],
    '2026-11-09': ['day'],
  });
});

test('one that did not come back as it was stands for no day, and stays for a while', () => {
  const candidates = [
    nightly('2026-11-16'),
    nightly('2026-11-17', { isBad: true }),
    nightly('2026-10-01', { isBad: true }),
  ];
  expect(kept(candidates, '2026-11-17')).toEqual({
    '2026-11-16': ['day', 'week', 'month'],
    '2026-11-17': ['to look into'],
  });
});

test('of several that did not come back the newest is kept, so that they do not fill the disk', () => {
  const hours = [2, 3, 7, 26, 27, 31].map((hour) => new Date(night('2026-11-16').getTime() + hour * HOUR_MS));
  const bad = hours.map((madeAt, at) => nightly(`bad ${at}`, { madeAt, isBad: true }));
  expect(Object.keys(kept([nightly('2026-11-16'), ...bad], '2026-11-18'))).toEqual(['2026-11-16', 'bad 5']);
});

describe('one that was tried out', () => {
  const later = (id: string, hours: number) =>
    nightly(id, { madeAt: new Date(night('2026-11-17').getTime() + hours * HOUR_MS) });

  test('stands for its day, week and month though later ones were not tried out, and the newest stays beside it', () => {
    const candidates = [nightly('2026-11-17', { isTested: true }), later('later', 8), later('last', 9)];
    expect(kept(candidates, '2026-11-18')).toEqual({ '2026-11-17': ['day', 'week', 'month'], last: ['day'] });
  });

  test('stays however old it is, as long as no newer one was tried out', () => {
    const candidates = nights(400, '2026-11-17');
    const [first] = candidates;
    if (first) first.isTested = true;
    expect(kept(candidates, '2026-11-17')[first?.id ?? '']).toEqual(['tested']);
  });
});
