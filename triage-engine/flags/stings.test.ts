// What a sting does beyond its place: the storm of a scorpion's venom (Bawaskar 2012), and many stings at once (Vetter 1999).
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';

const levelOf = (text: string, ageYears = 30) => triage({ text, person: { ageYears } }).urgency;

describe('a scorpion sting that is felt beyond its place, or many stings, is an emergency', () => {
  test.each<[string, number?]>([
    ['scorpion sting on the hand with sweating', 8],
    ['scorpion sting on the foot, sweating a lot'],
    ['scorpion stung my son, his hands and feet are cold', 8],
    ['scorpion sting, heart racing'],
    ['bichhu ne kaata hath me, paseena aa raha hai', 8],
    ['बिच्छू ने काटा, पसीना आ रहा है', 8],
    ['30 wasp stings', 10],
    ['about 40 bee stings on my back and face'],
    ['a swarm of bees stung me all over'],
    ['stung by many wasps'],
    ['bahut saari madhumakkhiyon ne kaata'],
  ])('%s', (text, age) => {
    expect(levelOf(text, age)).toBeGreaterThanOrEqual(4);
  });
});

test.each(['scorpion sting', 'bichhu ne kaat liya', 'scorpion sting on the hand, no sweating'])(
  'a child stung by a scorpion is seen today: %s',
  (text) => {
    expect(levelOf(text, 8)).toBe(3);
  },
);

describe('one sting at its place is none', () => {
  test.each([
    'stung by two bees on the arm',
    'a wasp stung me 30 minutes ago',
    'there are many bees in my garden and one stung my finger',
    'I eat 30 grams of honey a day, a bee stung me once',
    'jellyfish sting on my leg',
    'I am sweating after a run',
  ])('%s', (text) => {
    expect(levelOf(text)).toBeLessThanOrEqual(3);
  });
});
