import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccess } from '#server/patients/access/testing.ts';
import { takeIntoCare } from '#server/patients/testing.ts';
import { addReadings } from '#server/records/readings/add-readings.ts';
import { markReadingWrong } from '#server/records/readings/mark-reading-wrong.ts';
import { remindOfCallBacks } from '#server/tasks/remind-of-call-backs.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { refuseRows } from '#server/testing-failing-rows.ts';
import type { Patient } from '#server/testing-people.ts';
import { notifyOfReading } from './notify-of-reading.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const measure = async ({ cookie, patientId }: Patient, kind: string, value: number, second?: number) => {
  const readings = [{ kind, value, ...(second ? { second } : {}) }];
  return (await app.as(cookie).post(`/api/patients/${patientId}/readings`, { readings, confirmed: true })).json()[0];
};
const notifyOf = ({ cookie }: Patient, id: string, signs: string[] = []) =>
  app.as(cookie).post(`/api/readings/${id}/tell`, { signs });
const openAlerts = async () => (await app.as((await app.aNurse()).cookie).get('/api/alerts')).json();

test('a dangerous home reading answers with the instruction, and keeps it', async () => {
  const patient = await app.aPatient();
  const added = await measure(patient, 'blood-pressure', 192, 124);

  expect(added.advice).toMatchObject({ urgency: 3, repeatAfterMinutes: 5, rule: 'readings-9' });
  const listed = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`);
  expect(listed.json()).toMatchObject([{ id: added.id, advice: added.advice }]);
});

test('a value that had to be confirmed is answered with the instruction too', async () => {
  const patient = await app.aPatient();
  expect((await measure(patient, 'blood-pressure', 240, 125)).advice).toMatchObject({ urgency: 4 });
});

test('the pressure that the health profile brings along is judged as any other', async () => {
  const patient = await app.aPatient();
  await app.as(patient.cookie).put(`/api/patients/${patient.patientId}/profile`, { age: 40, bp: '190/110' });
  const listed = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`);
  expect(listed.json()[0].advice).toMatchObject({ urgency: 3, repeatAfterMinutes: 5 });
});

