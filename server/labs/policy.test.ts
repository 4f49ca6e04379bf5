import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { LAB_STATES, type LabState } from '#contract/lab-orders.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedSteps, maySee, maySeeResult, type Reader } from './policy.ts';

const who = (role: Role, accountId: string): Actor => ({ role, accountId, sessionId: 's', requestId: null });
const reader = (actor: Actor, hasChart = false): Reader => ({
  actor,
  hasChart,
  inCareOf: new Set(hasChart ? ['p'] : []),
});
const READERS = {
  'the patient': reader(who('patient', 'pa')),
  'another patient': reader(who('patient', 'qa')),
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
  patient_account_id: 'pa',
  entered_by: null,
  taken_by: null,
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

test('whoever took an order carries it out', () => {
  const taken = { ...order('ordered'), taken_by: 'm' };
  expect(allowedSteps(READERS['another nurse'], taken)).toMatchObject({
    take: false,
    collect: true,
    enterResult: true,
  });
});
