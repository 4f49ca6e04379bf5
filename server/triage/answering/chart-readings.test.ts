import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewReading } from '#contract/readings/readings.ts';
import { addReadings } from '#server/records/readings/add-readings.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { triage } from '#triage-engine/triage.ts';
import { answerWithReadings } from '../engine/answer-with-readings.ts';
import { COLD } from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = async ({ cookie }: Patient, more: object = {}) =>
  (await app.as(cookie).post('/api/symptoms/analyze', { symptoms: COLD, ...more })).json();
const measured = async (...readings: NewReading[]) => {
  const patient = await app.aPatient();
  await addReadings(app.deps, patient.actor, patient.patientId, { readings, confirmed: true });
  return patient;
};
const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000).toISOString();
const LOW_OXYGEN = { kind: 'oxygen-saturation', value: 88 } as const;

test('the same words are an emergency when the chart says that the oxygen is 88 %', async () => {
  const without = await ask(await app.aPatient());
  const patient = await measured(LOW_OXYGEN);
  const found = await ask(patient);

  expect(without.urgency).toBeLessThan(4);
  expect(found.urgency).toBeGreaterThanOrEqual(4);
  expect(found.flags[0].because).toBe('The oxygen is low.');
  expect(found.readings).toMatchObject([{ name: 'Oxygen saturation', value: '88 %' }]);
});

test('the readings are kept with the result, which can be replayed', async () => {
  const patient = await measured(LOW_OXYGEN, { kind: 'blood-pressure', value: 132, second: 84 });
  const { resultId, readings } = await ask(patient);

  const kept = await app.db
    .selectFrom('triage_results')
    .selectAll()
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  expect(kept.input).toMatchObject({ person: { vitals: { oxygen: 88, systolic: 132, diastolic: 84 } } });
  expect(triage(kept.input as Parameters<typeof triage>[0])).toEqual(kept.answer);
  const read = await app.as(patient.cookie).get(`/api/symptoms/${resultId}`);
  expect(read.json().answer.readings).toEqual(readings);
});

test('a reading that is not right is left out, and the record says which', async () => {
  const patient = await measured(LOW_OXYGEN);
  const { resultId, readings } = await ask(patient);
  const corrected = await ask(patient, { withoutReadings: [readings[0].id], replaces: resultId });

  expect([corrected.urgency < 4, corrected.readings]).toEqual([true, []]);
  const read = await app.as(patient.cookie).get(`/api/symptoms/${corrected.resultId}`);
  expect(read.json().withoutReadings).toEqual([readings[0].id]);
});

test('what was measured more than a day ago is not used', async () => {
  const patient = await measured({ ...LOW_OXYGEN, measuredAt: hoursAgo(25) });
  expect((await ask(patient)).readings).toEqual([]);
});

test('the readings of whoever asks are not those of a child', async () => {
  const patient = await measured(LOW_OXYGEN);
  expect((await ask(patient, { person: { ageMonths: 8 } })).readings).toEqual([]);
});

test('a questionnaire and a check from an hour without a connection use the readings too', async () => {
  const patient = await measured(LOW_OXYGEN);
  const answered = await app.as(patient.cookie).post('/api/symptoms/answers', { part: 'left-leg', answers: [0, 3] });
  expect(answered.json()).toMatchObject({ urgency: 4, readings: [{ value: '88 %' }] });

  const result = { potentialCauses: [], nextSteps: [] };
  const saved = await app.as(patient.cookie).post('/api/symptoms/save', { symptoms: COLD, result });
  expect(saved.json().urgency).toBeGreaterThanOrEqual(4);
});

