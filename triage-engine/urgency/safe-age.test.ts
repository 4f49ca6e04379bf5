// Old people look after a clear trifle of skin, nails, mouth or nose themselves. Nothing else is called a trifle in them.
import { describe, expect, test } from 'vitest';
import { urgencyOf } from '../triage.ts';

const at80 = (text: string) => urgencyOf({ text, person: { ageYears: 80, sex: 'female' } });

describe('at 80', () => {
  test.each([
    'paper cut on my finger',
    'my hands are dry from washing up',
    'a corn on my little toe',
    'hiccups for half an hour',
    'mosquito bite on my arm, itchy',
    'broke a fingernail, slightly sore',
    'chapped lips in the cold weather',
    'I have a cold since yesterday, runny nose and sneezing',
  ])('is looked after at home: %s', (text) => {
    expect(at80(text)).toBe(1);
  });

  test.each([
    'I have a cold since yesterday, runny nose, sneezing and a fever',
    'I have had a cold for ten days, runny nose and sneezing',
    'cold since yesterday, runny nose and a cough',
    'chapped lips and I feel weak',
    'paper cut on my finger, I take warfarin',
    'paper cut on my finger, I am diabetic',
    'corn on my toe, it is black',
    'mild heartburn after a big meal',
    'constipated for two days',
    'bruise on my shin from the coffee table',
    'foot fell asleep, pins and needles for a minute',
    'cramp in my calf last night, gone now',
    'a bit sunburnt on my shoulders',
    'my legs ache after gardening',
    'mosquito bite on my arm and I fell this morning',
  ])('is not: %s', (text) => {
    expect(at80(text)).not.toBe(1);
  });
});

test('an age that is written counts as one of the profile', () => {
  expect(urgencyOf({ text: 'I am 84, paper cut on my finger', person: {} })).toBe(1);
  expect(urgencyOf({ text: 'I am 84, bit of heartburn after a big meal', person: {} })).not.toBe(1);
});
