import { expect, test } from 'vitest';
import { readAttributes } from './read-attributes.ts';

test.each([
  ['cough for 3 weeks', 21],
  ['cough since yesterday', 1],
  ['2-day history of fever', 2],
  ['fever for the past two days', 2],
  ['pain over the last four days', 4],
  ['it began an hour ago', 1 / 24],
  ['headaches for several months', 150],
  ['a rash for about a week now', 7],
  ['He has smoked for 40 years. Cough for 2 days', 2],
  ['58 year old man with cough', undefined],
  ['each spell lasts 30 seconds', undefined],
  ['a cough for ages', 1500],
  ['I rinsed my eye for ages', undefined],
])('%j lasts %j days', (text, days) => {
  const { durationDays } = readAttributes(text);
  if (days === undefined) expect(durationDays).toBeUndefined();
  else expect(durationDays).toBeCloseTo(days, 2);
});

test.each([
  ['it came on suddenly', 'sudden'],
  ['abrupt onset of pain', 'sudden'],
  ['it got worse gradually', 'gradual'],
  ['no sudden weight loss', undefined],
])('%j began %j', (text, onset) => {
  expect(readAttributes(text).onset).toBe(onset);
});

test.each([
  ['Pain 7/10', 7],
  ['the pain is 8 out of 10, at night 9/10', 9],
  ['on 3/4 of the leg', undefined],
])('%j is a pain of %j', (text, score) => {
  expect(readAttributes(text).painScore).toBe(score);
});
