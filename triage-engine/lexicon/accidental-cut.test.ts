// A cut on a thing is a wound and no crisis. In doubt it stays a crisis.
import { expect, test } from 'vitest';
import { isCrisis } from '#contract/triage/dangers.ts';
import { triage } from '../triage.ts';

const WOUNDS = /wound|cut|injury/;

const read = (text: string) => {
  const { flags, understood, urgency } = triage({ text, person: {} });
  return { isCrisis: isCrisis(flags), urgency, isWound: understood.some(({ finding }) => WOUNDS.test(finding)) };
};

test.each([
  'I cut my leg on a nail',
  'cut my arm on a fence',
  'I cut my arm on barbed wire',
  'cut my leg on a rusty nail in the garden',
  'my son cut himself on a nail',
  'I cut myself on a tin lid',
  'cut my leg climbing over a wall',
  'I accidentally cut my arm with a kitchen knife while chopping onions',
  'cut my arm with the bread knife when slicing bread',
  'cut my leg with a saw',
  'I cut my arms on brambles',
  'cuts on my arms from gardening',
  'she cut her leg on a rock at the beach',
])('an accident is a wound and no crisis: %s', (text) => {
  expect(read(text)).toMatchObject({ isCrisis: false, isWound: true });
});

test.each([
  'I cut my wrist on broken glass while washing up',
  'slipped and cut my wrist on a broken plate',
  'cut my wrist by accident opening a can',
])('at the wrist it is an accident where both the thing and the doing are told: %s', (text) => {
  expect(read(text)).toMatchObject({ isCrisis: false, isWound: true });
});

// Decided for safety: a thing alone, or a doing alone, may be an excuse; two wrists are hardly an accident.
test.each([
  'I cut my wrist on broken glass',
  'I cut my wrist on a fence',
  'I cut my wrist while cooking',
  'I cut my wrist with a knife',
  'I cut my wrists on broken glass',
  'I cut both wrists while washing up',
])('at the wrist it stays a crisis where it is ambiguous: %s', (text) => {
  expect(read(text)).toMatchObject({ isCrisis: true, urgency: 4 });
});

test.each([
  'I cut my wrists',
  'I cut my wrist',
  'cutting my arms',
  'I keep cutting my legs',
  'cut my wrist with a blade on purpose',
  'I cut my arm with a knife',
  'I cut my arm with glass',
  'I cut my leg on purpose on a nail',
  'I cut my arm on a fence because I wanted to feel something',
  'I cut my arm on a nail. I want to die.',
  'I cut my arm with a razor while cooking',
  'I cut my arm on a mirror to feel better',
  'I cut myself with a razor to feel better',
  'my daughter is cutting herself',
  'slit my wrists',
  'I cut myself',
  'cuts on my arms',
  'cut my arm again',
])('on purpose, or in doubt, it is a crisis: %s', (text) => {
  expect(read(text)).toMatchObject({ isCrisis: true, urgency: 4 });
});

test('a wound that does not stop bleeding is an emergency, also by accident', () => {
  expect(read('cut my leg with a saw, bleeding will not stop').urgency).toBeGreaterThanOrEqual(4);
});

test('after an accident at the wrist it is asked whether it was one', () => {
  const { questions } = triage({ text: 'I cut my wrist on broken glass while washing up', person: {} });
  expect(questions.map(({ finding }) => finding)).toContain('self-harm');
});
