import { describe, expect, test } from 'vitest';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { isQuiet, type OwnHours } from '#server/notices/quiet-hours.ts';
import { readConfig } from '#server/platform/config.ts';
import { byTurn, canTakeNow, hearsOfIt, isTimeToOffer, lineFor, partOf, slotInZone, suits } from './line.ts';

const ZONE = 'Asia/Kolkata';
/** Tuesday, 11:30 in the clinic's zone. */
const TUESDAY = slotInZone(ZONE, new Date('2026-03-03T06:00:00Z'));
const NOW = new Date('2026-03-02T09:00:00Z');
const WISH = {
  ...{ id: 'a', urgency: null as Urgency | null, joined_at: new Date('2026-03-01T09:00:00Z') },
  ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], day_parts: ['morning', 'afternoon', 'evening'], until_day: '2026-03-10' },
  ...{ is_patient_closed: false, has_offer: false, was_offered: false, had_it: false, is_busy: false },
  ...{ pending_count: 0, let_pass_at: null as Date | null, quiet_hours: null as OwnHours | null },
};
const { clinic: CLINIC } = readConfig({ DATA_DIR: '/tmp', QUIET_HOURS: '21:00-07:00' });
/** 14:30 lies in them. */
const ASLEEP = { is_on: true, from_time: '14:00', until_time: '15:00' };

test.each([
  ['00:00', 'morning'],
  ['11:45', 'morning'],
  ['12:00', 'afternoon'],
  ['16:45', 'afternoon'],
  ['17:00', 'evening'],
  ['23:45', 'evening'],
])('%s is in the %s', (time, part) => {
  expect(partOf(time)).toBe(part);
});

describe('a slot on Tuesday at 11:30 suits', () => {
  test.each([
    ['any day and time', {}, true],
    ['Tuesdays', { weekdays: [2] }, true],
    ['Mondays and Wednesdays', { weekdays: [1, 3] }, false],
    ['mornings', { day_parts: ['morning'] }, true],
    ['afternoons and evenings', { day_parts: ['afternoon', 'evening'] }, false],
    ['until that very day', { until_day: '2026-03-03' }, true],
    ['until the day before', { until_day: '2026-03-02' }, false],
  ])('%s: %o → %s', (_what, wish, isSuiting) => {
    expect(suits({ ...WISH, ...wish }, TUESDAY)).toBe(isSuiting);
  });
});

describe('whoever waits can take it now', () => {
  test.each([
    ['with nothing in the way', {}, true],
    ['not after the login was closed', { is_patient_closed: true }, false],
    ['not while another time is held for them', { has_offer: true }, false],
    ['not when it was offered to them before', { was_offered: true }, false],
    ['not when they gave it back', { had_it: true }, false],
    ['not when they are elsewhere then', { is_busy: true }, false],
    ['with two requests that wait for an answer', { pending_count: 2 }, true],
    ['not with three', { pending_count: 3 }, false],
    ['not within the hour after they did not answer', { let_pass_at: new Date('2026-03-02T08:00:01Z') }, false],
    ['an hour after they did not answer', { let_pass_at: new Date('2026-03-02T08:00:00Z') }, true],
  ])('%s', (_what, wish, isAble) => {
    expect(canTakeNow({ ...WISH, ...wish }, NOW)).toBe(isAble);
  });
});

test('urgency comes first, not triaged between 3 and 2, then who has waited longest', () => {
  const joined = (day: number) => new Date(`2026-02-0${day}T09:00:00Z`);
  const line = [
    { id: 'mild', urgency: 1 as const, joined_at: joined(1) },
    { id: 'days', urgency: 2 as const, joined_at: joined(2) },
    { id: 'untold late', urgency: null, joined_at: joined(5) },
    { id: 'untold early', urgency: null, joined_at: joined(3) },
    { id: 'today', urgency: 3 as const, joined_at: joined(9) },
    { id: 'worse', urgency: 4 as const, joined_at: joined(8) },
  ];
  expect(line.toSorted(byTurn).map(({ id }) => id)).toEqual([
    ...['worse', 'today', 'untold early', 'untold late', 'days', 'mild'],
  ]);
});

test('the line for a slot has those whom it suits and who can take it, in their order', () => {
  const wishes = [
    { ...WISH, id: 'late', joined_at: new Date('2026-03-01T10:00:00Z') },
    { ...WISH, id: 'busy', is_busy: true },
    { ...WISH, id: 'on Fridays', weekdays: [5] },
    { ...WISH, id: 'asleep', quiet_hours: ASLEEP },
    { ...WISH, id: 'early' },
  ];
  expect(lineFor(wishes, TUESDAY, NOW, CLINIC).map(({ id }) => id)).toEqual(['early', 'late']);
});

test.each<[string, OwnHours | null, string, boolean]>([
  ['not in their own quiet hours', ASLEEP, '2026-03-02T09:00:00Z', false],
  ['after them', ASLEEP, '2026-03-02T09:30:00Z', true],
  ['in them when it is the same day', { ...ASLEEP, from_time: '08:00' }, '2026-03-03T03:30:00Z', true],
  ['at night without any', { ...ASLEEP, is_on: false }, '2026-03-02T16:30:00Z', true],
  ['not in those of the clinic', null, '2026-03-02T16:30:00Z', false],
])('of a time on Tuesday at 11:30 they hear %s', (_when, quiet_hours, now, hears) => {
  expect(hearsOfIt({ quiet_hours }, TUESDAY, new Date(now), CLINIC)).toBe(hears);
});

describe('a time is offered', () => {
  const clinic = CLINIC;
  test.each([
    ['by day', '2026-03-02T09:00:00Z', true],
    ['at 20:59', '2026-03-02T15:29:00Z', true],
    ['not at 21:00 for another day', '2026-03-02T15:30:00Z', false],
    ['not at 23:59 for the next day', '2026-03-02T18:29:00Z', false],
    ['at night for the same day', '2026-03-02T18:30:00Z', true],
    ['at 07:00', '2026-03-03T01:30:00Z', true],
    ['an hour before', '2026-03-03T05:00:00Z', true],
    ['not less than an hour before', '2026-03-03T05:00:01Z', false],
    ['not after its start', '2026-03-03T06:30:00Z', false],
  ])('%s', (_what, now, isTime) => {
    expect(isTimeToOffer(TUESDAY, new Date(now), clinic)).toBe(isTime);
  });

  test.each([
    ['21:00-07:00', '03:00', true],
    ['21:00-07:00', '12:00', false],
    ['13:00-14:00', '13:30', true],
    ['13:00-14:00', '14:00', false],
    ['off', '03:00', false],
  ])('with quiet hours %s it is quiet at %s: %s', (QUIET_HOURS, time, isNow) => {
    expect(isQuiet(time, readConfig({ DATA_DIR: '/tmp', QUIET_HOURS }).clinic.quietHours)).toBe(isNow);
  });
});
