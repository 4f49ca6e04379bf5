import { describe, expect, test } from 'vitest';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '#contract/appointments/appointments.ts';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import {
  allowedActions,
  canBecome,
  isDoctorToldBy,
  listsOwnAs,
  mayChangeStatusTo,
  mayReadOwnWords,
  maySee,
  mayUndo,
  mustGiveReason,
} from './policy.ts';

const START = new Date('2026-11-18T06:00:00Z');
const BEFORE = new Date(START.getTime() - 60_000);
const at = (now: Date) => ({ now, timeZone: 'Asia/Kolkata' });
const who = (role: Role, accountId: string): Actor => ({
  role,
  accountId,
  sessionId: 's',
  requestId: null,
  patientId: accountId,
});

const ACTORS = {
  'the patient': who('patient', 'p'),
  'another patient': who('patient', 'q'),
  'their doctor': who('doctor', 'd'),
  'another doctor': who('doctor', 'e'),
  'the desk': who('staff', 'n'),
  'the reception': who('desk', 'r'),
  'an administrator': who('admin', 'a'),
};
type Who = keyof typeof ACTORS;

const row = (status: AppointmentStatus) => ({
  status,
  doctor_id: 'd',
  patient_id: 'p',
  starts_at: START,
  expires_at: START,
  confirmed_at: null,
  decided_by: null,
  decided_at: null,
  moved_at: null,
  arrived_at: null,
  with_doctor_at: null,
  is_walk_in: false,
  finished_by: null,
  mode: 'in-person' as const,
});

const allowed = (actor: Actor, status: AppointmentStatus, now: Date) =>
  Object.entries(allowedActions(actor, row(status), at(now)))
    .filter(([, may]) => may)
    .map(([action]) => action);

/** Whatever is not in this table nobody may do. */
const MAY: Partial<
  Record<AppointmentStatus, { before: Partial<Record<Who, string[]>>; after: Partial<Record<Who, string[]>> }>
> = {
  pending: {
    before: {
      'the patient': ['cancel', 'reschedule'],
      'their doctor': ['approve', 'reject', 'cancel', 'move'],
      'the desk': ['cancel', 'move'],
      'the reception': ['cancel', 'move'],
    },
    after: {},
  },
  approved: {
    before: {
      'the patient': ['cancel', 'reschedule', 'confirm', 'arrive'],
      'their doctor': ['cancel', 'move'],
      'the desk': ['cancel', 'arrive', 'move'],
      'the reception': ['cancel', 'arrive', 'move'],
    },
    after: {
      'the patient': ['arrive'],
      'their doctor': ['complete', 'noShow'],
      'the desk': ['arrive'],
      'the reception': ['cancel', 'arrive', 'move'],
    },
  },
};

describe.each(APPOINTMENT_STATUSES)('an appointment that is %s', (status) => {
  // spec: 4.5
  test.each(Object.keys(ACTORS) as Who[])('allows %s what the rules say, before its start and after', (name) => {
    const actor = ACTORS[name];
    expect(allowed(actor, status, BEFORE)).toEqual(MAY[status]?.before[name] ?? []);
    expect(allowed(actor, status, START)).toEqual(MAY[status]?.after[name] ?? []);
  });

  test('is seen by its two sides and the desk, and by nobody else', () => {
    const seers = (Object.keys(ACTORS) as Who[]).filter((name) => maySee(ACTORS[name], row(status)));
    expect(seers).toEqual(['the patient', 'their doctor', 'the desk', 'the reception']);
  });
});

test('a confirmed appointment is not confirmed again', () => {
  const confirmed = { ...row('approved'), confirmed_at: BEFORE };
  expect(allowedActions(ACTORS['the patient'], confirmed, at(BEFORE)).confirm).toBe(false);
});

