import { describe, expect, test } from 'vitest';
import { anInpatient } from './testing.ts';
import {
  ageAndSex,
  ageInWords,
  ago,
  lasting,
  nextMedicine,
  nextObservation,
  pointsInWords,
  shiftInWords,
} from './words.ts';

const NOW = new Date('2026-11-16T08:36:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

describe('the next observation', () => {
  const due = (minutes: number, isContinuous = false) =>
    nextObservation(anInpatient({ nextObservationDue: after(minutes), isContinuous }), NOW, 'Asia/Kolkata');

  test('ahead it is a time and how long until then', () => {
    expect(due(19)).toEqual({ tone: 'plain', strong: '14:25', rest: 'in 19 min' });
    expect(due(200)).toMatchObject({ rest: 'in 3 h 20 min' });
  });

  test('late it says by how much', () => {
    expect(due(-12)).toMatchObject({ tone: 'late', strong: 'Late 12 min' });
    expect(due(-181)).toMatchObject({ strong: 'Late 3 h 1 min' });
  });

  test('from a score of 7 on it is continuous, and late all the same', () => {
    expect(due(9, true)).toEqual({ tone: 'critical', strong: 'Continuous', rest: 'by 14:15' });
    expect(due(-4, true)).toMatchObject({ tone: 'late', strong: 'Late 4 min' });
  });
});

describe('the next medicine', () => {
  const dose = (minutes: number, isOverdue = false) =>
    nextMedicine(
      anInpatient({
        nextDose: {
          taskId: '0197a1b2-0000-7000-8000-000000000004',
          medication: 'Ceftriaxone',
          dosage: '2 g',
          time: after(minutes),
          isOverdue,
        },
      }),
      NOW,
      'Asia/Kolkata',
    );

  test.each([
    [-91, true, 'Overdue 1 h 31 min'],
    [-100, true, 'Overdue 1 h 40 min'],
    [-116, true, 'Overdue 1 h 56 min'],
    [-120, true, 'Overdue 2 h'],
    [-6, false, 'Due 14:00'],
    [24, false, '14:30'],
    [24 * 60, false, 'Tomorrow 14:06'],
  ])('%i minutes away, overdue %s: %s', (minutes, isOverdue, strong) => {
    expect(dose(minutes, isOverdue)).toMatchObject({ strong, rest: 'Ceftriaxone 2 g' });
  });

  test('nothing planned is said', () => {
    expect(nextMedicine(anInpatient({ nextDose: null }), NOW, 'UTC').strong).toBe('None');
  });
});

test('an age that nobody knows is no zero', () => {
  expect(ageAndSex({ age: null, sex: 'female' })).toBe('age ? F');
  expect(ageInWords({ age: 0, sex: null })).toBe('0 y');
});

test('what was not measured has no points, and no points are a zero', () => {
  expect([pointsInWords(null), pointsInWords(0), pointsInWords(3)]).toEqual(['–', '0', '+3']);
});

test('the age of a score keeps its minutes', () => {
  expect(ago(after(-101), NOW)).toBe('1 h 41 min ago');
  expect(lasting(after(-59), NOW)).toBe('59 min');
});

test('the shift changes at seven', () => {
  expect([6, 7, 18, 19].map(shiftInWords)).toEqual([
    'night shift until 07:00',
    'day shift until 19:00',
    'day shift until 19:00',
    'night shift until 07:00',
  ]);
});
