import { describe, expect, test } from 'vitest';
import { BODY_PARTS, type BodyPart } from '#contract/triage/body-parts.ts';
import { FINDINGS, triage } from '../triage.ts';
import { answersInWords, answersToInput, areComplete, isBodyPart, QUESTIONNAIRES } from './all-parts.ts';

const sets = BODY_PARTS.map((part) => [part, QUESTIONNAIRES[part]] as const);
const ask = (part: BodyPart, answers: number[], person = {}) =>
  triage({ text: '', person, ...answersToInput(part, answers) });

// spec: 3.17
describe('the five of the specification keep their counts, specialists and base urgencies', () => {
  test.each([
    ['left-arm', 2, 'Orthopedist', 3],
    ['chest', 2, 'Cardiologist', 5],
    ['right-arm', 7, 'Orthopedist or Physical Therapist', 2],
    ['head', 7, 'Neurologist or General Physician', 3],
    ['left-leg', 2, 'Orthopedist', 3],
  ] as const)('%s has %i questions, %s, %i / 5', (part, count, specialist, urgency) => {
    const { questions, baseline } = QUESTIONNAIRES[part];
    expect([questions.length, baseline.specialist, baseline.urgency]).toEqual([count, specialist, urgency]);
  });
});

// spec: 3.16
describe('each of the ten parts has a fitting set of its own', () => {
  test.each(sets)('%s: four different options to each question, and a whole recommendation', (part, set) => {
    expect(set.part).toBe(part);
    for (const { text, options } of set.questions) {
      expect([text, new Set(options.map(({ label }) => label)).size]).toEqual([text, 4]);
    }
    const { tests, action, summary } = set.baseline;
    expect(Math.min(tests.length, action.length, summary.length)).toBeGreaterThan(0);
  });

  // spec: 3.16
  test('a set of the leg speaks of the leg', () => {
    expect(JSON.stringify([QUESTIONNAIRES['left-leg'], QUESTIONNAIRES['right-leg']])).not.toMatch(/\barms?\b/i);
  });

  test('every answer speaks of findings that the engine knows', () => {
    const known = new Set(FINDINGS.map(({ id }) => id));
    const named = sets.flatMap(([, { questions }]) =>
      questions.flatMap(({ options }) => options.flatMap(({ present = [], absent = [] }) => [...present, ...absent])),
    );
    expect(named.filter((finding) => !known.has(finding))).toEqual([]);
  });

  test('anything else is no part of the body', () => {
    expect(['elbow', '', 'toString', '__proto__', 'Chest'].filter(isBodyPart)).toEqual([]);
  });
});

describe('answers become findings', () => {
  test('what one answer states, another cannot deny', () => {
    const { corrections } = answersToInput('left-arm', [1, 3]);
    const states = new Map(corrections.map(({ finding, state }) => [finding, state]));
    expect(states.size).toBe(corrections.length);
    expect([states.get('chest-tightness'), states.get('sweating')]).toEqual(['present', 'absent']);
  });

  test('they can be read again in words', () => {
    expect(answersInWords('chest', [0, 3])).toEqual([
      { question: 'What does it feel like in your chest?', answer: 'Pressure, squeezing or heaviness' },
      { question: 'Is one of these there as well?', answer: 'None of these' },
    ]);
  });

  test('one to each question, and only those that are offered', () => {
    expect(areComplete('chest', [0, 3])).toBe(true);
    for (const answers of [[], [0], [0, 4], [0, -1], [0, 0.5], [0, 1, 2]]) {
      expect([answers, areComplete('chest', answers)]).toEqual([answers, false]);
    }
  });
});

