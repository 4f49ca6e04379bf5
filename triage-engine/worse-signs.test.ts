// What getting worse looks like: each sign at its level, once, and none that was told already.
import { describe, expect, test } from 'vitest';
import { OUT_OF_NAPPIES, SMALL_CHILD_SIGNS, signsOfSmallChild } from '#contract/readings/small-child-signs.ts';
import { WHILE_WAITING } from '#contract/triage/worse-anyway.ts';
import type { Person } from './answer.ts';
import { mayBeMeant } from './dangers/may-be-meant.ts';
import { ALL_CONDITIONS, SIGNS_OF_SOME } from './knowledge/library.ts';
import { triage, urgencyOf } from './triage.ts';
import { readInput } from './understand.ts';
import { worseSigns } from './worse-signs.ts';

function signsOf(text: string, person: Person = {}) {
  const { comeBack, emergencySigns } = triage({ text, person });
  return { all: comeBack, now: emergencySigns, day: comeBack.filter((sign) => !emergencySigns.includes(sign)) };
}

test('nothing that the engine itself rates as an emergency when it is all that is told stands under a doctor of the same day', () => {
  const signs = [...new Set(ALL_CONDITIONS.flatMap(({ worse }) => worse))];
  expect(signs.length).toBeGreaterThan(300);
  expect(signs.filter((text) => (urgencyOf({ text, person: {} }) ?? 0) >= 4)).toEqual([]);
});

test('every sign is one sign: no lead, no call, and nothing to do', () => {
  const signs = ALL_CONDITIONS.flatMap(({ worse, worseNow }) => [...worse, ...worseNow]);
  const toDo = /^(?:call|go|see|seek|get|come|do not|take|use)\b|\b(?:ambulance|emergency|at once|go now)\b|[.;:]/i;
  // "You see less well" is a sign.
  expect(signs.filter((sign) => toDo.test(sign.replace(/^You see\b/, 'You')))).toEqual([]);
  expect(signs.filter((sign) => !/^[A-Z0-9]/.test(sign))).toEqual([]);
});

describe('what was said is not told as a warning', () => {
  test.each([
    ['My belly hurts since yesterday', /over five hours/],
    ['fever and cough for 4 days', /^Fever$|over three days/],
    ['vomiting since 3 days', /more than a day/],
    ['I am vomiting blood and my belly hurts', /^Vomiting blood$/],
  ])('%s', (text, told) => {
    expect(signsOf(text).all.filter((sign) => told.test(sign))).toEqual([]);
  });

  test('and what was not, is', () => {
    expect(signsOf('My belly hurts for one hour').now).toContain('Belly pain for over five hours');
    expect(signsOf('Fever and headache for 2 days').day).toContain('Fever for over three days');
  });

  test('nobody is warned of a part that they do not have, or of a pregnancy that cannot be or is known', () => {
    const ofMen = /testicle|penis|erection/i;
    expect(signsOf('burning when I pass urine', { ageYears: 30, sex: 'female' }).all.join()).not.toMatch(ofMen);
    for (const person of [{ sex: 'male' }, { pregnant: true, sex: 'female' }, { ageYears: 70, sex: 'female' }] as const)
      expect(signsOf('I have a rash and fever', person).all.join()).not.toMatch(/pregnan/i);
  });
});

test('signs of a child are told of a child only', () => {
  const ofChild = /child|baby/i;
  expect(signsOf('pain around the navel').all.join()).not.toMatch(ofChild);
  expect(signsOf('pain around the navel', { ageYears: 40 }).all.join()).not.toMatch(ofChild);
  expect(signsOf('pain around the navel', { ageYears: 7 }).all.join()).toMatch(ofChild);
  expect(signsOf('my son has pain around the navel').all.join()).toMatch(ofChild);
});

test('signs of the child that she carries, or has just borne, are told of to the mother', () => {
  const mother = { ageYears: 30, sex: 'female' } as const;
  expect(signsOf('palms itching at night, 8 months pregnant', mother).now).toContain('The baby moves less');
  expect(signsOf('I had a baby three weeks ago and I cry all day, no joy', mother).now).toContain(
    'Thoughts of harming yourself or the baby',
  );
});

describe('nothing is said twice', () => {
  test.each([
    'My belly hurts since yesterday',
    'I have a cold and a runny nose since yesterday',
    'Fever and headache for 2 days',
    'cough for 5 days with fever',
    'I have chest pain',
    'my eye is red',
    'back pain after lifting',
  ])('%s', (text) => {
    const { all, now, day } = signsOf(text);
    expect(new Set(all.map((sign) => sign.toLowerCase())).size).toBe(all.length);
    expect(all.filter((sign) => /^(?:trouble breathing|breathlessness)$/i.test(sign)).length).toBeLessThanOrEqual(1);
    expect(now.length).toBeLessThanOrEqual(6);
    expect(day.length).toBeLessThanOrEqual(3);
  });
});

test.each(['stomach ache and vomiting', 'belly pain with diarrhoea', 'vomiting', 'pet dard aur ulti'])(
  'blood in vomit or stool is not said again as vomited blood: %s',
  (text) => {
    for (const ageYears of [28, 70]) {
      const { now } = signsOf(text, { ageYears });
      expect(now.filter((sign) => /\bblood/i.test(sign)).length).toBeLessThanOrEqual(1);
    }
  },
);

