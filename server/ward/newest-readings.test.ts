import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import { anInpatient } from '../admissions/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { readHandover } from './handover/read-handover.ts';
import { listInpatients } from './list-inpatients.ts';
import { observe } from './observe.ts';
import { readInpatient } from './read-inpatient.ts';
import { readRound } from './round/read-round.ts';
import { WELL } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MINUTE = 60_000;
const PARTIAL = { oxygenSaturation: 81, pulse: 135, confirmed: true };

/** A complete set that scores nothing, and half an hour later two readings of 3. */
async function worse() {
  const stay = await anInpatient(app);
  await observe(app.deps, stay.nurse.actor, stay.id, WELL);
  const before = app.clock.now();
  app.clock.advance(30 * MINUTE);
  await observe(app.deps, stay.nurse.actor, stay.id, PARTIAL);
  return { ...stay, before: before.toISOString(), after: app.clock.now().toISOString() };
}

const readingOf = ({ readings }: Inpatient, parameter: string) =>
  readings.find((reading) => reading.parameter === parameter);

describe('after a set that is not complete', () => {
  test('each reading has the time and the points of its own set, in the list and with the one patient', async () => {
    const stay = await worse();
    const listed = (await listInpatients(app.deps, stay.nurse.actor)).find(({ id }) => id === stay.id) as Inpatient;
    for (const inpatient of [listed, await readInpatient(app.deps, stay.nurse.actor, stay.id)]) {
      expect(readingOf(inpatient, 'oxygenSaturation')).toMatchObject({
        ...{ value: '81', unit: '%', points: 3, at: stay.after, isOlder: false, scale: 1 },
      });
      expect(readingOf(inpatient, 'pulse')).toMatchObject({ value: '135', points: 3, at: stay.after, isOlder: false });
      expect(readingOf(inpatient, 'systolic')).toMatchObject({
        ...{ value: '122', unit: '/78', points: 0, at: stay.before, isOlder: true },
      });
    }
  });

  test('the score says that it is older, and which newer readings are of 3', async () => {
    const stay = await worse();
    const inpatient = await readInpatient(app.deps, stay.nurse.actor, stay.id);
    expect(inpatient.news2).toMatchObject({ score: 0, at: stay.before });
    expect(inpatient.partialSet).toEqual({
      at: stay.after,
      threes: ['oxygenSaturation', 'pulse'],
      atLeast: 6,
      words: 'NEWS2 is at least 6, two readings of 3: SpO2, pulse',
    });
    app.clock.advance(MINUTE);
    await observe(app.deps, stay.nurse.actor, stay.id, WELL);
    expect((await readInpatient(app.deps, stay.nurse.actor, stay.id)).partialSet).toBeNull();
  });

  test('the handover says when each value was measured that the newest set left out', async () => {
    const stay = await worse();
    const { current } = await readHandover(app.deps, stay.nurse.actor);
    const letters = current.patients.find(({ inpatientId }) => inpatientId === stay.id);
    const clock = (at: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' }).slice(0, 5);
    const [then, now] = [clock(stay.before), clock(stay.after)];
    expect(letters?.assessment).toBe(
      `At ${now}: respiration 16 (at ${then}), SpO2 81 %, on air (at ${then}), pressure 122/78 (at ${then}), ` +
        `pulse 135, alert (at ${then}), 36.8 °C (at ${then}).`,
    );
    expect(letters?.situation).toContain(
      `The set at ${now} is not complete: NEWS2 is at least 6, two readings of 3: SpO2, pulse.`,
    );
  });

  test('the doctor’s round names the alarming readings', async () => {
    const stay = await worse();
    const [mine] = await readRound(app.deps, stay.doctor.actor);
    expect(mine?.news[0]).toEqual({
      ...{ kind: 'reading', tone: 'urgent', words: 'SpO2 81 % +3, pulse 135 +3', at: stay.after },
    });
  });
});
