import { expect, test } from 'vitest';
import { type Attempt, mayBeginAnew, nextStep, patienceMs } from './healing.ts';

const BEGUN: Attempt = { aliveAt: 1_000, unwellSince: 1_000, restartedAt: 0, hasConnected: false, failures: 0 };
const HELD: Attempt = { ...BEGUN, aliveAt: 0, unwellSince: 100_000, hasConnected: true };

test.each([
  ['a beginning of four seconds is waited for', BEGUN, 5_000, 'wait'],
  ['a beginning that shows nothing for five is given up', BEGUN, 6_000, 'begin-anew'],
  ['one whose answer came a second ago is not', { ...BEGUN, aliveAt: 5_000 }, 6_000, 'wait'],
  ['the second one has ten seconds', { ...BEGUN, failures: 1 }, 10_999, 'wait'],
  ['the fourth and all after it forty', { ...BEGUN, failures: 9 }, 40_999, 'wait'],
  ['the browser heals by itself for two seconds', HELD, 101_999, 'wait'],
  ['then a new way is looked for', HELD, 102_000, 'new-way'],
  ['a new way has five seconds', { ...HELD, restartedAt: 102_000 }, 106_999, 'wait'],
  ['then it begins anew', { ...HELD, restartedAt: 102_000 }, 107_000, 'begin-anew'],
] as const)('%s', (_name, attempt, now, step) => {
  expect(nextStep(attempt, { now, passageMs: 0, isBack: false })).toBe(step);
});

test('a network that is back is tried at once', () => {
  expect(nextStep(HELD, { now: 100_001, passageMs: 0, isBack: true })).toBe('new-way');
});

test('a server that takes three seconds for each answer is given them four times, and at most twenty seconds', () => {
  expect([0, 3_000, 60_000].map((passageMs) => patienceMs(0, passageMs))).toEqual([5_000, 17_000, 25_000]);
});

/** Two sides on a slow machine: what each sends arrives `passage` later. Counts how often it was begun until both are connected. */
function beginningsOf(passage: number): number {
  const offerer = { ...BEGUN, aliveAt: 0, unwellSince: 0 };
  const answerer = { ...BEGUN, aliveAt: 0, unwellSince: 0 };
  const mail: { at: number; what: 'offer' | 'answer' | 'again'; round: number }[] = [];
  let [round, known] = [1, 0];
  mail.push({ at: passage, what: 'offer', round });
  const begin = (now: number) => {
    round += 1;
    Object.assign(offerer, { aliveAt: now, failures: offerer.failures + 1 });
    mail.push({ at: now + passage, what: 'offer', round });
  };
  for (let now = 0; now < 300_000; now += 500) {
    const passageMs = passage / 2;
    for (const letter of mail.filter(({ at }) => at > now - 500 && at <= now)) {
      if (letter.what === 'offer') {
        known = letter.round;
        answerer.aliveAt = now;
        mail.push({ at: now + passage, what: 'answer', round: known });
      } else if (letter.what === 'answer' && letter.round === round) return round;
      else if (letter.what === 'again' && mayBeginAnew(offerer, { now, passageMs, isByHand: false })) begin(now);
    }
    if (nextStep(offerer, { now, passageMs, isBack: false }) === 'begin-anew') begin(now);
    if (nextStep(answerer, { now, passageMs, isBack: false }) === 'begin-anew') {
      Object.assign(answerer, { aliveAt: now, failures: answerer.failures + 1 });
      mail.push({ at: now + passage, what: 'again', round: known });
    }
  }
  return Number.POSITIVE_INFINITY;
}

test.each([200, 2_000, 6_000, 10_000])('with %i ms from page to page both meet in the first beginning', (passage) => {
  expect(beginningsOf(passage)).toBe(1);
});

test('the other side that asks is heard when this beginning has had its time, and whoever presses Try again at once', () => {
  const asked = (now: number, isByHand: boolean) => mayBeginAnew(BEGUN, { now, passageMs: 0, isByHand });
  expect([asked(5_999, false), asked(6_000, false)]).toEqual([false, true]);
  expect([asked(2_999, true), asked(3_000, true)]).toEqual([false, true]);
});
