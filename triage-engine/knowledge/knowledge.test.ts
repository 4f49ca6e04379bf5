// Whether the engine reaches all that it knows. That the files hold together is checked when they are compiled.
import { describe, expect, test } from 'vitest';
import { rank } from '../ranking/rank.ts';
import { understand } from '../understand.ts';
import { ALL_CONDITIONS, ALL_FINDINGS, ALL_FLAGS, FINDING_BY_ID, withParents } from './library.ts';
import type { Condition } from './shape.ts';

/** Every sixth; test:full has them all. */
const sampleOf = <T>(all: readonly T[]) =>
  process.env.NADI_TEST_FULL === '1' ? all : all.filter((_, index) => index % 6 === 0);

const wishesOf = (flag: (typeof ALL_FLAGS)[number]) =>
  flag.when.flatMap((group) => group.flatMap((wish) => wish.replace('!', '').split('|')));
const referredTo = (condition: Condition) => [
  ...Object.keys(condition.findings),
  ...Object.keys(condition.risks ?? {}),
  ...Object.keys(condition.raisedBy ?? {}),
];

describe('findings', () => {
  test('each is used by a condition or a red flag', () => {
    const used = new Set([...ALL_CONDITIONS.flatMap(referredTo), ...ALL_FLAGS.flatMap(wishesOf)].flatMap(withParents));
    expect(ALL_FINDINGS.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('each is reached by at least half of its phrases', () => {
    const wrong = sampleOf(ALL_FINDINGS).filter(({ id, phrases }) => {
      let missing = phrases.length / 2;
      // Half is enough: the other half is not read any more.
      for (const phrase of phrases) {
        // Some are of children only.
        const person = id.endsWith('-child') ? { ageYears: 2 } : {};
        if (understand({ text: `There is ${phrase}.`, person }).stated.get(id)?.state === 'present') missing -= 1;
        if (missing <= 0) return false;
      }
      return true;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('conditions', () => {
  test('each is among the first five for somebody who tells its findings', () => {
    expect(
      sampleOf(ALL_CONDITIONS)
        .filter((condition) => !isReached(condition))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});

const AGE_OF_BAND = [0, 2, 9, 28, 50, 75];

/** Somebody of the age and sex it is commonest in tells all that is found in it at least now and then. */
function isReached(condition: Condition): boolean {
  const { often, bySex = {}, onlyIn, findings, risks = {} } = condition;
  const told = [
    ...Object.entries(findings).filter(([, chance]) => chance >= 0.4),
    ...Object.entries(risks).filter(([, ratio]) => ratio > 1),
  ];
  const sentences = told.slice(0, 14).map(([id]) => `There is ${FINDING_BY_ID.get(id)?.phrases[0]}.`);
  const situation =
    onlyIn === 'pregnancy' ? ' She is pregnant.' : onlyIn === 'after-birth' ? ' She gave birth recently.' : '';
  const person = {
    ageYears: AGE_OF_BAND[often.indexOf(Math.max(...often) as 1)] ?? 30,
    sex: (bySex.male ?? 1) < (bySex.female ?? 1) || onlyIn ? ('female' as const) : ('male' as const),
    ...(onlyIn === 'pregnancy' && { pregnant: true }),
  };
  const ranked = rank(understand({ text: sentences.join(' ') + situation, person }));
  return ranked.slice(0, 5).some((one) => one.condition.id === condition.id);
}

describe('red flags', () => {
  test('there are at least 120', () => {
    expect(ALL_FLAGS.length).toBeGreaterThanOrEqual(120);
  });
});
