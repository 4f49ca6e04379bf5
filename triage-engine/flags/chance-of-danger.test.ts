import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { DANGER_WEIGHTS } from './chance-of-danger.generated.ts';
import { SIGNS_OF_DANGER } from './chance-of-danger.ts';

test('each sign has its weight', () => {
  expect(DANGER_WEIGHTS.weights).toHaveLength(SIGNS_OF_DANGER.length);
});

describe('a flag that hardly means a danger is asked about by name', () => {
  test.each([
    ['mundan nahi, naye blade se shave ki kal, gardan pe thode laal daane hain, mar jaungi khujli se haha', 'suicide'],
  ])('%s', (text, danger) => {
    const { urgency, asks } = triage({ text, person: {} });
    expect(urgency ?? 2).toBeLessThanOrEqual(3);
    expect(urgency === 3 ? asks.map((one) => one.danger) : [danger]).toContain(danger);
  });

  test('nor is it looked after at home', () => {
    const text = 'I burned my hand on the stove, there is a small blister.';
    expect(triage({ text, person: {} }).urgency).toBeGreaterThanOrEqual(4);
  });

  test.each([
    'about 40 bee stings on my back and face',
    'my father fell asleep at the table, I cannot wake him and his lips are blue',
    'I banged my head on the cupboard door yesterday, I take warfarin, it is only a little sore',
  ])('and not of: %s', (text) => {
    expect(triage({ text, person: {} }).urgency).toBeGreaterThanOrEqual(4);
  });
});
