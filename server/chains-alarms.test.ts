// Chains that begin with an alarm of a stay that no doctor accepted, and where their reach ends.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { aBed } from './admissions/testing.ts';
import { GLASS_MS } from './patients/chart-access/break-glass.ts';
import { trailAbout } from './patients/testing.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import * as chains from './testing-chains.ts';
import type { Patient, Person } from './testing-people.ts';
import { ILL_13, WELL } from './ward/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const chartSeenBy = (person: Person, patient: { patientId: string }) => chains.chartSeenBy(app, person, patient);
const post = (person: Person, path: string, body: object = {}) => chains.postAs(app, person, path, body);

describe('a nurse who admits a stranger and lets an alarm ring', () => {
  const alarmIn = async ({ nurse, doctor, patient }: chains.World) => {
    const body = { patientId: patient.patientId, bedId: (await aBed(app)).id, doctorId: doctor.id, diagnosis: 'x' };
    const stay = (await post(nurse, '/inpatients', body)).json<{ id: string; version: number }>();
    const observed = (await post(nurse, `/inpatients/${stay.id}/observations`, ILL_13)).json();
    const alert = await app.db
      .selectFrom('alerts')
      .select(['id', 'score'])
      .where('patient_id', '=', patient.patientId)
      .executeTakeFirstOrThrow();
    return {
      acknowledge: () => post(nurse, `/alerts/${alert.id}/acknowledge`, { score: alert.score }),
      takeBack: () =>
        post(nurse, `/observations/${observed.observation.id}/entered-in-error`, { reason: 'Typed wrong.' }),
      discharge: async () => {
        const { version } = await app.db
          .selectFrom('admissions')
          .select('version')
          .where('id', '=', stay.id)
          .executeTakeFirstOrThrow();
        return post(nurse, `/inpatients/${stay.id}/discharge`, { summary: 'Went home.', version });
      },
      again: () => post(nurse, `/inpatients/${stay.id}/observations`, ILL_13),
      alertId: alert.id,
      stay,
    };
  };
  type Alarm = Awaited<ReturnType<typeof alarmIn>>;
  type Act = Exclude<keyof Alarm, 'again' | 'alertId' | 'stay'>;
  const ORDERS: Act[][] = [
    ['acknowledge', 'takeBack'],
    ['acknowledge', 'takeBack', 'discharge'],
    ['acknowledge', 'discharge'],
    ['discharge', 'acknowledge'],
  ];

  test.each(ORDERS.map((order) => [order.join(', '), order] as const))('keeps no chart after: %s', async (_, order) => {
    const world = await chains.aWorld(app);
    const alarm = await alarmIn(world);
    // An emergency waits for no acceptance.
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(200);
    for (const act of order) expect([act, (await alarm[act]()).statusCode]).toEqual([act, 200]);
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(404);
    expect(await chartSeenBy(await app.aNurse(), world.patient)).toBe(404);
  });

  test('is flagged in the trail, and the patient and the administrators are told once', async () => {
    const world = await chains.aWorld(app);
    const administrator = await app.anAdministrator();
    const alarm = await alarmIn(world);
    for (const act of [alarm.acknowledge, alarm.takeBack, alarm.again, alarm.discharge]) await act();
    const opened = (await trailAbout(app, world.patient.patientId)).filter(
      ({ action }) => action === 'chart.opened_by_alarm',
    );
    expect(opened).toMatchObject([{ actor_id: world.nurse.id, details: { flagged: true } }]);
    for (const reader of [world.patient, administrator]) {
      const notices = (await app.as(reader.cookie).get('/api/notices')).json<{ title: string }[]>();
      expect(notices.filter(({ title }) => title.includes('because of an alarm'))).toHaveLength(1);
    }
  });

  test('reads two charts of it within an hour; the third takes her password, however the steps are ordered', async () => {
    const { nurse, doctor } = await chains.aWorld(app);
    const patients = [await app.aPatient(), await app.aPatient(), await app.aPatient(), await app.aPatient()];
    const [first, second, third, fourth] = patients as [Patient, Patient, Patient, Patient];
    for (const patient of [first, second]) {
      const alarm = await alarmIn({ nurse, doctor, patient });
      expect(await chartSeenBy(nurse, patient)).toBe(200);
      await alarm.takeBack();
      await alarm.discharge();
    }
    const alarm = await alarmIn({ nurse, doctor, patient: third });
    expect(await chartSeenBy(nurse, third)).toBe(404);
    for (const act of [alarm.acknowledge, alarm.takeBack, alarm.again]) await act();
    expect(await chartSeenBy(nurse, third)).toBe(404);

    const [reason, { cookie }] = ['She fainted at the desk and is alone here.', await app.aNurse()];
    const glass = `/patients/${third.patientId}/break-glass`;
    expect((await post(nurse, glass, { reason })).json()).toMatchObject({
      ...{ code: 'glass_proof_needed', fields: { password: 'Enter your password.' } },
    });
    expect((await post(nurse, glass, { reason, password: nurse.password })).statusCode).toBe(201);
    expect(await chartSeenBy(nurse, third)).toBe(200);
    expect((await app.as(cookie).get(`/api/patients/${third.patientId}/profile`)).statusCode).toBe(200);

    app.clock.advance(GLASS_MS);
    const later = { ...nurse, cookie: await app.login(nurse) };
    await alarmIn({ nurse: later, doctor, patient: fourth });
    expect(await chartSeenBy(later, fourth)).toBe(200);
  });

  test('rings for everybody all the same: her colleagues and the doctor on duty read every chart at once', async () => {
    const { nurse, doctor } = await chains.aWorld(app);
    const onDuty = await app.aDoctor();
    const on_duty_since = app.clock.now();
    await app.db.updateTable('clinicians').set({ on_duty_since }).where('account_id', '=', onDuty.id).execute();
    const readers = [await app.aNurse(), onDuty];
    const patients = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    for (const patient of patients) await alarmIn({ nurse, doctor, patient });
    for (const patient of patients) {
      for (const reader of readers) expect(await chartSeenBy(reader, patient)).toBe(200);
    }
    for (const reader of [nurse, ...readers]) {
      const alerts = (await app.as(await app.login(reader)).get('/api/alerts')).body;
      for (const { patientId } of patients) expect(alerts).toContain(patientId);
    }
  });

  test('counts with the glass that she breaks: after one of each a third chart takes her password', async () => {
    const world = await chains.aWorld(app);
    const [other, third] = [await app.aPatient(), await app.aPatient()];
    await alarmIn(world);
    const reason = 'Brought in unconscious, no doctor of hers is here.';
    const breakFor = ({ patientId }: Patient) => post(world.nurse, `/patients/${patientId}/break-glass`, { reason });
    expect((await breakFor(other)).statusCode).toBe(201);
    expect((await breakFor(third)).json().code).toBe('glass_proof_needed');
    await alarmIn({ ...world, patient: third });
    expect(await chartSeenBy(world.nurse, third)).toBe(404);
  });

  test('and who comes back in earnest is found with an open chart', async () => {
    const world = await chains.aWorld(app);
    await (await alarmIn(world)).discharge();
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(404);
    await alarmIn(world);
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(200);
  });

  test('reads no third chart of it by waiting: a day later each alarm counts anew', async () => {
    const { nurse, doctor } = await chains.aWorld(app);
    const patients = await Promise.all([1, 2, 3, 4].map(() => app.aPatient()));
    const alarms: Alarm[] = [];
    for (const patient of patients) alarms.push(await alarmIn({ nurse, doctor, patient }));
    for (const { takeBack } of alarms) await takeBack();
    app.clock.advance(2 * DAY_MS);
    const later = { ...nurse, cookie: await app.login(nurse) };
    for (const { stay } of alarms) await post(later, `/inpatients/${stay.id}/observations`, ILL_13);
    const seen = [];
    for (const patient of patients) seen.push(await chartSeenBy(later, patient));
    expect(seen).toEqual([200, 200, 404, 404]);
  });

  test('reads no third chart of it by attending the alarm, which keeps it open for another day', async () => {
    const { nurse, doctor } = await chains.aWorld(app);
    const patients = await Promise.all([1, 2, 3].map(() => app.aPatient()));
    const alarms: Alarm[] = [];
    for (const patient of patients) alarms.push(await alarmIn({ nurse, doctor, patient }));
    for (const { acknowledge } of alarms) await acknowledge();
    app.clock.advance(DAY_MS - HOUR_MS);
    const later = { ...nurse, cookie: await app.login(nurse) };
    expect((await post(later, `/alerts/${alarms[2]?.alertId}/attend`)).statusCode).toBe(200);
    app.clock.advance(2 * HOUR_MS);
    expect(await chartSeenBy(later, patients[2] as Patient)).toBe(404);
  });

  test('reads no third chart of it where a colleague’s alarm of the same stay had rung before', async () => {
    const { nurse, doctor } = await chains.aWorld(app);
    const colleague = await app.aNurse();
    const patients = await Promise.all([1, 2, 3].map(() => app.aPatient()));
    const stays = [];
    for (const patient of patients) {
      const alarm = await alarmIn({ nurse: colleague, doctor, patient });
      await alarm.takeBack();
      stays.push(alarm.stay.id);
    }
    for (const id of stays) await post(nurse, `/inpatients/${id}/observations`, ILL_13);
    const seen = [];
    for (const patient of patients) seen.push(await chartSeenBy(nurse, patient));
    expect(seen).toEqual([200, 200, 404]);
  });

  test('keeps no chart by admitting the patient a second time while the alarm of the first stay is open', async () => {
    const world = await chains.aWorld(app);
    await (await alarmIn(world)).discharge();
    app.clock.advance(60_000);
    const second = await alarmIn(world);
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(200);
    app.clock.advance(60_000);
    await second.discharge();
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(404);
  });

  test('is flagged also where the alarm comes of crossing out a later set', async () => {
    const world = await chains.aWorld(app);
    const first = await alarmIn(world);
    await first.acknowledge();
    await first.discharge();
    const body = { patientId: world.patient.patientId, bedId: (await aBed(app)).id, doctorId: world.doctor.id };
    const stay = (await post(world.nurse, '/inpatients', { ...body, diagnosis: 'x' })).json<{ id: string }>();
    const path = `/inpatients/${stay.id}/observations`;
    app.clock.advance(10 * 60_000);
    const well = (await post(world.nurse, path, WELL)).json();
    const measuredAt = new Date(app.clock.now().getTime() - 5 * 60_000).toISOString();
    await post(world.nurse, path, { ...ILL_13, respiration: 31, consciousness: 'V', measuredAt });
    await post(world.nurse, `/observations/${well.observation.id}/entered-in-error`, { reason: 'Typed wrong.' });
    const opened = (await trailAbout(app, world.patient.patientId)).filter(
      ({ action }) => action === 'chart.opened_by_alarm',
    );
    expect([await chartSeenBy(world.nurse, world.patient), opened.length]).toEqual([200, 2]);
  });
});
