import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import type { Frequency } from '#contract/medicines/medicines.ts';
import { dueTimes } from '#server/medication/doses/due-times.ts';
import { beginningOf } from '#server/medication/orders/in-place-of.ts';
import { termsOf } from '#server/medication/orders/terms.ts';
import { firstDoseDay } from '#server/pharmacy/timing/dose-days.ts';
import { TIMES_AT_HOME } from '#server/pharmacy/timing/times-at-home.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { endsOf } from './course-ends.ts';
import { type Plan, plannedDoses } from './planned-doses.ts';

const timeZone = 'Asia/Kolkata';
const inIndia = (time: string) => new Date(`2026-03-02T${time}+05:30`);
/** Before all doses, at one, half a minute after one, between, and after all. */
const WRITTEN = ['00:10:00', '08:00:00', '08:00:30', '14:30:00', '23:50:00'].map(inIndia);

function onWard(frequency: Frequency, days: number, at: Date): Date[] {
  const deps = { clock: fixedClock(at), config: { clinic: { timeZone } } };
  const input = { dose: { amount: 1, unit: 'mg' }, route: 'by mouth', priority: 'medium', frequency, days } as const;
  const beginning = beginningOf({ frequency, at }, [], timeZone);
  const { times, ends_at } = termsOf(deps, input, beginning);
  const plan = { frequency, times, startsAt: at, endsAt: ends_at, countedFrom: beginning.countedFrom };
  return dueTimes(plan, { from: at, until: new Date(at.getTime() + 40 * DAY_MS) }, timeZone);
}

type Moved = Plan['versions'][number];

function atHome(frequency: Frequency, days: number, at: Date, ...moved: Moved[]): Date[] {
  const versions = [{ times: TIMES_AT_HOME[frequency], setAt: new Date(0) }, ...moved];
  const firstDay = firstDoseDay({ frequency, versions }, at, '2026-03-02', timeZone);
  const written = { days, signed_at: at, starts_on: '2026-03-02', ends_on: '2026-03-30', first_dose_from: null };
  const member = { ...written, frequency, is_repeat: false, stopped_at: null };
  const [ended] = endsOf([member], { frequency, versions, firstDay }, timeZone);
  const plan: Plan = {
    frequency,
    versions,
    firstDay,
    prescribed: [{ from: at, until: ended?.until ?? null }],
    away: [],
  };
  return plannedDoses(plan, { from: at, until: new Date(at.getTime() + 40 * DAY_MS) }, timeZone).map((dose) => dose.at);
}

describe('a course has as many doses as its days hold, at whatever hour it was written', () => {
  test.each<[Frequency, days: number, doses: number]>([
    ['once-a-day', 1, 1],
    ['once-a-day', 5, 5],
    ['in-the-morning', 5, 5],
    ['at-night', 5, 5],
    ['twice-a-day', 3, 6],
    ['3-times-a-day', 7, 21],
    ['4-times-a-day', 3, 12],
    ['every-4-hours', 2, 12],
    ['every-8-hours', 5, 15],
    ['every-other-day', 3, 2],
    ['every-other-day', 4, 2],
    ['once-a-week', 7, 1],
    ['once-a-week', 15, 3],
  ])('%s for %s days is %s doses, on the ward and at home', (frequency, days, doses) => {
    for (const at of WRITTEN) {
      expect([onWard(frequency, days, at).length, atHome(frequency, days, at).length], at.toISOString()).toEqual([
        doses,
        doses,
      ]);
    }
  });
});

describe('moved times make no course shorter or longer', () => {
  test.each<[string, written: string, set: string, to: string]>([
    ['to the evening, on the second day', '2026-03-02T10:00', '2026-03-03T09:00', '20:00'],
    ['to the evening, at once', '2026-03-02T10:00', '2026-03-02T10:05', '20:00'],
    ['to an earlier hour', '2026-03-02T07:00', '2026-03-03T05:00', '06:00'],
    ['to an earlier hour, on the first day', '2026-03-02T07:00', '2026-03-02T07:10', '06:00'],
  ])('%s', (_what, written, set, to) => {
    const [at, setAt] = [written, set].map((time) => new Date(`${time}+05:30`)) as [Date, Date];
    expect(atHome('once-a-day', 4, at, { times: [to], setAt })).toHaveLength(4);
  });
});