test('182/121 of a child in the health profile is an emergency', async () => {
  const patient = await app.aPatient();
  await app.as(patient.cookie).put(`/api/patients/${patient.patientId}/profile`, { age: 6, bp: '182/121' });
  const listed = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`);
  expect(listed.json()[0].advice).toMatchObject({ urgency: 4 });
});

test('what a clinic measures gets no advice for home', async () => {
  const patient = await app.aPatient();
  const doctor = await app.aDoctor();
  await takeIntoCare(app, doctor, patient);
  const added = await measure({ ...patient, cookie: doctor.cookie }, 'oxygen-saturation', 88);
  expect(added.advice).toBeNull();
});

test('an emergency reading reaches every doctor and nurse once the patient agrees, and only then', async () => {
  const patient = await app.aPatient({ name: 'Ravi Menon' });
  const { id } = await measure(patient, 'oxygen-saturation', 88);
  expect(await openAlerts()).toEqual([]);

  const told = await notifyOf(patient, id);

  expect([told.statusCode, told.json().how]).toEqual([201, 'alert']);
  expect(await openAlerts()).toMatchObject([
    { patient: 'Ravi Menon', status: 'raised', reason: 'Home reading: oxygen saturation 88 %.' },
  ]);
});

test('a danger sign turns a high pressure into an alert with the sign in its words', async () => {
  const patient = await app.aPatient({ name: 'Meena Das' });
  const { id } = await measure(patient, 'blood-pressure', 192, 124);

  expect((await notifyOf(patient, id, ['breathless'])).json()).toMatchObject({ how: 'alert', signs: ['breathless'] });

  const alert = (await openAlerts()).find(({ patient: name }: { patient: string }) => name === 'Meena Das');
  expect(alert.reason).toBe('Home reading: blood pressure 192/124 mmHg. Hard to breathe.');
});

test('without a sign the doctor in care and the desk are asked to call today, and no alert rings', async () => {
  const patient = await app.aPatient({ name: 'Lata Iyer' });
  const doctor = await app.aDoctor();
  const nurse = await app.aNurse();
  await takeIntoCare(app, doctor, patient);
  const { id } = await measure(patient, 'blood-pressure', 192, 124);

  expect((await notifyOf(patient, id)).json()).toMatchObject({ how: 'notice' });
  await notifyOf(patient, id);

  const read = async (cookie: string) => JSON.stringify((await app.as(cookie).get('/api/notices')).json());
  expect((await read(doctor.cookie)).match(/Lata Iyer asks for a call today/g)).toHaveLength(1);
  expect(await read(doctor.cookie)).toContain('192/124');
  expect(await read(nurse.cookie)).toContain('Lata Iyer asks for a call today');
  expect(await read(nurse.cookie)).not.toContain('192/124');
  expect((await openAlerts()).some(({ patient: name }: { patient: string }) => name === 'Lata Iyer')).toBe(false);
});

test('a call asked for stays a task until a nurse made it; late it is told, and the patient sees who called', async () => {
  const patient = await app.aPatient({ name: 'Devi Nair' });
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse({ name: 'Priya Thomas' })];
  await app.as(doctor.cookie).put('/api/duty', { isOnDuty: true });
  const { id } = await measure(patient, 'blood-pressure', 192, 124);
  expect((await notifyOf(patient, id)).json()).toMatchObject({ how: 'notice', answered: null });
  const mine = async () => {
    const tasks = (await app.as(nurse.cookie).get('/api/staff-tasks?limit=200')).json();
    return tasks.find(({ patient: name }: { patient: string }) => name === 'Devi Nair');
  };
  expect(await mine()).toMatchObject({ state: 'open', priority: 'high', isWithheld: true });

  const later = new Date(app.clock.now().getTime() + 121 * 60_000);
  const deps = { ...app.deps, clock: { now: () => later } };
  await remindOfCallBacks(deps);
  await remindOfCallBacks(deps);
  const read = async (cookie: string) => JSON.stringify((await app.as(cookie).get('/api/notices')).json());
  expect((await read(nurse.cookie)).match(/Late: Devi Nair still waits for a call/g)).toHaveLength(1);
  expect(await read(doctor.cookie)).toContain('Late: Devi Nair still waits for a call');

  const { id: task } = await mine();
  const taken = (await app.as(nurse.cookie).post(`/api/staff-tasks/${task}/take`)).json();
  expect(taken.task).toContain('192/124');
  await app.as(nurse.cookie).post(`/api/staff-tasks/${task}/done`, {});
  const listed = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`)).json();
  expect(listed[0].clinicTold.answered).toMatchObject({ name: 'Priya Thomas', isCalled: true });
});

test('a call that somebody asked for who acts for the patient is reminded of as well, and what the nurse notes stays here', async () => {
  const [patient, daughter] = [await app.aPatient({ name: 'Kamala Rao' }), await app.aPatient()];
  await giveAccess(app, daughter, patient, { relation: 'helper' });
  const nurse = await app.aNurse({ name: 'Priya Thomas' });
  const { id } = await measure(patient, 'blood-pressure', 192, 124);
  const told = await app.as(daughter.cookie).post(`/api/readings/${id}/tell?for=${patient.patientId}`, { signs: [] });
  expect(told.json()).toMatchObject({ how: 'notice' });

  const later = new Date(app.clock.now().getTime() + 121 * 60_000);
  await remindOfCallBacks({ ...app.deps, clock: { now: () => later } });
  const read = async (cookie: string) => JSON.stringify((await app.as(cookie).get('/api/notices')).json());
  expect(await read(nurse.cookie)).toContain('Late: Kamala Rao still waits for a call');

  const tasks = (await app.as(nurse.cookie).get('/api/staff-tasks?limit=200')).json();
  const task = tasks.find(({ patient: name }: { patient: string }) => name === 'Kamala Rao');
  await app.as(nurse.cookie).post(`/api/staff-tasks/${task.id}/take`);
  await app.as(nurse.cookie).post(`/api/staff-tasks/${task.id}/done`, { note: 'Sounds drunk, tell Dr. Nair.' });
  const news = await read(daughter.cookie);
  expect(news).toContain('Priya Thomas noted that the clinic called you.');
  expect(news).not.toMatch(/drunk|\b192\b|doctor-dashboard/);
});

