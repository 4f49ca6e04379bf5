import { describe, expect, test } from 'vitest';
import { byUrgency, clinicalStatusOf, type NurseStatus, type ObservedSet } from './clinical-status.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const minutesFrom = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const set = (minutes: number, part: Partial<ObservedSet> = {}): ObservedSet => ({
  ...{ at: minutesFrom(minutes), score: null, notScored: null, hasThree: false, isAgeUnknown: false },
  ...part,
});
const scored = (minutes: number, score: number, hasThree = false) => set(minutes, { score, hasThree });
const partial = (minutes: number, hasThree = false) => set(minutes, { notScored: 'partial', hasThree });
const clinicalStatus = (sets: ObservedSet[], now = NOON, nurseStatus: NurseStatus | null = null) =>
  clinicalStatusOf({ admittedAt: minutesFrom(-600), sets, nurseStatus }, now);

describe('a score', () => {
  test.each([
    [0, false, 'stable', 720],
    [1, false, 'stable', 240],
    [4, false, 'stable', 240],
    [3, true, 'attention', 60],
    [5, false, 'attention', 60],
    [6, false, 'attention', 60],
    [7, false, 'critical', 15],
    [20, true, 'critical', 15],
  ])('of %d (single 3: %s) says %s and asks for the next set in %d minutes', (score, hasThree, status, minutes) => {
    const { nextDue, ...found } = clinicalStatus([scored(0, score, hasThree)]);
    expect([found.status, nextDue]).toEqual([status, minutesFrom(minutes)]);
    expect(found.isContinuous).toBe(score >= 7);
  });

  test.each([
    [240, 'stable', false],
    [241, 'stable', true],
    [479, 'stable', true],
    [480, 'attention', true],
  ])('of 2 is, %d minutes later, %s and late: %s', (minutes, status, isLate) => {
    expect(clinicalStatus([scored(0, 2)], minutesFrom(minutes))).toMatchObject({ status, isLate });
  });

  // spec: 4.10
  test('that is critical stays critical however late it is', () => {
    expect(clinicalStatus([scored(0, 9)], minutesFrom(300))).toMatchObject({ status: 'critical', isLate: true });
  });
});

describe('a set that is not complete', () => {
  test('leaves the last score as it was, with its own time for the next', () => {
    const found = clinicalStatus([partial(0), scored(-60, 2)]);
    expect(found).toMatchObject({ status: 'stable', scored: 1, nextDue: minutesFrom(180) });
  });

  test('with a reading of 3 asks for attention and for the rest at once', () => {
    const found = clinicalStatus([partial(0, true), scored(-60, 2)]);
    expect(found).toMatchObject({ status: 'attention', nextDue: NOON });
  });

  test('is forgotten once a complete one follows', () => {
    expect(clinicalStatus([scored(5, 1), partial(0, true), scored(-60, 2)])).toMatchObject({
      status: 'stable',
      scored: 0,
    });
  });

  test('as the only one gives no score, and never stable', () => {
    expect(clinicalStatus([partial(0)])).toMatchObject({ status: 'not-scored', scored: null, nextDue: NOON });
    expect(clinicalStatus([partial(0, true)])).toMatchObject({ status: 'attention', scored: null });
  });
});

describe('without a score', () => {
  const nurseStatus = (status: NurseStatus['status'], minutes: number): NurseStatus => ({
    status,
    at: minutesFrom(minutes),
    by: 'Sita',
  });

  test('the first set is due with the admission, and attention comes an hour later', () => {
    const fresh = (minutes: number) =>
      clinicalStatusOf({ admittedAt: NOON, sets: [], nurseStatus: null }, minutesFrom(minutes));
    expect(fresh(0)).toMatchObject({ status: 'not-scored', nextDue: NOON, because: 'Not scored: no set yet.' });
    expect(fresh(59).status).toBe('not-scored');
    expect(fresh(60).status).toBe('attention');
  });

  test.each(['stable', 'attention', 'critical'] as const)('the nurse says %s', (status) => {
    const child = set(-10, { notScored: 'under-16' });
    expect(clinicalStatus([child], NOON, nurseStatus(status, -5))).toMatchObject({
      status,
      because: 'Set by Sita',
      scored: null,
    });
  });

  test('a child is seen every four hours, and late by as much again needs attention', () => {
    const child = [set(0, { notScored: 'under-16' })];
    expect(clinicalStatus(child).nextDue).toEqual(minutesFrom(240));
    expect(clinicalStatus(child, minutesFrom(479), nurseStatus('stable', 1)).status).toBe('stable');
    expect(clinicalStatus(child, minutesFrom(480), nurseStatus('stable', 1)).status).toBe('attention');
  });

  test('what a nurse said is overtaken by a reading of 3, and by a score', () => {
    expect(clinicalStatus([partial(0, true)], NOON, nurseStatus('stable', -30)).status).toBe('attention');
    expect(clinicalStatus([partial(0, true)], NOON, nurseStatus('critical', -30)).status).toBe('critical');
    expect(clinicalStatus([scored(0, 0)], NOON, nurseStatus('critical', -30)).status).toBe('stable');
  });

  test('a reading of 3 asks to complete the set only where the set is partial', () => {
    const because = (sets: ObservedSet[]) => clinicalStatus(sets).because;
    expect(because([partial(0, true)])).toBe('A single reading of 3: complete the set');
    expect(because([scored(0, 3, true)])).toBe('NEWS2 is 3, with a single reading of 3');
    expect(because([set(0, { notScored: 'under-16' }), partial(-60, true), scored(-90, 9, true)])).toContain(
      'under 16',
    );
  });

  test('whoever turns out to be pregnant is no longer scored', () => {
    const found = clinicalStatus([set(0, { notScored: 'pregnancy' }), scored(-60, 1)]);
    expect(found).toMatchObject({ status: 'not-scored', scored: null, notScored: 'pregnancy' });
  });
});

test('the ward is in the order of need: status, then score, then what is due first', () => {
  const one = (status: 'stable' | 'attention' | 'critical' | 'not-scored', score: number | null, due: number) => ({
    ...{ status, score, nextDue: minutesFrom(due) },
  });
  const ward = [
    one('stable', 0, 10),
    one('attention', 3, 30),
    one('stable', 2, 20),
    one('not-scored', null, 5),
    one('critical', 9, 15),
    one('attention', 6, 50),
    one('stable', 2, 10),
  ];
  expect(ward.toSorted(byUrgency).map(({ status, score, nextDue }) => [status, score, nextDue.getTime()])).toEqual(
    [
      one('critical', 9, 15),
      one('attention', 6, 50),
      one('attention', 3, 30),
      one('not-scored', null, 5),
      one('stable', 2, 10),
      one('stable', 2, 20),
      one('stable', 0, 10),
    ].map(({ status, score, nextDue }) => [status, score, nextDue.getTime()]),
  );
});
