import { expect, test } from 'vitest';
import { anAdministration, aTask, someId } from '../testing.ts';
import { isMeant, placeOfNow, tasksOf } from './sort-queue.ts';

const NOW = new Date('2026-03-10T10:00:00.000Z');
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const late = aTask({ id: someId(11), time: minutesFromNow(-66), status: 'overdue' });
const soon = aTask({ id: someId(12), time: minutesFromNow(24) });
const later = aTask({ id: someId(13), time: minutesFromNow(130) });
const given = aTask({
  id: someId(14),
  time: minutesFromNow(-6),
  status: 'completed',
  administration: anAdministration({ recordedAt: minutesFromNow(-1) }),
});
const givenLongAgo = aTask({
  id: someId(15),
  time: minutesFromNow(-200),
  status: 'completed',
  administration: anAdministration({ recordedAt: minutesFromNow(-190) }),
});
const ALL = [later, given, soon, givenLongAgo, late];
const ids = (list: Parameters<typeof tasksOf>[1]) => tasksOf(ALL, list, NOW).map(({ id }) => id);

test('all that is open stands by time, and what was just recorded stays in its place', () => {
  expect(ids('all')).toEqual([late.id, given.id, soon.id, later.id]);
});

test('overdue, the next hour and what was recorded are lists of their own', () => {
  expect(ids('overdue')).toEqual([late.id]);
  expect(ids('next-hour')).toEqual([late.id, soon.id]);
  expect(ids('recorded')).toEqual([given.id, givenLongAgo.id]);
});

test('the line of Now stands between what was due and what comes', () => {
  expect(placeOfNow(tasksOf(ALL, 'all', NOW), NOW)).toBe(2);
  expect(placeOfNow([soon, later], NOW)).toBe(-1);
  expect(placeOfNow([late], NOW)).toBe(-1);
});

test.each(['ramesh', '204-a', '204A', 'ceftri', 'PUD-9WQ2H', 'kulkarni 204'])('%s finds the dose', (typed) => {
  expect(isMeant(aTask(), typed)).toBe(true);
});

test('a word that fits nothing finds nothing', () => {
  expect(isMeant(aTask(), 'ramesh 205')).toBe(false);
});