test('a late call that cannot be told keeps no other silent, and is tried again', async () => {
  const nurse = await app.aNurse();
  const [stuck, other] = [await app.aPatient({ name: 'Stuck Call' }), await app.aPatient({ name: 'Other Call' })];
  for (const patient of [stuck, other]) {
    const { id } = await measure(patient, 'blood-pressure', 192, 124);
    await notifyOf(patient, id);
  }
  const later = new Date(app.clock.now().getTime() + 121 * 60_000);
  const deps = { ...app.deps, clock: { now: () => later } };
  const told = async () => {
    const notices: { title: string }[] = (await app.as(nurse.cookie).get('/api/notices')).json();
    return notices.flatMap(({ title }) => /^Late: (\w+ Call) still waits/.exec(title)?.[1] ?? []).sort();
  };
  const { mend } = await refuseRows(app, {
    ...{ on: 'insert', table: 'notices' },
    when: `new.patient_id = '${stuck.patientId}' and new.once_key like 'call-back:%'`,
  });

  await expect(remindOfCallBacks(deps)).rejects.toThrow(/^Failed: staff-task \S+$/);
  expect(await told()).toEqual(['Other Call']);

  await mend();
  await remindOfCallBacks(deps);
  expect(await told()).toEqual(['Other Call', 'Stuck Call']);
});

test('a child’s reading that no rule judges rings as an emergency when it is told; a danger sign is added to it', async () => {
  const patient = await app.aPatient({ name: 'Asha Pillai' });
  await app.as(patient.cookie).put(`/api/patients/${patient.patientId}/profile`, { age: 6, temperature: 39.9 });
  const listed = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`);
  const [{ id, advice }] = listed.json();
  expect(advice).toMatchObject({ urgency: null, title: 'Temperature 39.9 °C was not checked.' });

  expect((await notifyOf(patient, id)).json()).toMatchObject({ how: 'alert', signs: [] });
  expect((await notifyOf(patient, id, ['collapse'])).json()).toMatchObject({ how: 'alert', signs: ['collapse'] });

  const alert = (await openAlerts()).find(({ patient: name }: { patient: string }) => name === 'Asha Pillai');
  expect(alert.reason).toContain('Home reading: temperature 39.9 °C.');
});

test('that the clinic was told is in the record: another tab and a reload show the same', async () => {
  const patient = await app.aPatient();
  const { id, clinicTold } = await measure(patient, 'blood-pressure', 192, 124);
  expect(clinicTold).toBeNull();
  const told = (await notifyOf(patient, id, ['breathless'])).json();

  const listed = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`);
  expect(listed.json()[0].clinicTold).toEqual(told);
  expect(told).toEqual({ at: expect.any(String), how: 'alert', signs: ['breathless'], answered: null });
});

test('two tabs that tell at once tell it once; a sign more is told again', async () => {
  const patient = await app.aPatient({ name: 'Nila Bose' });
  const { id } = await measure(patient, 'oxygen-saturation', 88);
  const replies = await Promise.all([notifyOf(patient, id), notifyOf(patient, id), notifyOf(patient, id)]);
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  const entries = () => auditCount('reading.told', id);
  expect(await entries()).toBe(1);

  app.clock.advance(60_000);
  await notifyOf(patient, id);
  expect(await entries()).toBe(1);
  await notifyOf(patient, id, ['collapse']);
  await notifyOf(patient, id);
  expect(await entries()).toBe(2);
  const alert = (await openAlerts()).find(({ patient: name }: { patient: string }) => name === 'Nila Bose');
  expect(alert.reason).toContain('Fainted, a fit, or hard to wake.');
});

test('several readings are told together, worst first, and none of another person', async () => {
  const [patient, stranger] = [await app.aPatient({ name: 'Tara Sen' }), await app.aPatient()];
  const pressure = await measure(patient, 'blood-pressure', 192, 124);
  const oxygen = await measure(patient, 'oxygen-saturation', 88);
  const other = await measure(stranger, 'oxygen-saturation', 88);
  const notify = (also: string[]) =>
    app.as(patient.cookie).post(`/api/readings/${pressure.id}/tell`, { signs: [], also });

  expect((await notify([other.id])).statusCode).toBe(404);
  expect((await notify([oxygen.id])).json()).toMatchObject({ how: 'alert' });
  const alert = (await openAlerts()).find(({ patient: name }: { patient: string }) => name === 'Tara Sen');
  expect(alert.reason).toBe('Home readings: oxygen saturation 88 %, blood pressure 192/124 mmHg.');
});