describe('past its time', () => {
  const CALLED = { ...row('approved'), arrived_at: BEFORE, with_doctor_at: START };
  test.each<[string, Parameters<typeof allowedActions>[1], Date, boolean]>([
    ['a visit of today is', row('approved'), START, true],
    ['a visit of which the patient waits is', { ...row('approved'), arrived_at: BEFORE }, START, true],
    ['a visit that was called in is not', CALLED, START, false],
    ['a visit of yesterday is not', row('approved'), new Date(START.getTime() + 24 * 3_600_000), false],
    ['a request is not', row('pending'), START, false],
    ['a visit that is over is not', row('completed'), START, false],
  ])('%s moved and cancelled by the reception', (_what, visit, now, may) => {
    expect(allowedActions(ACTORS['the reception'], visit, at(now))).toMatchObject({ cancel: may, move: may });
    expect(allowedActions(ACTORS['the desk'], visit, at(now))).toMatchObject({ cancel: false, move: false });
  });
});

test('a request whose time to answer is over is no longer decided', () => {
  const overdue = { ...row('pending'), expires_at: BEFORE };
  expect(allowedActions(ACTORS['their doctor'], overdue, at(BEFORE))).toMatchObject({ approve: false, reject: false });
});

describe('taking a decision back', () => {
  const decided = (status: AppointmentStatus) => ({ ...row(status), decided_by: 'd', decided_at: BEFORE });
  const later = (milliseconds: number) => new Date(BEFORE.getTime() + milliseconds);

  test.each([
    ['approved', 0, true],
    ['rejected', 9_999, true],
    ['approved', 10_000, false],
    ['rejected', 10_000, false],
    ['cancelled', 0, false],
    ['completed', 0, false],
  ] as const)('%s, %i milliseconds ago: %s', (status, milliseconds, may) => {
    expect(mayUndo(ACTORS['their doctor'], decided(status), later(milliseconds))).toBe(may);
  });

  test('is for whoever decided', () => {
    const others = Object.values(ACTORS).filter(({ accountId }) => accountId !== 'd');
    expect(others.filter((actor) => mayUndo(actor, decided('approved'), later(1)))).toEqual([]);
  });
});

// spec: 4.4
test('what an appointment can become', () => {
  const next = APPOINTMENT_STATUSES.map((from) => [from, APPOINTMENT_STATUSES.filter((to) => canBecome(from, to))]);
  expect(Object.fromEntries(next)).toEqual({
    pending: ['approved', 'rejected', 'expired', 'cancelled'],
    approved: ['cancelled', 'completed', 'no-show'],
    rejected: [],
    expired: [],
    cancelled: [],
    completed: [],
    'no-show': [],
  });
});

test.each<[Who, { lists: string; statuses: number; reason: boolean; told: boolean }]>([
  ['the patient', { lists: 'patient', statuses: 1, reason: false, told: true }],
  ['their doctor', { lists: 'doctor', statuses: APPOINTMENT_STATUSES.length, reason: true, told: false }],
  ['the desk', { lists: 'desk', statuses: 1, reason: true, told: true }],
])('%s lists, cancels and decides as the rules say', (name, { lists, statuses, reason, told }) => {
  const actor = ACTORS[name];
  expect(listsOwnAs(actor)).toBe(lists);
  expect(APPOINTMENT_STATUSES.filter((status) => mayChangeStatusTo(actor, status))).toHaveLength(statuses);
  expect(mayChangeStatusTo(actor, 'cancelled')).toBe(true);
  expect(mustGiveReason(actor)).toBe(reason);
  expect(isDoctorToldBy(actor)).toBe(told);
});

test('the reason of a decision is read by those in care and by whoever wrote it', () => {
  expect(mayReadOwnWords(ACTORS['the desk'], false, 'n')).toBe(true);
  expect(mayReadOwnWords(ACTORS['the desk'], false, 'd')).toBe(false);
  expect(mayReadOwnWords(ACTORS['the desk'], true, 'd')).toBe(true);
});
