import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoundPatient } from '#contract/ward/rounds.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { aLabOrder } from '#server/labs/testing.ts';
import { leaveDose } from '#server/medication/doses/record-dose.ts';
import { aDose } from '#server/medication/testing.ts';
import { takeIntoCare } from '#server/patients/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { observe } from '../observe.ts';
import { ILL_13, WELL } from '../testing.ts';
import { writeNote } from '../write-note.ts';
import { markVisit } from './mark-visit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const roundOf = async (cookie: string): Promise<RoundPatient[]> => (await app.as(cookie).get('/api/ward/round')).json();

test('the round has my inpatients first, each half by need, and nobody whose chart is closed to me', async () => {
  const doctor = await app.aDoctor();
  const well = await anInpatient(app, { doctor, name: 'Mohan Das' });
  const ill = await anInpatient(app, { doctor, name: 'Ramesh Kulkarni' });
  const ofAColleague = await anInpatient(app, { name: 'Farida Khan' });
  const stranger = await anInpatient(app, { name: 'Sunita Patel' });
  await takeIntoCare(app, doctor, ofAColleague.patient);
  await observe(app.deps, well.nurse.actor, well.id, WELL);
  await observe(app.deps, ill.nurse.actor, ill.id, ILL_13);
  await observe(app.deps, ill.nurse.actor, ofAColleague.id, ILL_13);

  const round = await roundOf(doctor.cookie);

  expect(round.map(({ inpatient, isMine }) => [inpatient.name, isMine])).toEqual([
    ['Ramesh Kulkarni', true],
    ['Mohan Das', true],
    ['Farida Khan', false],
  ]);
  expect(JSON.stringify(round)).not.toContain(stranger.id);
});

test('what happened since my last visit stands beside each: scores, doses left out, results and notes', async () => {
  const stay = await anInpatient(app);
  await observe(app.deps, stay.nurse.actor, stay.id, WELL);
  await markVisit(app.deps, stay.doctor.actor, stay.id, true);
  app.clock.advance(60_000);
  const dose = await aDose(app, stay);
  await leaveDose(app.deps, stay.nurse.actor, dose.id, { outcome: 'refused', reason: 'Nausea' });
  await aLabOrder(app, { doctor: stay.doctor, patient: stay.patient, state: 'resulted', value: 9.1 });
  await writeNote(app.deps, stay.nurse.actor, stay.id, 'Vomited once.');
  await observe(app.deps, stay.nurse.actor, stay.id, ILL_13);

  const [mine] = await roundOf(stay.doctor.cookie);

  expect(mine?.seenAt).not.toBeNull();
  expect(mine?.news.map(({ words }) => words)).toEqual(
    expect.arrayContaining([
      'NEWS2 0 to 13',
      'Paracetamol 500 mg refused: Nausea',
      'HbA1c 9.1 %',
      'Note by Sita Pillai: Vomited once.',
    ]),
  );
});

test('seen is marked once a day however often it is pressed, per doctor, and can be taken back', async () => {
  const stay = await anInpatient(app);
  const colleague = await app.aDoctor();
  await takeIntoCare(app, colleague, stay.patient);

  const presses = await Promise.all([1, 2, 3].map(() => markVisit(app.deps, stay.doctor.actor, stay.id, true)));
  expect(new Set(presses.map(({ seenAt }) => seenAt)).size).toBe(1);
  expect((await roundOf(colleague.cookie))[0]?.seenAt).toBeNull();

  await markVisit(app.deps, stay.doctor.actor, stay.id, false);
  expect((await roundOf(stay.doctor.cookie))[0]).toMatchObject({ seenAt: null, lastVisitAt: null });
});