test('of two readings of the same minute the one that was written down last is the newest', async () => {
  const patient = await app.aPatient();
  const measuredAt = app.clock.now().toISOString();
  for (const value of [97, 96, 95, 88]) {
    app.clock.advance(1_000);
    await addReadings(app.deps, patient.actor, patient.patientId, {
      readings: [{ kind: 'oxygen-saturation', value, measuredAt }],
    });
  }
  const listed = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`);
  expect(listed.json().map(({ value }: { value: number }) => value)).toEqual([88, 95, 96, 97]);
});

test('a child’s old reading is marked as not checked, an adult’s is not', async () => {
  const [child, adult] = [await app.aPatient(), await app.aPatient()];
  await app.as(child.cookie).put(`/api/patients/${child.patientId}/profile`, { age: 6 });
  await app.as(adult.cookie).put(`/api/patients/${adult.patientId}/profile`, { age: 40 });
  const measuredAt = new Date(app.clock.now().getTime() - 7 * 86_400_000).toISOString();
  const readings = [{ kind: 'temperature', value: 39.9, measuredAt } as const];
  const add = ({ actor, patientId }: Patient) => addReadings(app.deps, actor, patientId, { readings });
  expect(await add(child)).toMatchObject([{ advice: null, flag: null, isChecked: false }]);
  expect(await add(adult)).toMatchObject([{ advice: null, flag: 'High', isChecked: true }]);
});

const auditCount = async (action: string, subjectId: string) =>
  (
    await app.deps.db
      .selectFrom('audit_entries')
      .select('action')
      .where('action', '=', action)
      .where('subject_id', '=', subjectId)
      .execute()
  ).length;

test('a reading in range, of another person, crossed out or of two days ago tells nobody', async () => {
  const [patient, stranger] = [await app.aPatient(), await app.aPatient()];
  const calm = await measure(patient, 'heart-rate', 72);
  expect((await notifyOf(patient, calm.id)).json().code).toBe('no_danger_in_reading');

  const grave = await measure(patient, 'oxygen-saturation', 86);
  expect((await notifyOf(stranger, grave.id)).statusCode).toBe(404);
  app.clock.advance(48 * 3_600_000);
  const late = notifyOfReading(app.deps, patient.actor, grave.id, { signs: [] });
  await expect(late).rejects.toMatchObject({ code: 'no_danger_in_reading' });

  const wrong = await addReadings(app.deps, patient.actor, patient.patientId, { readings: [LOW_OXYGEN] });
  await markReadingWrong(app.deps, patient.actor, wrong[0]?.id ?? '');
  const crossedOut = notifyOfReading(app.deps, patient.actor, wrong[0]?.id ?? '', { signs: [] });
  await expect(crossedOut).rejects.toMatchObject({ code: 'not_found' });
});

const LOW_OXYGEN = { kind: 'oxygen-saturation', value: 86 } as const;

test('39.9 °C, oxygen 93 % and pulse 128 are judged together, in one go or one by one, and the clinic reads all three', async () => {
  const readings = [
    { kind: 'temperature', value: 39.9 },
    { kind: 'oxygen-saturation', value: 93 },
    { kind: 'heart-rate', value: 128 },
  ];
  const inOneGo = await app.aPatient();
  const path = `/api/patients/${inOneGo.patientId}/readings`;
  const added = (await app.as(inOneGo.cookie).post(path, { readings })).json();
  expect(added.filter((reading: { advice: { together?: string[] } }) => reading.advice.together)).toHaveLength(1);

  const oneByOne = await app.aPatient();
  await measure(oneByOne, 'temperature', 39.9);
  await measure(oneByOne, 'oxygen-saturation', 93);
  const last = await measure(oneByOne, 'heart-rate', 128);
  expect(last.advice).toMatchObject({ urgency: 4, together: ['oxygen-saturation', 'heart-rate', 'temperature'] });
  expect((await notifyOf(oneByOne, last.id)).json()).toMatchObject({ how: 'alert' });
  const [alert] = (await openAlerts()).filter(({ reason }: { reason: string }) => reason.includes('together'));
  expect(alert.reason).toContain('Oxygen saturation 93 %, heart rate 128 /min and temperature 39.9 °C together');
});
