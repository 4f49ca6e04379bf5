// The engine from its entry point: what a person who writes these words is told.
import { describe, expect, test } from 'vitest';
import { FINDINGS, findingName, flagIdsOf, type Person, triage, urgencyOf } from './triage.ts';

const ask = (text: string, person: Person = {}) => triage({ text, person });
const firstCauses = (text: string, person: Person = {}) =>
  ask(text, person)
    .causes.slice(0, 3)
    .map(({ condition }) => condition);

test.each([
  'crushing chest pain for an hour, it goes to my left arm and I am sweating',
  'paper cut on my finger',
  'I am 84, bit of heartburn after a big meal',
  'khoon ki ulti hui',
  'something is wrong',
  'hello',
  'sore throat and a runny nose since yesterday',
  'on examination abdomen soft, no guarding, mild bloating after meals',
])('how urgent it is and which flags it raises, asked for alone, are what the whole answer says: %s', (text) => {
  for (const person of [{}, { ageYears: 3 }, { ageYears: 80 }]) {
    const { urgency, flags } = triage({ text, person });
    expect([urgencyOf({ text, person }), flagIdsOf({ text, person })]).toEqual([urgency, flags.map(({ id }) => id)]);
  }
});

describe('who must be seen at once is told so', () => {
  test.each([
    ['crushing chest pain for an hour, it goes to my left arm and I am sweating', { ageYears: 58 }, 5],
    ['my face droops on one side and my speech is slurred since ten minutes', { ageYears: 70 }, 5],
    ['sudden worst headache of my life with a stiff neck', { ageYears: 40 }, 4],
    ['my lips are swelling, I have hives and can not breathe after eating peanuts', { ageYears: 20 }, 5],
    ['fever and a rash that does not fade under a glass', { ageYears: 6 }, 4],
    ['my 6 week old baby has a temperature of 38.6', {}, 4],
    ['vomiting blood since this morning', { ageYears: 50 }, 4],
    ['I took a whole box of paracetamol, I want to die', { ageYears: 19 }, 4],
    ['sudden pain in my testicle', { ageYears: 14, sex: 'male' }, 4],
    ['my arm went weak for ten minutes, now it is fine again', { ageYears: 66 }, 4],
  ] as [string, Person, number][])('%s', (text, person, least) => {
    const answer = ask(text, person);
    expect(answer.urgency).toBeGreaterThanOrEqual(least);
    expect(answer.flags.length + Number((answer.urgency ?? 0) >= 4)).toBeGreaterThan(0);
  });
});

describe('a pressure of 180/120 or more with a sign from eye, brain or heart is an emergency, measured or typed', () => {
  test.each([
    ['headache and blurred vision', { ageYears: 50, vitals: { systolic: 192, diastolic: 124 } }],
    ['headache and blurred vision', { ageYears: 50, vitals: { systolic: 180, diastolic: 80 } }],
    ['headache and blurred vision', { ageYears: 50, vitals: { systolic: 150, diastolic: 120 } }],
    ['headache and blurred vision, my blood pressure is 192/124', { ageYears: 50 }],
  ] as [string, Person][])('%s %j', (text, person) => {
    const answer = ask(text, person);
    expect(answer.urgency).toBeGreaterThanOrEqual(4);
    expect(answer.flags.map(({ id }) => id)).toContain('very-high-pressure-with-symptoms');
  });

  test('but not 179/119', () => {
    const person = { ageYears: 50, vitals: { systolic: 179, diastolic: 119 } };
    expect(ask('headache and blurred vision', person).flags.map(({ id }) => id)).not.toContain(
      'very-high-pressure-with-symptoms',
    );
  });
});

describe('who may look after it at home is told so, and how', () => {
  test.each([
    ['runny nose, sneezing and a scratchy throat since yesterday', { ageYears: 28 }],
    ['itchy peeling skin between my toes for two weeks', { ageYears: 26 }],
    ['a small tender lump on the edge of my eyelid since two days, a stye', { ageYears: 30 }],
  ] as [string, Person][])('%s', (text, person) => {
    const answer = ask(text, person);
    expect(answer.urgency).toBe(1);
    expect(answer.selfCare.length).toBeGreaterThan(0);
    expect(answer.comeBack.length).toBeGreaterThan(0);
  });

  test('but not who is at special risk', () => {
    expect(
      ask('runny nose and sneezing since yesterday', { ageYears: 28, medicines: ['chemotherapy'] }).urgency,
    ).toBeGreaterThan(1);
    expect(ask('runny nose and sneezing since yesterday', { ageYears: 1 }).urgency).toBeGreaterThan(1);
  });
});