describe('how urgent a part is at least', () => {
  test.each(sets)('%s: answers of which one is not harmless keep its base urgency', (part, { questions, baseline }) => {
    const isHarmless = (answers: number[]) =>
      answers.every((option, index) => questions[index]?.options[option]?.isHarmless);
    const everySame = [0, 1, 2, 3].map((option) => questions.map(() => option)).filter((same) => !isHarmless(same));
    expect(everySame.length).toBeGreaterThan(0);
    for (const answers of everySame) expect(ask(part, answers).urgency).toBeGreaterThanOrEqual(baseline.urgency);
  });

  const HARMLESS: [string, BodyPart, number[], number][] = [
    ['burning in the chest after meals, and nothing else', 'chest', [2, 3], 3],
    ['a chest that is sore when pressed, and nothing else', 'chest', [3, 3], 3],
    ['a left arm that is sore after work', 'left-arm', [0, 3], 2],
    ['a left leg that is sore after sport', 'left-leg', [0, 3], 2],
    ['pain from the back down the left leg', 'left-leg', [3, 3], 2],
    ['a knee that hurts slowly more with sport', 'right-leg', [2, 2, 0, 0, 3], 2],
    ['a tight band around the head for weeks', 'head', [2, 1, 3, 3, 3, 3, 3], 2],
  ];
  test.each(HARMLESS)('%s is what the engine finds', (_what, part, answers, urgency) => {
    expect(ask(part, answers, { ageYears: 34 }).urgency).toBe(urgency);
  });

  test.each(HARMLESS)('%s, but very strong, keeps the base urgency', (_what, part, answers) => {
    const { floor } = answersToInput(part, answers, { painScore: 8 });
    expect(floor).toBe(QUESTIONNAIRES[part].baseline.urgency);
  });

  test('a missing answer keeps the base urgency', () => {
    expect([answersToInput('chest', [2]).floor, answersToInput('chest', []).floor]).toEqual([5, 5]);
  });

  test('what is added afterwards and would have been another answer keeps the base urgency', () => {
    const withSweat = [{ finding: 'sweating', state: 'present' as const }];
    expect(answersToInput('chest', [2, 3], { corrections: withSweat }).floor).toBe(5);
    expect(answersToInput('chest', [2, 3], { corrections: [{ finding: 'sweating', state: 'absent' }] }).floor).toBe(3);
  });

  // spec: 9.5
  test('the chest never falls below 3, the others never below 2, whatever is answered', () => {
    for (const [part, { questions }] of sets) {
      for (let draw = 0; draw < 4 ** Math.min(questions.length, 4); draw++) {
        const answers = questions.map((_, index) => Math.floor(draw / 4 ** (index % 4)) % 4);
        expect(answersToInput(part, answers).floor).toBeGreaterThanOrEqual(part === 'chest' ? 3 : 2);
      }
    }
  });
});

describe('dangerous answers reach their red flags', () => {
  const DANGERS: [string, BodyPart, number[], number][] = [
    ['a heavy left arm with pressure in the chest', 'left-arm', [1, 3], 5],
    ['a heavy left arm with pressure and sweating', 'left-arm', [1, 0], 5],
    ['a sore left arm with sweating and sickness', 'left-arm', [0, 0], 4],
    ['a left arm that is suddenly weak', 'left-arm', [2, 3], 4],
    ['a left arm that is suddenly weak, with slurred speech', 'left-arm', [2, 1], 5],
    ['a left arm that is cold and pale', 'left-arm', [0, 2], 4],
    ['pressure in the chest', 'chest', [0, 3], 5],
    ['a right arm that is suddenly weak, with a drooping face', 'right-arm', [3, 2, 3, 3, 0, 1, 0], 5],
    ['a right arm with pressure in the chest and sweating', 'right-arm', [3, 2, 0, 0, 0, 0, 0], 5],
    ['the worst headache at once', 'head', [0, 0, 3, 3, 3, 3, 2], 5],
    ['a headache with fever and a stiff neck', 'head', [1, 1, 0, 3, 0, 3, 3], 5],
    ['a headache with a weak side', 'head', [1, 1, 3, 0, 3, 3, 3], 4],
    ['a knock on the head with a blood thinner', 'head', [3, 1, 3, 3, 3, 3, 0], 4],
    ['a swollen calf with short breath', 'left-leg', [1, 0], 4],
    ['a swollen calf', 'left-leg', [1, 3], 3],
    ['a leg that is cold and pale', 'left-leg', [0, 1], 4],
    ['numbness between the legs', 'left-leg', [3, 2], 4],
    ['a swollen right calf after a long journey with short breath', 'right-leg', [3, 1, 1, 0, 0], 4],
    ['a right leg that is cold and pale', 'right-leg', [1, 2, 3, 0, 3], 4],
    ['a hand that is suddenly weak, with slurred speech', 'left-hand', [3, 2, 0, 3, 1], 5],
    ['a hand that bleeds and does not stop', 'right-hand', [0, 1, 0, 0, 0], 4],
    ['a foot that is cold and pale', 'left-foot', [3, 2, 0, 3, 3], 4],
    ['a sore on the foot of someone with diabetes', 'right-foot', [3, 3, 0, 2, 0], 3],
  ];
  test.each(DANGERS)('%s', (_what, part, answers, atLeast) => {
    const { urgency, flags } = ask(part, answers, { ageYears: 58 });
    expect(urgency).toBeGreaterThanOrEqual(atLeast);
    expect(flags.length).toBeGreaterThan(0);
  });

  test('also where nobody told an age', () => {
    expect(ask('left-arm', [1, 0]).urgency).toBe(5);
  });
});
