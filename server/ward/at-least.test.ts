import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TypedSet } from '#contract/ward/observations.ts';
import { type Admitted, anInpatient } from '../admissions/testing.ts';
import { acknowledgeAlert } from '../alerts/answer-alert.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import { fixedClock } from '../platform/clock.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { readHandover } from './handover/read-handover.ts';
import { markObservationWrong } from './mark-observation-wrong.ts';
import { observe } from './observe.ts';
import { readInpatient } from './read-inpatient.ts';
import { setStatus } from './set-status.ts';
import { ILL, ILL_13, WELL } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const at = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * 60_000)),
});
const timeAt = (minutes: number) => at(minutes).clock.now().toISOString();
const save = (stay: Admitted, minutes: number, set: TypedSet) => observe(at(minutes), stay.nurse.actor, stay.id, set);
const alertsOf = async ({ patient }: Admitted) =>
  (await listAlerts(at(1_000), (await app.aNurse()).actor)).filter(({ patientId }) => patientId === patient.patientId);

/** 12 points without the temperature and the pressure. */
const {
  temperature: _,
  systolic: _upper,
  diastolic: _lower,
  ...PARTIAL
} = { ...ILL_13, pulse: 135, consciousness: 'A' as const };
const AT_LEAST_11 = PARTIAL;

test('a set that is not complete and is worth 7 or more rings as that score does, and says what is missing', async () => {
  const stay = await anInpatient(app);
  await save(stay, 0, WELL);

  const saved = await save(stay, 10, AT_LEAST_11);

  expect(saved).toMatchObject({
    ...{ status: 'critical', isContinuous: true, hasAlert: true, nextObservationDue: timeAt(10) },
    statusBecause: 'The set is not complete: NEWS2 is at least 11',
    observation: { score: null, notScored: 'partial', status: 'critical' },
  });
  expect(await alertsOf(stay)).toMatchObject([
    { status: 'raised', score: 11, reason: 'NEWS2 is at least 11 without pressure and temperature, it was 0.' },
  ]);
  expect(await readInpatient(at(11), stay.nurse.actor, stay.id)).toMatchObject({
    ...{ status: 'critical', news2: { score: 0 }, can: { setStatus: false } },
    partialSet: { atLeast: 11, words: expect.stringContaining('NEWS2 is at least 11, three readings of 3') },
  });
});

test('the complete set takes its place: a higher score rings again, a lower one is followed', async () => {
  const stay = await anInpatient(app);
  await save(stay, 0, AT_LEAST_11);
  const [alert] = await alertsOf(stay);
  await acknowledgeAlert(at(1), stay.nurse.actor, alert?.id ?? '', 11);

  await save(stay, 5, { ...ILL_13, pulse: 135 });
  expect(await alertsOf(stay)).toMatchObject([
    { status: 'raised', score: 14, reason: 'NEWS2 is 14, it was 11 when it was acknowledged.' },
  ]);
  await save(stay, 10, WELL);
  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', score: 0 }]);
  expect(await readInpatient(at(11), stay.nurse.actor, stay.id)).toMatchObject({ status: 'stable' });
});

test('a lower bound above the score that was acknowledged raises the alert again, in words that say at least', async () => {
  const stay = await anInpatient(app);
  await save(stay, 0, ILL);
  const [alert] = await alertsOf(stay);
  await acknowledgeAlert(at(1), stay.nurse.actor, alert?.id ?? '', 9);
  await save(stay, 15, AT_LEAST_11);
  expect(await alertsOf(stay)).toMatchObject([
    {
      ...{ status: 'raised', score: 11, before: { name: 'Sita Pillai', score: null } },
      reason: 'NEWS2 is at least 11 without pressure and temperature, it was 9 when it was acknowledged.',
    },
  ]);
});

test('a lower bound below the last score leaves the alert as it is', async () => {
  const stay = await anInpatient(app);
  await save(stay, 0, { ...ILL_13, pulse: 135 });
  await save(stay, 5, AT_LEAST_11);
  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', score: 14, rungAt: timeAt(0) }]);
});

test('cannot be talked away, is handed over, and is taken back when it was entered in error', async () => {
  const stay = await anInpatient(app, { name: 'Asha Rao' });
  const { observation } = await save(stay, 0, AT_LEAST_11);
  const attempt = setStatus(at(1), stay.nurse.actor, stay.id, { status: 'stable', reason: 'Looks fine.' });
  await expect(attempt).rejects.toMatchObject({ code: 'status_is_scored' });
  const { current } = await readHandover(at(2), stay.nurse.actor);
  expect(current.patients.find(({ name }) => name === 'Asha Rao')?.situation).toContain('NEWS2 is at least 11');

  await markObservationWrong(at(3), stay.nurse.actor, observation.id, 'wrong patient');

  expect(await alertsOf(stay)).toMatchObject([{ status: 'taken-back' }]);
});