describe('what was measured can only raise the urgency', () => {
  const TEXTS = [
    COLD,
    'Crushing chest pain spreading to my left arm, I am sweating and short of breath.',
    'Headache since this morning and a stiff neck',
    'My stomach hurts and I vomited twice',
    'qwe rtz uio pas dfg hjk',
  ];
  const VITALS = [
    { temperature: 36.8 },
    { temperature: 39.8 },
    { oxygen: 88 },
    { pulse: 74, systolic: 121, diastolic: 79 },
    { systolic: 192, diastolic: 124 },
    { respiration: 28 },
  ];
  test.each(TEXTS)('%s', (text) => {
    const alone = triage({ text, person: { ageYears: 40 } });
    for (const vitals of VITALS) {
      const { answer } = answerWithReadings({ text, person: { ageYears: 40 } }, vitals);
      expect(answer.urgency ?? 0).toBeGreaterThanOrEqual(alone.urgency ?? 0);
    }
  });

  test('and does not make an answer of words that were not understood', () => {
    const asked = { text: 'qwe rtz uio pas dfg hjk', person: {} };
    expect(answerWithReadings(asked, { temperature: 38.1 }).answer.enough).toBe(false);
    expect(answerWithReadings(asked, { oxygen: 88 }).answer.urgency).toBeGreaterThanOrEqual(4);
  });
});

const OF_ONE_ILLNESS = [
  { kind: 'temperature', value: 38.6 },
  { kind: 'oxygen-saturation', value: 95 },
  { kind: 'heart-rate', value: 128 },
  { kind: 'respiration', value: 20 },
] as const;

test('readings of the chart that are dangerous together raise the answer only when they were measured within six hours', async () => {
  const low = { kind: 'blood-pressure', value: 108, second: 70 } as const;
  const together = await ask(await measured(...OF_ONE_ILLNESS, low));
  const apart = await ask(
    await measured(...OF_ONE_ILLNESS.map((reading) => ({ ...reading, measuredAt: hoursAgo(7) })), low),
  );

  expect(together.flags).toContainEqual(expect.objectContaining({ id: 'vitals-together', urgency: 4 }));
  expect(apart.flags.map(({ id }: { id: string }) => id)).not.toContain('vitals-together');
  expect(apart.readings).toHaveLength(5);
});