describe('what it may be', () => {
  test.each([
    ['burning when I pee and I have to go all the time', { ageYears: 26, sex: 'female' }, 'cystitis'],
    ['throbbing one sided headache with nausea, light hurts my eyes', { ageYears: 30 }, 'migraine'],
    ['pain moved from the navel to the lower right belly, no appetite', { ageYears: 20 }, 'appendicitis'],
    ['red hot painful big toe since last night', { ageYears: 55, sex: 'male' }, 'gout'],
    ['tired, cold, gaining weight and constipated for months', { ageYears: 45, sex: 'female' }, 'hypothyroidism'],
  ] as [string, Person, string][])('%s', (text, person, condition) => {
    expect(firstCauses(text, person)).toContain(condition);
  });

  test('each cause names the findings that speak for it, without repeating wider ones', () => {
    const [first] = ask('crushing chest pain and sweating', { ageYears: 60 }).causes;
    expect(first?.because).toContain(findingName('crushing-chest-pain'));
    expect(first?.because).not.toContain(findingName('chest-pain'));
  });
});

describe('the answer explains itself', () => {
  test('every chip quotes the words it came from', () => {
    const text = 'I have a fever but no cough.';
    for (const { words } of ask(text).understood) expect(text).toContain(words);
    expect(ask(text).understood.map(({ finding, state }) => `${finding} ${state}`)).toEqual([
      'fever present',
      'cough absent',
    ]);
  });

  test('unknown words are told', () => {
    expect(ask('fever and quoblix since monday').notUnderstood).toEqual(['quoblix']);
  });

  test('a corrected chip counts as corrected', () => {
    const input = { text: 'chest pain and sweating', person: { ageYears: 60 } };
    const corrected = triage({ ...input, corrections: [{ finding: 'chest-pain', state: 'absent' }] });
    expect(triage(input).flags.length).toBeGreaterThan(0);
    expect(corrected.flags.flatMap(({ findings }) => findings)).not.toContain('chest-pain');
    expect(
      triage({ ...input, corrections: [{ finding: 'breathless-at-rest', state: 'present' }] }).understood,
    ).toContainEqual(expect.objectContaining({ finding: 'breathless-at-rest', state: 'present' }));
  });

  test('an ambulance is called for once', () => {
    const { nextSteps } = ask('crushing chest pain, sweating, can not breathe, left arm pain', { ageYears: 60 });
    expect(nextSteps.filter((step) => /ambulance/i.test(step))).toHaveLength(1);
  });
});

describe('follow-up questions', () => {
  test('there are at most four, none about what was told', () => {
    const answer = ask('headache since yesterday', { ageYears: 35 });
    expect(answer.questions.length).toBeGreaterThanOrEqual(2);
    expect(answer.questions.length).toBeLessThanOrEqual(4);
    expect(answer.questions.map(({ finding }) => finding)).not.toContain('headache');
  });

  test('an answer can raise the urgency', () => {
    const person = { ageYears: 35 };
    const before = ask('headache since yesterday', person);
    const raised = before.questions.map(
      ({ finding }) =>
        triage({ text: 'headache since yesterday', person, corrections: [{ finding, state: 'present' }] }).urgency ?? 0,
    );
    expect(Math.max(...raised)).toBeGreaterThan(before.urgency ?? 5);
  });

  test('nobody who needs an ambulance is asked', () => {
    expect(ask('crushing chest pain spreading to my left arm with sweating', { ageYears: 60 }).questions).toEqual([]);
  });
});

describe('who it is about', () => {
  test('the text wins over the profile', () => {
    const answer = ask('My 5 year old son has a barking cough', { ageYears: 34, sex: 'female' });
    expect(answer.causes[0]?.condition).toBe('croup');
  });

  test('illnesses and medicines of the profile count', () => {
    const text = 'I hit my head on a shelf, now a headache';
    expect(ask(text, { ageYears: 50, medicines: ['Warfarin 5 mg'] }).urgency).toBeGreaterThan(
      ask(text, { ageYears: 50 }).urgency ?? 5,
    );
  });

  test('measured values count', () => {
    expect(ask('cough', { ageYears: 60, vitals: { oxygen: 86 } }).urgency).toBeGreaterThanOrEqual(4);
  });
});

test('all findings can be offered as chips, by name', () => {
  expect(FINDINGS.length).toBeGreaterThan(450);
  expect(FINDINGS.find(({ id }) => id === 'fever')?.name).toBe(findingName('fever'));
});

test('an emergency that no sign names is asked before anyone is sent to hospital', () => {
  const text = 'Stomach ache and vomiting since this morning, no fever';
  const person = { ageYears: 34, sex: 'female' } as const;
  const first = triage({ text, person });
  expect([first.urgency, first.asks.map(({ danger }) => danger)]).toMatchObject([
    3,
    ['belly', 'gut-bleeding', 'pregnancy'],
  ]);

  const dangers = first.asks.map(({ danger }) => ({ danger, state: 'absent' as const }));
  expect(triage({ text, person, dangers })).toMatchObject({ urgency: 3, asks: [] });
  const tapped = triage({ text, person, dangers: [{ danger: 'belly', state: 'present' }] });
  expect(tapped.urgency).toBeGreaterThanOrEqual(4);
});
