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
