import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import { LAB_STATES, type LabState } from '#contract/labs/lab-orders.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedSteps, maySee, maySeeResult, maySeeReview, type Reader } from './policy.ts';

const who = (role: Role, accountId: string): Actor => ({
  role,
  accountId,
  sessionId: 's',
  requestId: null,
  patientId: accountId,
});
const NOW = new Date('2026-03-02T08:00:00Z');
const reader = (actor: Actor, hasChart = false): Reader => ({
  now: NOW,
  actor,
  hasChart,
  inCareOf: new Set(hasChart ? ['p'] : []),
});
const READERS = {
  'the patient': reader(who('patient', 'p')),
  'another patient': reader(who('patient', 'q')),
  'the doctor who ordered': reader(who('doctor', 'd')),
  'a doctor in care': reader(who('doctor', 'e'), true),
  'another doctor': reader(who('doctor', 'f')),
  'a nurse in care': reader(who('staff', 'n'), true),
  'another nurse': reader(who('staff', 'm')),
};
const order = (state: LabState) => ({
  state,
  ordered_by: 'd',
  patient_id: 'p',
  entered_by: null,
  entered_at: null,
  taken_by: null,
  taken_at: null,
  call_back: null,
});
const those = (may: (one: Reader) => boolean) =>
  Object.entries(READERS).flatMap(([name, one]) => (may(one) ? [name] : []));
const DOCTORS = ['the doctor who ordered', 'a doctor in care'];

test.each(LAB_STATES)('an order that is %s is seen, and its result read, by whom the rules say', (state) => {
  const isWork = state === 'ordered' || state === 'collected';
  expect(those((one) => maySee(one, order(state)))).toEqual([
    'the patient',
    ...DOCTORS,
    'a nurse in care',
    ...(isWork ? ['another nurse'] : []),
  ]);
  expect(those((one) => maySeeResult(one, order(state)))).toEqual([
    ...(state === 'released' ? ['the patient'] : []),
    ...DOCTORS,
    'a nurse in care',
  ]);
});

/** Whatever is not in this table nobody may do. */
const MAY: Partial<Record<LabState, Record<string, string[]>>> = {
  ordered: {
    take: ['another nurse'],
    collect: ['a nurse in care'],
    enterResult: ['a nurse in care'],
    cancel: DOCTORS,
  },
  collected: { take: ['another nurse'], enterResult: ['a nurse in care'], cancel: DOCTORS },
  resulted: { enterResult: ['a nurse in care'], review: DOCTORS },
  reviewed: { release: DOCTORS },
};

test.each(LAB_STATES)('an order that is %s allows each what the rules say', (state) => {
  for (const step of ['take', 'collect', 'enterResult', 'review', 'release', 'cancel'] as const) {
    expect([step, those((one) => allowedSteps(one, order(state))[step])]).toEqual([step, MAY[state]?.[step] ?? []]);
  }
});

const ago = (ms: number) => new Date(NOW.getTime() - ms);

test('whoever took an order carries it out, for a day', () => {
  const old = { ...order('ordered'), taken_by: 'm', taken_at: ago(DAY_MS) };
  expect(allowedSteps(READERS['another nurse'], old)).toMatchObject({ take: true, collect: false });
  const taken = { ...old, taken_at: ago(DAY_MS - 1) };
  expect(allowedSteps(READERS['another nurse'], taken)).toMatchObject({
    take: false,
    collect: true,
    enterResult: true,
  });
});

test('whoever entered a result sees it for a day, and never what the doctor wrote about it', () => {
  const nurse = READERS['another nurse'];
  const entered = { ...order('reviewed'), entered_by: 'm', entered_at: ago(DAY_MS - 1) };
  expect([maySee(nurse, entered), maySeeResult(nurse, entered), maySeeReview(nurse, entered)]).toEqual([
    true,
    true,
    false,
  ]);
  const old = { ...entered, entered_at: ago(DAY_MS) };
  expect([maySee(nurse, old), maySeeResult(nurse, old)]).toEqual([false, false]);
  expect(those((one) => maySeeReview(one, order('released')))).toEqual(['the patient', ...DOCTORS, 'a nurse in care']);
});
