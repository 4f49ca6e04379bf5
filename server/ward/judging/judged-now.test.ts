import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admitted, anInpatient, aWaitingInpatient } from '#server/admissions/testing.ts';
import { acknowledgeAlert, attendAlert, closeAlert } from '#server/alerts/answer-alert.ts';
import { listAlerts } from '#server/alerts/list-alerts.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { saveProfile } from '#server/records/save-profile.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { markObservationWrong } from '../mark-observation-wrong.ts';
import { observe } from '../observe.ts';
import { readInpatient } from '../read-inpatient.ts';
import { ILL, WELL } from '../testing.ts';
import { followProfiles } from './follow-profiles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CHILD = '2021-01-01';
const at = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * 60_000)),
});
const alertsOf = async ({ patient }: Admitted) =>
  (await listAlerts(at(1_000), (await app.aNurse()).actor)).filter(({ patientId }) => patientId === patient.patientId);
const correct = (stay: Admitted, form: Parameters<typeof saveProfile>[3]) =>
  saveProfile(at(100), stay.doctor.actor, stay.patient.patientId, form);

test('an age that was typed wrong and is corrected scores the last set, and a critical one rings from then on', async () => {
  const stay = await anInpatient(app, { born: CHILD });
  await observe(at(1), stay.nurse.actor, stay.id, ILL);
  await correct(stay, { dateOfBirth: '1976-01-01' });

  await followProfiles(at(101));
  await followProfiles(at(102));

  const rung = at(101).clock.now().toISOString();
  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', score: 9, rungAt: rung, unansweredSince: rung }]);
  expect(await readInpatient(app.deps, stay.nurse.actor, stay.id)).toMatchObject({
    ...{ status: 'critical', statusBecause: 'NEWS2 is 9', news2: { score: 9 }, can: { setStatus: false } },
    observations: [{ score: 9, notScored: null, points: { respiration: 2 } }],
  });
});

test('before a doctor has accepted, such an alarm opens the chart and is flagged in the trail', async () => {
  const stay = await aWaitingInpatient(app, { born: CHILD });
  await observe(at(1), stay.nurse.actor, stay.id, ILL);
  const { patientId } = stay.patient;
  const born = { date_of_birth: '1976-01-01' };
  await app.db.updateTable('health_profiles').set(born).where('patient_id', '=', patientId).execute();

  await followProfiles(at(101));

  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', score: 9 }]);
  const flagged = await app.db
    .selectFrom('audit_entries')
    .select('details')
    .where('patient_id', '=', patientId)
    .where('action', '=', 'chart.opened_by_alarm')
    .execute();
  expect(flagged).toMatchObject([{ details: { flagged: true } }]);
});

test('who turns out to be a child is no longer stable by a score of adults', async () => {
  const stay = await anInpatient(app);
  await observe(at(1), stay.nurse.actor, stay.id, WELL);
  await correct(stay, { dateOfBirth: CHILD });
  expect(await readInpatient(app.deps, stay.nurse.actor, stay.id)).toMatchObject({
    ...{ status: 'not-scored', notScored: 'under-16', news2: null, can: { setStatus: true } },
  });
});

test('whose pregnancy turns out to be none, or is over, is scored by the last set', async () => {
  const stay = await anInpatient(app, { born: '1996-05-05', pregnancy: 'yes' });
  await observe(at(1), stay.nurse.actor, stay.id, ILL);
  await correct(stay, { pregnancy: 'no' });
  await followProfiles(at(101));
  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', score: 9 }]);
});

test('a set that counts by a corrected age bears its alert when another one is marked wrong', async () => {
  const stay = await anInpatient(app, { born: CHILD });
  await observe(at(1), stay.nurse.actor, stay.id, ILL);
  await correct(stay, { dateOfBirth: '1976-01-01' });
  await followProfiles(at(101));
  await observe(at(102), stay.nurse.actor, stay.id, WELL);
  const other = await observe(at(103), stay.nurse.actor, stay.id, { ...WELL, pulse: 95 });

  await markObservationWrong(at(104), stay.nurse.actor, other.observation.id, 'wrong patient');

  expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', score: 0 }]);
});

test('anything else that is written in the profile raises nothing of which an alert was closed', async () => {
  const stay = await anInpatient(app);
  await observe(at(1), stay.nurse.actor, stay.id, ILL);
  const [alert] = await alertsOf(stay);
  await acknowledgeAlert(at(2), stay.nurse.actor, alert?.id ?? '', 9);
  await attendAlert(at(3), stay.nurse.actor, alert?.id ?? '');
  await closeAlert(at(9), stay.nurse.actor, alert?.id ?? '', 'Seen.');
  await correct(stay, { conditions: ['Asthma'] });
  await followProfiles(at(101));
  expect(await alertsOf(stay)).toMatchObject([{ status: 'closed' }]);
});
