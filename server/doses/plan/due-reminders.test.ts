import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { dueReminders, keysOf, nextLook, type Waiting } from './due-reminders.ts';

const AT = new Date('2026-03-03T08:00:00.000Z');
const minutesOn = (minutes: number) => new Date(AT.getTime() + minutes * MINUTE_MS);
const waiting = (change: Partial<Waiting> = {}): Waiting => ({
  ...{ name: 'Amlodipine', dose: { amount: 5, unit: 'mg' }, at: AT, snoozedUntil: null },
  ...change,
});

test.each<[string, number, number | null]>([
  ['a moment before', -1, null],
  ['at its time', 0, 0],
  ['ten minutes later, after a server was away', 10, 0],
  ['a quarter of an hour later', 15, 1],
  ['three quarters later', 45, 2],
  ['an hour later it is over', 60, null],
])('%s', (_what, minutes, round) => {
  expect(dueReminders('p', [waiting()], minutesOn(minutes)).map((due) => due.round)).toEqual(
    round === null ? [] : [round],
  );
});

test('doses of one time are one reminder, those of another time another', () => {
  const due = dueReminders(
    'p',
    [waiting(), waiting({ name: 'Metformin' }), waiting({ at: minutesOn(-20) })],
    minutesOn(1),
  );
  expect(due.map(({ doses }) => doses.map(({ name }) => name))).toEqual([['Amlodipine', 'Metformin'], ['Amlodipine']]);
  expect(new Set(due.map(({ dedupeKey }) => dedupeKey)).size).toBe(2);
});

test('a dose that is put off is reminded of at the later time, and again after that', () => {
  const put = waiting({ snoozedUntil: minutesOn(30) });
  expect([10, 30, 45, 76].map((minutes) => dueReminders('p', [put], minutesOn(minutes))[0]?.round)).toEqual([
    undefined,
    0,
    1,
    2,
  ]);
  expect(dueReminders('p', [put], minutesOn(30))[0]?.dedupeKey).not.toBe(
    dueReminders('p', [waiting()], AT)[0]?.dedupeKey,
  );
});

describe('when to look again', () => {
  test.each<[string, Waiting[], number, Date | null]>([
    ['at the time of the dose', [waiting()], -90, AT],
    ['a quarter of an hour after it', [waiting()], 0, minutesOn(15)],
    ['at the last round', [waiting()], 20, minutesOn(45)],
    ['at the next dose', [waiting(), waiting({ at: minutesOn(360) })], 50, minutesOn(360)],
    ['never, where nothing is left', [waiting()], 45, null],
  ])('%s', (_what, doses, minutes, at) => {
    expect(nextLook(doses, minutesOn(minutes))).toEqual(at);
  });
});

test('the keys of a dose hold every reminder of it', () => {
  const put = waiting({ snoozedUntil: minutesOn(30) });
  const sent = [
    ...[0, 15, 45].flatMap((minutes) => dueReminders('p', [waiting()], minutesOn(minutes))),
    ...[30, 45, 75].flatMap((minutes) => dueReminders('p', [put], minutesOn(minutes))),
  ].map(({ dedupeKey }) => dedupeKey);
  expect(keysOf('p', put).toSorted()).toEqual(sent.toSorted());
});
