import { describe, expect, test } from 'vitest';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import type { VisitAct, VisitState } from '#contract/appointments/reception.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/actor.ts';
import { allowedActs } from '../policy.ts';
import { lettersOf, tokenText } from './token-text.ts';
import { visitState } from './visit-state.ts';

const START = new Date('2026-11-18T06:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const moment = (minutes: number) => ({ now: at(minutes), timeZone: 'Asia/Kolkata' });
const who = (role: Role, accountId: string): Actor => ({
  role,
  accountId,
  sessionId: 's',
  requestId: null,
  patientId: accountId,
});
const RECEPTION = who('desk', 'r');

type Came = { arrived?: true; called?: true; left?: true; markedBy?: string };
const row = (status: AppointmentStatus, { arrived, called, left, markedBy }: Came = {}) => ({
  status,
  doctor_id: 'd',
  patient_id: 'p',
  starts_at: START,
  expires_at: START,
  confirmed_at: null,
  decided_by: null,
  decided_at: null,
  moved_at: null,
  arrived_at: arrived ? at(-5) : null,
  with_doctor_at: called ? at(0) : null,
  left_at: left ? at(20) : null,
  is_walk_in: false,
  finished_by: markedBy ?? null,
  mode: 'in-person' as const,
});

const CALLED_IN: VisitAct[] = ['done', 'left', 'call-again', 'back-to-waiting'];

/** What the reception may note; what is not in this table it may not. */
test.each<[string, AppointmentStatus, Came, number, VisitState | null, VisitAct[]]>([
  ['waits for an answer', 'pending', {}, -10, 'asked', []],
  ['is booked', 'approved', {}, -10, 'booked', ['arrived']],
  ['is booked for this evening', 'approved', {}, -11 * 60, 'booked', ['arrived']],
  ['is booked for tomorrow morning', 'approved', {}, -12 * 60, 'booked', []],
  ['is a minute late', 'approved', {}, 1, 'late', ['arrived']],
  ['is a quarter of an hour late', 'approved', {}, 15, 'late', ['arrived', 'did-not-come']],
  ['has arrived', 'approved', { arrived: true }, -1, 'arrived', ['with-doctor', 'done', 'left', 'not-here']],
  [
    'has arrived and waits long',
    'approved',
    { arrived: true },
    60,
    'arrived',
    ['with-doctor', 'done', 'left', 'not-here'],
  ],
  ['is with the doctor', 'approved', { arrived: true, called: true }, 1, 'with-doctor', CALLED_IN],
  ['is done', 'completed', { arrived: true, called: true, markedBy: 'r' }, 20, 'done', ['take-back']],
  ['is done, says the doctor', 'completed', { arrived: true, called: true, markedBy: 'd' }, 20, 'done', []],
  ['was done yesterday', 'completed', { arrived: true, markedBy: 'r' }, 24 * 60, 'done', []],
  ['has left', 'no-show', { arrived: true, left: true, markedBy: 'r' }, 25, 'left', ['came-after-all', 'take-back']],
  ['did not come', 'no-show', { markedBy: 'r' }, 30, 'did-not-come', ['came-after-all', 'take-back']],
  ['did not come, says the doctor', 'no-show', { markedBy: 'd' }, 30, 'did-not-come', ['came-after-all']],
  ['did not come yesterday', 'no-show', { markedBy: 'r' }, 24 * 60, 'did-not-come', []],
  ['was cancelled', 'cancelled', {}, -10, 'cancelled', []],
  ['was rejected', 'rejected', {}, -10, null, []],
  ['was never answered', 'expired', {}, 10, null, []],
])('who %s is shown and noted as the rules say', (_who, status, came, minutes, state, acts) => {
  expect(visitState(row(status, came), at(minutes))).toBe(state);
  expect(allowedActs(RECEPTION, row(status, came), moment(minutes))).toEqual(acts);
});

describe('besides the reception', () => {
  const arrived = row('approved', { arrived: true });
  test.each<[string, Actor, VisitAct[]]>([
    ['their doctor calls in', who('doctor', 'd'), ['with-doctor']],
    ['another doctor notes nothing', who('doctor', 'e'), []],
    ['the patient notes nothing', who('patient', 'p'), []],
    ['a nurse notes nothing here', who('staff', 'n'), []],
    ['an administrator notes nothing', who('admin', 'a'), []],
  ])('%s', (_what, actor, acts) => {
    expect(allowedActs(actor, arrived, moment(1))).toEqual(acts);
    expect(allowedActs(actor, row('no-show'), moment(30))).toEqual([]);
    expect(allowedActs(actor, row('approved'), moment(30))).toEqual([]);
  });
});

test.each([
  [0, 'A'],
  [7, 'H'],
  [8, 'J'],
  [23, 'Z'],
  [24, 'AA'],
  [47, 'AZ'],
  [48, 'BA'],
])('doctor number %i of a day has the letters %s', (place, letters) => {
  expect(lettersOf(place)).toBe(letters);
});

test('no two doctors of a day have the same letters, and none has an I or an O', () => {
  const all = Array.from({ length: 700 }, (_, place) => lettersOf(place));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((letters) => /[IO]/.test(letters))).toEqual([]);
});

test('a token is read out as letters and at least two figures', () => {
  expect([tokenText('A', 7), tokenText('B', 17), tokenText('C', 117)]).toEqual(['A-07', 'B-17', 'C-117']);
});
