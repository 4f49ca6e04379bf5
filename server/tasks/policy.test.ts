import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedSteps, mayRead, maySee } from './policy.ts';

const who = (role: Role, accountId: string): Actor => ({ role, accountId, sessionId: 's', requestId: null });
const ACTORS = {
  'the doctor who gave it': who('doctor', 'd'),
  'another doctor': who('doctor', 'e'),
  'the nurse it is meant for': who('staff', 'n'),
  'another nurse': who('staff', 'm'),
  'an administrator': who('admin', 'a'),
};
const forOne = { given_by: 'd', to_id: 'n', taken_by: null, state: 'open' as const };
const forAnyone = { ...forOne, to_id: null };
const allowed = (may: (actor: Actor) => boolean) =>
  Object.entries(ACTORS).flatMap(([name, actor]) => (may(actor) ? [name] : []));

test('a task is seen by who gave it and whom it is meant for', () => {
  expect(allowed((actor) => maySee(actor, forOne))).toEqual(['the doctor who gave it', 'the nurse it is meant for']);
  expect(allowed((actor) => maySee(actor, forAnyone))).toEqual([
    'the doctor who gave it',
    'the nurse it is meant for',
    'another nurse',
  ]);
});

test('an open task is taken by a nurse for whom it is meant', () => {
  expect(allowed((actor) => allowedSteps(actor, forOne, true).take)).toEqual(['the nurse it is meant for']);
  expect(allowed((actor) => allowedSteps(actor, { ...forOne, state: 'done' }, true).take)).toEqual([]);
});

test('a task that someone took is finished by whoever took it, one that nobody took by any nurse who can read it', () => {
  const taken = { ...forAnyone, state: 'taken' as const, taken_by: 'm' };
  expect(allowed((actor) => allowedSteps(actor, taken, true).finish)).toEqual(['another nurse']);
  expect(allowed((actor) => allowedSteps(actor, forAnyone, true).finish)).toEqual([
    'the nurse it is meant for',
    'another nurse',
  ]);
  expect(allowed((actor) => allowedSteps(actor, forAnyone, false).finish)).toEqual([]);
});

test('its words are read by those in care and by who gave, got, took or did it', () => {
  const row = { ...forOne, state: 'done' as const, taken_by: 'm', done_by: 'm' };
  expect(allowed((actor) => mayRead(actor, row, false))).toEqual([
    'the doctor who gave it',
    'the nurse it is meant for',
    'another nurse',
  ]);
  expect(mayRead(ACTORS['another doctor'], row, true)).toBe(true);
});