describe('blood glucose of the chart', () => {
  const TIRED = 'I have diabetes and take insulin. I feel very tired and weak since this morning';
  const AT_58 = { age: 58 };
  const COLLAPSING = 'I take insulin. I am sweating, shaking and very hungry';
  const askWith = async (value: number, { symptoms = TIRED, hours = 0, ...more } = {}) =>
    ask(await measured({ kind: 'blood-glucose', value, measuredAt: hoursAgo(hours) }), {
      symptoms,
      person: AT_58,
      ...more,
    });
  const SUGAR = /\b(?:take|give) sugar|\bsugar, juice\b/i;
  const steps = ({ nextSteps }: { nextSteps: string[] }) => nextSteps.join(' ');
  const causes = ({ causes: found }: { causes: { name: string }[] }) => found.map(({ name }) => name);

  test('without one, who takes insulin and is weak is told to take sugar', async () => {
    const found = await ask(await app.aPatient(), { symptoms: TIRED, person: AT_58 });
    expect(found.urgency).toBe(4);
    expect(steps(found)).toMatch(SUGAR);
    expect(causes(found)).toContain('Low blood sugar');
  });

  test.each([[310], [118], [70]])(
    'with %s mg/dL low sugar is not named and no sugar is to be taken, and it stays as urgent',
    async (value) => {
      const found = await askWith(value);
      expect(found.urgency).toBeGreaterThanOrEqual(4);
      expect([steps(found), ...found.flags.map(({ doNow }: { doNow?: string }) => doNow ?? '')].join(' ')).not.toMatch(
        SUGAR,
      );
      expect(causes(found)).not.toContain('Low blood sugar');
      expect(found.mustNotMiss?.name).not.toBe('Low blood sugar');
      expect(found.why.join(' ')).not.toMatch(/low blood sugar|in this place/i);
    },
  );

  test('310 mg/dL is shown in both units, raises a flag, and can be left out', async () => {
    const patient = await measured({ kind: 'blood-glucose', value: 310 });
    const found = await ask(patient, { symptoms: TIRED, person: AT_58 });
    expect(found.readings).toMatchObject([{ name: 'Blood glucose', value: '310 mg/dL (17.2 mmol/L)' }]);
    expect(found.flags.map(({ id }: { id: string }) => id)).toContain('glucose-high');
    const left = await ask(patient, {
      symptoms: TIRED,
      person: AT_58,
      withoutReadings: [found.readings[0].id],
      replaces: found.resultId,
    });
    expect(left.readings).toEqual([]);
    expect(steps(left)).toMatch(SUGAR);
  });

  test.each([[35], [52], [69]])('with %s mg/dL taking sugar is the first step', async (value) => {
    const found = await askWith(value, { symptoms: 'I feel very tired and weak since this morning' });
    expect(found.urgency).toBe(4);
    expect(found.nextSteps[0]).toMatch(SUGAR);
    expect(found.nextSteps[1]).toMatch(/^Go to an emergency department now/);
    expect(causes(found)[0]).toBe('Low blood sugar');
  });

  test('signs of low sugar are believed to a glucose that is not low only while it speaks of now', async () => {
    expect(steps(await askWith(118, { symptoms: COLLAPSING, hours: 1 }))).not.toMatch(SUGAR);
    expect(steps(await askWith(118, { symptoms: COLLAPSING, hours: 3 }))).toMatch(SUGAR);
    expect(steps(await askWith(310, { symptoms: COLLAPSING, hours: 5 }))).not.toMatch(SUGAR);
    expect(steps(await askWith(310, { symptoms: COLLAPSING, hours: 7 }))).toMatch(SUGAR);
  });

  test('what is told of the sugar of now goes before the chart', async () => {
    expect(steps(await askWith(310, { symptoms: `${TIRED}. My sugar is 48` }))).toMatch(SUGAR);
    expect(steps(await askWith(48, { symptoms: `${TIRED}. My sugar is 180 mg/dL now` }))).not.toMatch(SUGAR);
  });

  test('nothing is swallowed by whoever lies there with a high sugar', () => {
    const asked = { text: 'My husband is diabetic and unconscious, he does not respond', person: { ageYears: 60 } };
    const { answer } = answerWithReadings(asked, { glucose: 30 });
    expect(answer.urgency).toBe(5);
    expect(JSON.stringify([answer.nextSteps, answer.flags])).not.toMatch(SUGAR);
  });

  test('it goes to hospital earlier in children and in pregnancy, and a daily glucose keeps no trifle from self-care', () => {
    const urgencyAt = (person: object, glucose: number, text = 'I am tired') =>
      answerWithReadings({ text, person }, { glucose }).answer.urgency;
    expect(urgencyAt({ ageYears: 40 }, 17.2)).toBe(3);
    expect(urgencyAt({ ageYears: 9 }, 12)).toBe(4);
    expect(urgencyAt({ ageYears: 30, sex: 'female', pregnant: true }, 17.2)).toBe(4);
    expect(urgencyAt({ ageYears: 40 }, 30.5)).toBe(4);
    const trifle = 'I have a small paper cut on my finger';
    expect(urgencyAt({ ageYears: 40 }, 6.1, trifle)).toBe(triage({ text: trifle, person: { ageYears: 40 } }).urgency);
  });

  test('a glucose of now takes nothing from readings of the same illness that were measured together before', async () => {
    const found = await ask(
      await measured(
        ...OF_ONE_ILLNESS.map((reading) => ({ ...reading, measuredAt: hoursAgo(7) })),
        {
          kind: 'blood-glucose',
          value: 118,
        },
        { kind: 'blood-pressure', value: 108, second: 70, measuredAt: hoursAgo(7) },
      ),
    );
    expect(found.flags).toContainEqual(expect.objectContaining({ id: 'vitals-together' }));
  });
});
