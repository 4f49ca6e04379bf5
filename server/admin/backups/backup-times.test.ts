import { describe, expect, test } from 'vitest';
import { isDue, isOverdue, isUntested, lastTime, nextTime } from './backup-times.ts';
import { healthOf } from './read-backups.ts';

const schedule = { at: '02:00', timeZone: 'Asia/Kolkata' };
/** By the clinic's clock. */
const at = (wall: string): Date => new Date(`2026-11-${wall}:00+05:30`);
/** `tried` newest first. */
const past = (since: string, tried: string | null = null, good: string | null = null) => ({
  since: at(since),
  triedAt: tried ? tried.split(' ').map(at) : [],
  lastGoodAt: good ? at(good) : null,
  lastTestedAt: good ? at(good) : null,
});

test.each([
  ['17T01:59', '16T02:00', '17T02:00'],
  ['17T02:00', '17T02:00', '18T02:00'],
  ['17T23:59', '17T02:00', '18T02:00'],
])('at %s the last time was %s and the next is %s', (now, last, next) => {
  expect([lastTime(schedule, at(now)), nextTime(schedule, at(now))]).toEqual([at(last), at(next)]);
});

test('a time that the clock skips in spring is made up for', () => {
  const berlin = { at: '02:30', timeZone: 'Europe/Berlin' };
  expect(lastTime(berlin, new Date('2027-03-28T12:00:00Z'))).toEqual(new Date('2027-03-28T01:00:00Z'));
});

describe('a backup is due', () => {
  test.each([
    ['not on the first day, before its first night', past('17T10:00'), '17T20:00', false],
    ['in the first night', past('17T10:00'), '18T02:00', true],
    ['not again after a good one', past('01T10:00', '18T02:00', '18T02:00'), '18T15:00', false],
    ['in the next night', past('01T10:00', '18T02:00', '18T02:00'), '19T02:00', true],
    ['when the server was off at that hour', past('01T10:00', '17T02:00', '17T02:00'), '18T09:12', true],
    ['not at once after a failed one', past('01T10:00', '18T02:00', '17T02:00'), '18T02:59', false],
    ['an hour after a failed one', past('01T10:00', '18T02:00 17T02:00', '17T02:00'), '18T03:00', true],
    ['not an hour after the second failure', past('01T10:00', '18T03:00 18T02:00', '17T02:00'), '18T06:59', false],
    ['four hours after the second failure', past('01T10:00', '18T03:00 18T02:00', '17T02:00'), '18T07:00', true],
    [
      'not again in a night with three failures, however long it is',
      past('01T10:00', '18T07:00 18T03:00 18T02:00', '17T02:00'),
      '19T01:59',
      false,
    ],
    [
      'in the night after one with three failures',
      past('01T10:00', '18T07:00 18T03:00 18T02:00', '17T02:00'),
      '19T02:00',
      true,
    ],
    ['not when one was asked for meanwhile and is good', past('01T10:00', '18T02:30', '18T02:30'), '18T04:00', false],
  ])('%s', (_when, known, now, expected) => {
    expect(isDue(schedule, known, at(now))).toBe(expected);
  });
});

describe('a backup is overdue', () => {
  test.each([
    ['not two hours after its time', past('01T10:00', null, '17T02:00'), '18T03:59', false],
    ['from then on', past('01T10:00', null, '17T02:00'), '18T04:00', true],
    ['not on the first day', past('17T10:00'), '17T20:00', false],
    ['when the first night brought none', past('17T10:00'), '18T04:00', true],
    ['not after one that was late', past('01T10:00', null, '18T09:00'), '18T12:00', false],
  ])('%s', (_when, known, now, expected) => {
    expect(isOverdue(schedule, known, at(now))).toBe(expected);
  });
});

test.each([
  ['never tried out', null, false],
  ['tried out two days ago', '16T09:00', false],
  ['tried out longer ago than that', '16T08:59', true],
])('backups that were %s are missed: %s, %s', (_when, tested, expected) => {
  const known = { ...past('01T10:00'), lastTestedAt: tested ? at(tested) : null };
  expect(isUntested(known, at('18T09:00'))).toBe(expected);
});

describe('the page says', () => {
  const kept = { is_trail_whole: true, missing_at: null };
  const done = { reason: 'nightly', state: 'done', test: 'same', ...kept } as const;
  const failed = { reason: 'nightly', state: 'failed', test: null, ...kept } as const;
  const known = past('01T10:00', '18T02:00', '18T02:00');
  const now = at('18T09:00');
  test.each([
    ['ok', [done], known],
    ['ok', [{ ...done, state: 'running', test: null }, done], known],
    ['ok', [{ ...failed, reason: 'command' }, done], known],
    ['untested', [{ ...done, test: 'impossible' }, done], known],
    ['trail', [{ ...done, is_trail_whole: false }, done], known],
    ['missing', [{ ...done, missing_at: at('18T08:00') }, done], known],
    ['failed', [failed, done], known],
    ['failed', [{ ...done, test: 'failed' }, done], known],
    ['overdue', [failed, done], past('01T10:00', '18T02:00', '17T02:00')],
    ['none', [], past('18T08:00')],
  ] as const)('%s', (health, rows, knownPast) => {
    expect(healthOf(schedule, knownPast, rows, now)).toBe(health);
  });

  test('that none are made by themselves, where that is so', () => {
    expect(healthOf(null, known, [], now)).toBe('off');
    expect(healthOf(null, known, [done], at('28T09:00'))).toBe('ok');
  });
});
