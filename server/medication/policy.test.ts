import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedOnDose, allowedOnOrder, isFlaggedChange, undoUntil } from './policy.ts';

const NOW = new Date('2026-11-18T06:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const who = (role: Role, accountId: string): Actor => ({ role, accountId, sessionId: 's', requestId: null });
const [nurse, colleague, doctor, patient] = [
  who('staff', 'n'),
  who('staff', 'm'),
  who('doctor', 'd'),
  who('patient', 'p'),
];
const record = { recorded_by: 'n', recorded_at: NOW };

const allowed = (can: Record<string, boolean>) => Object.keys(can).filter((step) => can[step]);

test.each([
  ['a nurse', nurse, { running: [], asNeeded: ['give'] }],
  ['a doctor', doctor, { running: ['change', 'stop'], asNeeded: ['change', 'stop'] }],
  ['the patient', patient, { running: [], asNeeded: [] }],
] as const)('%s may do with an order what the rules say, and nothing once it has ended', (_who, actor, may) => {
  expect(allowed(allowedOnOrder(actor, { isRunning: true, isAsNeeded: false }))).toEqual(may.running);
  expect(allowed(allowedOnOrder(actor, { isRunning: true, isAsNeeded: true }))).toEqual(may.asNeeded);
  expect(allowed(allowedOnOrder(actor, { isRunning: false, isAsNeeded: true }))).toEqual([]);
});

test.each([
  ['a nurse', nurse, { open: ['complete', 'notGiven'], recorded: ['undo', 'markWrong'], late: ['markWrong'] }],
  ['another nurse', colleague, { open: ['complete', 'notGiven'], recorded: ['markWrong'], late: ['markWrong'] }],
  ['a doctor', doctor, { open: [], recorded: [], late: [] }],
  ['the patient', patient, { open: [], recorded: [], late: [] }],
] as const)('%s may do with a dose what the rules say', (_who, actor, may) => {
  const open = { record: undefined, isStopped: false };
  expect(allowed(allowedOnDose(actor, open, NOW))).toEqual(may.open);
  expect(allowed(allowedOnDose(actor, { ...open, isStopped: true }, NOW))).toEqual([]);
  expect(allowed(allowedOnDose(actor, { record, isStopped: false }, later(9_999)))).toEqual(may.recorded);
  expect(allowed(allowedOnDose(actor, { record, isStopped: false }, later(10_000)))).toEqual(may.late);
});

test('the time to undo is told to whoever recorded it, while it lasts', () => {
  expect(undoUntil(nurse, record, NOW)).toEqual(later(10_000));
  expect(undoUntil(nurse, record, later(10_000))).toBeNull();
  expect(undoUntil(colleague, record, NOW)).toBeNull();
});

test.each([
  ['another doctor’s order, in care', { writer: 'e', ground: 'care' }, false],
  ['another doctor’s order, by an alert', { writer: 'e', ground: 'alert' }, true],
  ['another doctor’s order, by broken glass', { writer: 'e', ground: 'glass' }, true],
  ['another doctor’s order, on no ground', { writer: 'e', ground: null }, true],
  ['their own order, by an alert', { writer: 'd', ground: 'alert' }, false],
])('changing %s is flagged as the rules say', (_what, change, isFlagged) => {
  expect(isFlaggedChange(doctor, change)).toBe(isFlagged);
});
