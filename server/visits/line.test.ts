import { expect, test } from 'vitest';
import { type InLine, lineFor } from './line.ts';
import { isOver, stateOf } from './policy.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 9, 9, minutes));
const visit = (id: string, from: number, until: number, state: InLine['state'] = 'waiting'): InLine => ({
  ...{ id, startsAt: at(from), endsAt: at(until), state },
});

test.each<[string, InLine[], number, { before: number; lateMinutes: number }]>([
  ['nobody before, on time', [], 30, { before: 0, lateMinutes: 0 }],
  ['nobody before, the doctor has not come', [], 38, { before: 0, lateMinutes: 8 }],
  ['one goes on and should be over', [visit('a', 0, 30, 'in-visit')], 34, { before: 1, lateMinutes: 4 }],
  ['one goes on until the start', [visit('a', 0, 30, 'in-visit')], 20, { before: 1, lateMinutes: 0 }],
  ['one goes on, one waits', [visit('a', 0, 15, 'in-visit'), visit('b', 15, 30)], 20, { before: 2, lateMinutes: 5 }],
  ['a later one does not come before', [visit('z', 60, 90)], 30, { before: 0, lateMinutes: 0 }],
])('in line: %s', (_what, others, now, expected) => {
  const mine = visit('me', 30, 60);
  expect(lineFor(mine, [mine, ...others], at(now))).toEqual(expected);
});

type Row = Parameters<typeof stateOf>[0];

test.each<[string, Partial<Row>, number, ReturnType<typeof stateOf>]>([
  ['an hour before', {}, -60, 'not-open'],
  ['15 minutes before', {}, -15, 'open'],
  ['the patient waits', { state: 'waiting' }, 5, 'waiting'],
  ['nobody was let in for 30 minutes', { state: 'waiting' }, 30, 'missed'],
  ['the patient was let in at the last moment', { state: 'let-in', let_in_at: at(29) }, 30, 'let-in'],
  ['they met, and speak long', { state: 'in-visit', let_in_at: at(3) }, 40, 'in-visit'],
  ['it was cancelled while the patient waited', { state: 'waiting', status: 'cancelled' }, 5, 'called-off'],
  ['it was moved and waits for an answer', { state: 'waiting', status: 'pending' }, 5, 'called-off'],
  ['the doctor completed it elsewhere', { state: 'in-visit', status: 'completed', let_in_at: at(3) }, 20, 'finished'],
])('the state of a visit when %s', (_when, row, minutes, expected) => {
  const state = stateOf({ status: 'approved', starts_at: at(0), state: null, let_in_at: null, ...row }, at(minutes));
  expect(state).toBe(expected);
  expect(isOver(state)).toBe(['missed', 'called-off', 'finished'].includes(expected));
});
