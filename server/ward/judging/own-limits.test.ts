import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TypedSet } from '#contract/ward/observations.ts';
import { type Admitted, anInpatient, aWaitingInpatient } from '#server/admissions/testing.ts';
import { acknowledgeAlert } from '#server/alerts/answer-alert.ts';
import { glanceAtAlarms } from '#server/alerts/glance-at-alarms.ts';
import { listAlerts } from '#server/alerts/list-alerts.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { listInpatients } from '../list-inpatients.ts';
import { markObservationWrong } from '../mark-observation-wrong.ts';
import { observe } from '../observe.ts';
import { readInpatient } from '../read-inpatient.ts';
import { setStatus } from '../set-status.ts';
import { WELL } from '../testing.ts';

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
const aChild = () => anInpatient(app, { born: '2018-01-01' });
const save = (stay: Admitted, minutes: number, set: TypedSet) =>
  observe(at(minutes), stay.nurse.actor, stay.id, { ...set, confirmed: true });
const say = (stay: Admitted, minutes: number, status: 'stable' | 'attention' | 'critical') =>
  setStatus(at(minutes), stay.nurse.actor, stay.id, { status, reason: 'Seen at the bed.' });
const alertsOf = async ({ patient }: Admitted) =>
  (await listAlerts(at(1_000), (await app.aNurse()).actor)).filter(({ patientId }) => patientId === patient.patientId);
const take = async (stay: Admitted, minutes: number) =>
  acknowledgeAlert(at(minutes), stay.nurse.actor, (await alertsOf(stay))[0]?.id ?? '', null);

test('a child who was called stable and then has dangerous readings rings, is critical, and is due at once', async () => {
  const stay = await aChild();
  await save(stay, 0, WELL);
  await say(stay, 1, 'stable');

  const saved = await save(stay, 240, { ...WELL, oxygenSaturation: 78, pulse: 190 });

  expect(saved).toMatchObject({
    ...{ status: 'critical', isContinuous: true, hasAlert: true, nextObservationDue: timeAt(255) },
    observation: { score: null, notScored: 'under-16' },
  });
  const words = 'SpO2 78 % is dangerously low at this age, pulse 190 is dangerously high at this age';
  expect(saved.statusBecause).toMatch(
    /^Stable, said at \d\d:\d\d by Sita Pillai, before the newest vitals. Look again: /,
  );
  expect(saved.statusBecause).toContain(words);
  expect(await alertsOf(stay)).toMatchObject([
    { source: 'news2', status: 'raised', score: null, reason: `Under 16, without a score: ${words}.` },
  ]);
  const [first] = await listInpatients(at(241), stay.nurse.actor);
  expect(first?.id).toBe(stay.id);
  await take(stay, 242);
});

test('it rings once: not again for the same readings, nor for what somebody has looked at', async () => {
  const stay = await aChild();
  const blue = { ...WELL, oxygenSaturation: 90 };
  await save(stay, 0, blue);
  await take(stay, 1);

  await save(stay, 15, blue);
  expect(await alertsOf(stay)).toMatchObject([{ status: 'acknowledged', rungAt: timeAt(0) }]);
  await say(stay, 16, 'stable');
  expect(await save(stay, 30, blue)).toMatchObject({ status: 'stable', hasAlert: false });
  expect(await alertsOf(stay)).toMatchObject([
    { status: 'acknowledged', reason: 'Under 16, without a score: nothing dangerous that nobody has looked at.' },
  ]);

  expect(await save(stay, 45, { ...WELL, oxygenSaturation: 85 })).toMatchObject({ status: 'critical', hasAlert: true });
  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', rungAt: timeAt(45), before: { score: null } }]);
});

test('a worse reading raises an acknowledged alert of a child again', async () => {
  const stay = await aChild();
  await save(stay, 0, { ...WELL, oxygenSaturation: 90 });
  await take(stay, 1);
  await save(stay, 15, { ...WELL, oxygenSaturation: 86 });
  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', raisedAgainAt: timeAt(15) }]);
});

test('a reading that is only low for the age rings nobody: the child is looked at again', async () => {
  const stay = await aChild();
  await save(stay, 0, WELL);
  await say(stay, 1, 'stable');
  expect(await save(stay, 240, { ...WELL, oxygenSaturation: 93 })).toMatchObject({
    status: 'attention',
    hasAlert: false,
  });
  expect(await alertsOf(stay)).toEqual([]);
  expect(await say(stay, 241, 'stable')).toMatchObject({ status: 'stable', statusBecause: 'Set by Sita Pillai' });
});

test.each([
  ['P', 'responds to pain'],
  ['U', 'unresponsive'],
] as const)('a child who is %s on the AVPU scale rings', async (consciousness, words) => {
  const stay = await aChild();
  expect(await save(stay, 0, { ...WELL, consciousness })).toMatchObject({ status: 'critical', hasAlert: true });
  expect((await alertsOf(stay))[0]?.reason).toContain(words);
});

test('in pregnancy the limits of pregnancy hold', async () => {
  const stay = await anInpatient(app, { born: '1996-05-05', pregnancy: 'yes' });
  await save(stay, 0, WELL);
  await say(stay, 1, 'stable');
  expect(await save(stay, 60, { ...WELL, systolic: 165, diastolic: 112 })).toMatchObject({ hasAlert: true });
  expect((await alertsOf(stay))[0]?.reason).toBe(
    'Pregnancy, without a score: pressure 165/112 is dangerously high in pregnancy.',
  );
});

test('a wrong reading of a child takes its alert back, and one that others still bear stays', async () => {
  const stay = await aChild();
  const wrong = await save(stay, 0, { ...WELL, oxygenSaturation: 78 });
  await markObservationWrong(at(1), stay.nurse.actor, wrong.observation.id, 'The probe had slipped.');
  expect(await alertsOf(stay)).toMatchObject([{ status: 'taken-back' }]);
  await save(stay, 2, { ...WELL, oxygenSaturation: 90 });
  const second = await save(stay, 3, { ...WELL, oxygenSaturation: 78 });
  await markObservationWrong(at(4), stay.nurse.actor, second.observation.id, 'The probe had slipped.');
  expect((await alertsOf(stay)).map(({ status }) => status)).toEqual(['raised', 'taken-back']);
});

test('before a doctor has accepted, such an alarm rings and opens the chart too', async () => {
  const stay = await aWaitingInpatient(app, { born: '2018-01-01' });
  await save(stay, 0, { ...WELL, oxygenSaturation: 78 });
  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', can: { openChart: true } }]);
  expect(await readInpatient(at(1), stay.nurse.actor, stay.id)).toMatchObject({ status: 'critical' });
});

test('a locked screen is told of a child’s alarm, which stands among the calls for help', async () => {
  const stay = await aChild();
  await save(stay, 0, { ...WELL, oxygenSaturation: 78 });
  const { unacknowledged } = await glanceAtAlarms(at(1), (await app.aNurse()).actor);
  expect(unacknowledged).toBeGreaterThan(0);
});