test('whoever has called an ambulance calls again for what happens while they wait, and for no likely cause', () => {
  const { all, now } = signsOf('Crushing chest pain into my left arm and sweating');
  expect(now).toEqual([...WHILE_WAITING]);
  expect(all).toEqual(now);
});

test('of a small child its own signs come first', () => {
  const signs = signsOfSmallChild(3);
  expect(signsOf('vomiting and diarrhoea since morning', { ageYears: 3 }).now.slice(0, signs.length)).toEqual(signs);
});

describe('whom a sign is about', () => {
  const OF_BABY = /\b(?:baby|bab(?:y|ies)’s|napp(?:y|ies)|soft spot|feeds?|newborn|infant)\b/i;
  const OF_PREGNANCY = /pregnan|the baby moves|baby is coming|cord|tightenings/i;
  const OF_SMALL_CHILDREN = new Set([...Object.values(SMALL_CHILD_SIGNS), ...Object.values(OUT_OF_NAPPIES)]);
  const OF_MEN = /testicle|penis|erection|foreskin/i;
  /** What each cause alone would tell this person, at the levels that tell signs of a cause. */
  function toldTo(person: Person): string[] {
    const about = readInput({ text: 'My fingernail is long', person })(false);
    return ALL_CONDITIONS.flatMap((one) => Object.values(worseSigns(3, [one], about)).flat());
  }

  test('no sign of a baby is told of a child of four, and none of a small child of anybody older', () => {
    const ofFour = toldTo({ ageYears: 4 });
    expect(ofFour).toContain(OUT_OF_NAPPIES['child-dry']);
    // Whoever can talk is no baby.
    expect(ofFour.filter((sign) => OF_BABY.test(sign) && !/talk or feed|cannot feed/.test(sign))).toEqual([]);
    // "A fit" is a sign of anybody.
    const ofSmall = [...OF_SMALL_CHILDREN].filter((sign) => sign !== SMALL_CHILD_SIGNS['child-fit']);
    for (const ageYears of [5, 30, 70])
      expect(ofSmall.filter((sign) => toldTo({ ageYears }).includes(sign))).toEqual([]);
  });

  test('none of a pregnancy is told of a man, a child, or a woman past it, and none of a man of a woman', () => {
    for (const person of [{ sex: 'male' }, { ageYears: 4 }, { ageYears: 8, sex: 'female' }] as const)
      expect(toldTo(person).filter((sign) => OF_PREGNANCY.test(sign))).toEqual([]);
    expect(toldTo({ ageYears: 70, sex: 'female' }).filter((sign) => /pregnan/i.test(sign))).toEqual([]);
    expect(toldTo({ sex: 'female' }).filter((sign) => OF_MEN.test(sign))).toEqual([]);
  });

  test('of whom nothing is known but that it is a child, all signs of children are told', () => {
    const about = { ...readInput({ text: 'my child is ill', person: {} })(false), who: { afterBirth: false } };
    const said = new Set(ALL_CONDITIONS.flatMap((one) => Object.values(worseSigns(3, [one], about)).flat()));
    const ofChildren = SIGNS_OF_SOME.filter(({ person }) => person.ageUnder !== undefined && !person.sex);
    expect(ofChildren.flatMap(({ signs }) => signs).filter((sign) => !said.has(sign))).toEqual([]);
  });

  test('every sign still reaches somebody', () => {
    const people: Person[] = [
      ...[
        { ageMonths: 1, ageYears: 0 },
        { ageMonths: 8, ageYears: 0 },
      ],
      ...[1, 2, 3, 4, 10, 20, 30, 50, 60, 75].flatMap((ageYears) => [
        { ageYears, sex: 'male' as const },
        { ageYears, sex: 'female' as const },
      ]),
      { ageYears: 30, sex: 'female', pregnant: true },
    ];
    const [first] = ALL_CONDITIONS.filter(({ urgency }) => urgency === 2);
    if (!first) throw new Error('No condition is for a doctor within days.');
    const about = people.map((person) => readInput({ text: 'My fingernail is long', person })(false));
    const reaches = (sign: string) =>
      about.some((one) => worseSigns(3, [{ ...first, worse: [sign], worseNow: [] }], one).worse.includes(sign));
    const all = new Set(ALL_CONDITIONS.flatMap(({ worse, worseNow }) => [...worse, ...worseNow]));
    expect([...all].filter((sign) => !reaches(sign))).toEqual([]);
    const told = new Set(people.flatMap(toldTo));
    expect([...OF_SMALL_CHILDREN].filter((sign) => !told.has(sign))).toEqual([]);
    // And somebody who can have the condition that says it.
    const middles = [0, 3, 10, 30, 50, 75];
    for (const { person, signs } of SIGNS_OF_SOME)
      for (const sign of signs)
        expect(
          ALL_CONDITIONS.some(
            ({ often, worse, worseNow }) =>
              [...worse, ...worseNow].includes(sign) &&
              middles.some((ageYears, band) => often[band] && mayBeMeant(person, { ageYears, afterBirth: false })),
          ),
          sign,
        ).toBe(true);
  });
});
