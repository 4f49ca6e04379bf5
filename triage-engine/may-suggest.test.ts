// Harm by oneself or by others is named to nobody who has not told of it. It may be asked for, and a crisis stays one.
import { describe, expect, test } from 'vitest';
import { isCrisis } from '#contract/triage/dangers.ts';
import { type Person, triage } from './triage.ts';

const HARM = ['self-harm-condition', 'domestic-violence', 'child-abuse', 'sexual-violence', 'choking-strangulation'];
const HARM_IN_WORDS = /self-harm|abuse|violence|assault|strangulation|harm to a child/i;

describe('is never named as a possible cause', () => {
  const UNTOLD: [string, Person][] = [
    ['paper cut on my finger', {}],
    ['small cut on my finger from paper', {}],
    ['I cut my finger', {}],
    ['I cut my finger', { ageYears: 19, sex: 'female' }],
    ['I cut my thumb with a kitchen knife', { ageYears: 30, sex: 'male' }],
    ['deep cut on my hand', {}],
    ['I cut my leg on a nail', {}],
    ['my child has a bruise on the leg', {}],
    ['my 3 year old has a bruise on his arm', {}],
    ['bruise on the forehead', { ageYears: 2, sex: 'male' }],
    ['my daughter has bruises', { ageYears: 6, sex: 'female' }],
    ['bruise on my arm', { ageYears: 30, sex: 'female' }],
    ['bruises and anxiety, I sleep badly', { ageYears: 28, sex: 'female' }],
    ['neck pain and a hoarse voice', {}],
    ['pelvic pain and anxiety', { ageYears: 24, sex: 'female' }],
    ['I feel low and sleep badly', { ageYears: 20, sex: 'female' }],
  ];

  test.each(UNTOLD)('%s %o', (text, person) => {
    const { causes, mustNotMiss, why } = triage({ text, person });
    expect(causes.map(({ condition }) => condition).filter((id) => HARM.includes(id))).toEqual([]);
    expect(HARM).not.toContain(mustNotMiss?.condition);
    expect(why.join(' ')).not.toMatch(HARM_IN_WORDS);
  });

  test('somebody with a cut finger is still told of the cut, and is no patient of a psychiatrist', () => {
    const { causes, specialist } = triage({ text: 'I cut my finger', person: {} });
    expect(causes[0]?.condition).toBe('laceration');
    expect(specialist).not.toBe('Psychiatrist');
  });
});

test('it may be asked for', () => {
  const { questions } = triage({ text: 'I cut my finger', person: {} });
  expect(questions.map(({ finding }) => finding)).toContain('self-harm');
});

test('whoever told that they were held by the neck reads it among the causes', () => {
  const { causes } = triage({ text: 'he choked me with his hands, throat sore', person: {} });
  expect(causes.map(({ condition }) => condition)).toContain('choking-strangulation');
});

test.each([
  'I cut myself with a razor to feel better',
  'I want to end my life',
  'I have been hurting myself',
  'my husband beats me, bruises on my arm',
  'I was raped',
])('a crisis stays a crisis, without a list of causes: %s', (text) => {
  const { flags, causes } = triage({ text, person: {} });
  expect(isCrisis(flags)).toBe(true);
  expect(causes).toEqual([]);
});
