import { describe, expect, test } from 'vitest';
import { byUrgency, clinicalStatusOf, type NurseStatus, type ObservedSet } from './clinical-status.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const minutesFrom = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const set = (minutes: number, part: Partial<ObservedSet> = {}): ObservedSet => ({
  ...{ at: minutesFrom(minutes), enteredAt: minutesFrom(minutes), score: null, atLeast: null, notScored: null },
  ...{ hasThree: false, isAgeUnknown: false, limits: [] },
  ...part,
});
const scored = (minutes: number, score: number, hasThree = false) => set(minutes, { score, hasThree });
const partial = (minutes: number, hasThree = false, atLeast = hasThree ? 3 : 0) =>
  set(minutes, { notScored: 'partial', hasThree, atLeast });
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

  test('worth 7 or more without the rest is critical at once, whatever the last score was', () => {
    const lowerBound = { status: 'critical', isContinuous: true, nextDue: NOON, atLeast: { index: 0, points: 9 } };
    const because = 'The set is not complete: NEWS2 is at least 9';
    expect(clinicalStatus([partial(0, true, 9), scored(-60, 2)])).toMatchObject({ ...lowerBound, because, scored: 1 });
    expect(clinicalStatus([partial(0, true, 9), scored(-5, 8)])).toMatchObject({ ...lowerBound, because });
    expect(clinicalStatus([partial(0, true, 9)])).toMatchObject({ ...lowerBound, because, scored: null });
  });

  test('worth less than the last score leaves it standing', () => {
    const found = clinicalStatus([partial(0, true, 8), scored(-60, 9)]);
    expect(found).toMatchObject({ status: 'critical', because: 'NEWS2 is 9', atLeast: null, scored: 1 });
  });

  test('worth 5 or 6 without a reading of 3 asks for attention', () => {
    const because = 'The set is not complete: NEWS2 is at least 5';
    expect(clinicalStatus([partial(0, false, 5), scored(-60, 2)])).toMatchObject({ status: 'attention', because });
    expect(clinicalStatus([partial(0, false, 4), scored(-60, 2)])).toMatchObject({ status: 'stable' });
  });

  test('worth 7 or more stands until a complete one follows, also when the rest is entered by itself', () => {
    const both = [partial(5), partial(0, true, 9), scored(-60, 2)];
    expect(clinicalStatus(both, minutesFrom(5))).toMatchObject({
      status: 'critical',
      atLeast: { index: 1, points: 9 },
    });
    expect(clinicalStatus([scored(10, 4), ...both], minutesFrom(10))).toMatchObject({
      status: 'stable',
      atLeast: null,
    });
  });

  test('of before somebody looked asks no more, a newer one does', () => {
    const said: NurseStatus = { status: 'stable', at: minutesFrom(-30), atInWords: '11:30', by: 'Sita' };
    expect(clinicalStatus([partial(-40, true, 6)], NOON, said).status).toBe('stable');
    expect(clinicalStatus([partial(0, true, 3), partial(-60, true, 6)], NOON, said).status).toBe('attention');
    expect(clinicalStatus([partial(-60, true, 8)], NOON, said).status).toBe('critical');
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
    atInWords: '08:00',
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

  describe('a child with a reading past a limit of their own', () => {
    const child = (minutes: number, ...limits: ObservedSet['limits']) =>
      set(minutes, { notScored: 'under-16', limits });
    const oxygen = (urgency: 0 | 3 | 4 | 5) =>
      ({ parameter: 'oxygenSaturation', urgency, words: `SpO2 (${urgency})` }) as const;
    const pulse = (urgency: 0 | 3 | 4 | 5) => ({ parameter: 'pulse', urgency, words: `pulse (${urgency})` }) as const;
    const stable = nurseStatus('stable', -30);

    test('newer than the word “stable” is looked at again, and the word stays with its time', () => {
      const found = clinicalStatus([child(0, oxygen(3)), child(-60, oxygen(0))], NOON, stable);
      expect(found).toMatchObject({
        status: 'attention',
        because: 'Stable, said at 08:00 by Sita, before the newest vitals. Look again: SpO2 (3)',
        nextDue: minutesFrom(60),
      });
    });

    test('that is an emergency is critical, and continuous, until somebody says anew how they are', () => {
      const sets = [child(0, oxygen(5), pulse(4))];
      expect(clinicalStatus(sets, NOON, stable)).toMatchObject({ status: 'critical', isContinuous: true });
      expect(clinicalStatus(sets)).toMatchObject({ status: 'critical', because: 'Look now: SpO2 (5), pulse (4)' });
      const again = clinicalStatus(sets, minutesFrom(5), nurseStatus('stable', 5));
      expect(again).toMatchObject({ status: 'stable', because: 'Set by Sita', past: [], isContinuous: false });
    });

    test('that is no worse than what was looked at leaves the word standing, with its time', () => {
      const found = clinicalStatus([child(0, oxygen(3)), child(-60, oxygen(3))], NOON, stable);
      const because = 'Set by Sita at 08:00, before the newest vitals';
      expect(found).toMatchObject({ status: 'stable', because, nextDue: minutesFrom(240) });
      expect(clinicalStatus([child(0, oxygen(4)), child(-60, oxygen(3))], NOON, stable).status).toBe('critical');
    });

    test('that was within its limits in between begins anew', () => {
      const [low, well] = [oxygen(5), oxygen(0)];
      const said = nurseStatus('stable', -50);
      expect(clinicalStatus([child(0, low), child(-60, low)], NOON, said).status).toBe('stable');
      const again = [child(0, low), child(-30, well), child(-60, low)];
      expect(clinicalStatus(again, NOON, said).status).toBe('critical');
      expect(clinicalStatus([child(5, low), ...again], minutesFrom(5), said).status).toBe('critical');
      expect(clinicalStatus([child(0, low), child(-30, oxygen(3)), child(-60, low)], NOON, said).status).toBe('stable');
    });

    test('stays past it when a newer set leaves that reading out', () => {
      const found = clinicalStatus([child(0, pulse(0)), child(-10, oxygen(4)), child(-60, oxygen(0))], NOON, stable);
      expect(found).toMatchObject({ status: 'critical', past: [{ parameter: 'oxygenSaturation', index: 1 }] });
    });

    test('entered after the word was not looked at, also where it was measured before', () => {
      const late = { ...child(-40, oxygen(4)), enteredAt: NOON };
      expect(clinicalStatus([late], NOON, stable).status).toBe('critical');
    });

    test('whom a nurse called critical does not become less', () => {
      expect(clinicalStatus([child(0, oxygen(3))], NOON, nurseStatus('critical', -30)).status).toBe('critical');
    });
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
