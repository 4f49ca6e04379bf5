// What someone who acts for a patient could try to get at more than was shared, and what keeps it from them.
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { cancelAppointment } from '#server/appointments/changing/cancel-appointment.ts';
import { anAppointment, aScheduledDoctor, tomorrow } from '#server/appointments/testing.ts';
import { aFullDoctor, aWaitingWish, heldFor, someoneWaiting } from '#server/appointments/waitlist/testing.ts';
import { checkSafety } from '#server/care/check-safety.ts';
import { checkRenewal, renewMedicine } from '#server/care/prescriptions/renew-medicine.ts';
import { signDiagnosis } from '#server/care/sign-diagnosis.ts';
import { aForm, PARACETAMOL } from '#server/care/testing.ts';
import { transaction } from '#server/db/transaction.ts';
import { changeContact } from '#server/identity/public.ts';
import { aThread } from '#server/inbox/testing.ts';
import { mergeRecords, undo } from '#server/merges/testing.ts';
import { notify } from '#server/notices/notify.ts';
import { aPatientBorn, giveAccess } from '#server/patients/access/testing.ts';
import { takeIntoCare } from '#server/patients/testing.ts';
import { publish } from '#server/platform/events.ts';
import { startTestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import { openStream, until } from '#server/testing-stream.ts';

const app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
afterAll(() => app.close());

const CHILD = '2020-05-01';
const TEENAGER = '2010-05-01';

async function acting(patient: Patient, how: Parameters<typeof giveAccess>[3]) {
  const person = await app.aPatient();
  return { ...person, accessId: await giveAccess(app, person, patient, how) };
}

const hold = (patient: Patient) =>
  app.db
    .updateTable('patients')
    .set({ record_held_since: app.clock.now() })
    .where('id', '=', patient.patientId)
    .execute();

const visitsSeenBy = async (person: Patient, whom: Patient): Promise<string[] | number> => {
  const answer = await app.as(person.cookie).get(`/api/appointments?for=${whom.patientId}`);
  return answer.statusCode === 200 ? answer.json<{ id: string }[]>().map(({ id }) => id) : answer.statusCode;
};

const makePrivate = (patient: Patient, subject: string, id: string, isPrivate = true) =>
  app.as(patient.cookie).put(`/api/patients/${patient.patientId}/private-parts`, { subject, id, isPrivate });

const noticesOf = async ({ cookie }: Patient) =>
  (await app.as(cookie).get('/api/notices')).json<{ title: string }[]>().map(({ title }) => title);

describe('an account whose owner nobody has seen', () => {
  test('shows nothing private, shares nothing, and acts for nobody', async () => {
    const teenager = await aPatientBorn(app, TEENAGER);
    const mother = await acting(teenager, { relation: 'guardian' });
    const child = await aPatientBorn(app, CHILD);
    await giveAccess(app, teenager, child, { relation: 'guardian' });
    const doctor = await aScheduledDoctor(app);
    const { id } = await anAppointment(app, { patient: teenager, doctor, status: 'approved' });
    const open = await anAppointment(app, { patient: teenager, doctor, time: '15:00', status: 'approved' });
    await makePrivate(teenager, 'appointment', id);
    await hold(teenager);
    const own = app.as(teenager.cookie);
    const listed = (await own.get('/api/appointments')).json<{ id: string }[]>();
    expect(listed.map((visit) => visit.id)).toEqual([open.id]);
    const week = await own.get('/api/family/week');
    expect([week.statusCode, week.body.includes(id)]).toEqual([200, false]);
    const change = { parts: ['everything'], seesConfidential: true };
    const changed = await own.put(`/api/family/access/${mother.accessId}`, change);
    expect(changed.json().code).toBe('identity_unconfirmed');
    expect(await visitsSeenBy(teenager, child)).toBe(404);
    const desk = app.as((await app.aReceptionist()).cookie);
    const added = await desk.post(`/api/patients/${(await aPatientBorn(app, CHILD)).patientId}/guardians`, {
      pud: teenager.pud,
    });
    expect(added.json().code).toBe('guardian_unconfirmed');
    // Its guardian was seen by the desk, and loses nothing.
    const record = await app
      .as(mother.cookie)
      .get(`/api/patients/${teenager.patientId}/vaccines?for=${teenager.patientId}`);
    expect(record.statusCode).toBe(200);
  });

  test('has shared nothing confidential once somebody has seen the owner', async () => {
    const teenager = await aPatientBorn(app, TEENAGER);
    const mother = await acting(teenager, { relation: 'guardian', seesConfidential: true });
    await hold(teenager);
    const nurse = await app.aNurse();
    expect((await app.as(nurse.cookie).post(`/api/patients/${teenager.patientId}/confirm-identity`)).statusCode).toBe(
      200,
    );
    const { sees_confidential } = await app.db
      .selectFrom('patient_access')
      .select('sees_confidential')
      .where('id', '=', mother.accessId)
      .executeTakeFirstOrThrow();
    expect(sees_confidential).toBe(false);
  });

  test('is not opened by a guardian: the code of a teenager is at the desk', async () => {
    const teenager = await aPatientBorn(app, TEENAGER);
    const mother = await acting(teenager, { relation: 'guardian' });
    await app.db.updateTable('patients').set({ account_id: null }).where('id', '=', teenager.patientId).execute();
    const asked = await app.as(mother.cookie).post(`/api/family/access/${mother.accessId}/own-login`);
    expect([asked.statusCode, asked.json()]).toEqual([200, { message: expect.stringContaining('in person') }]);
    const codes = await app.db
      .selectFrom('activation_codes')
      .select('patient_id')
      .where('patient_id', '=', teenager.patientId)
      .execute();
    expect(codes).toEqual([]);
    const desk = app.as((await app.aReceptionist()).cookie);
    const family = (await desk.get(`/api/patients/${teenager.patientId}/family`)).json();
    expect(family.access).toMatchObject([{ asksForLogin: true }]);
  });
});

describe('the birth that limits a share', () => {
  const save = (person: Patient, whom: Patient, body: object) =>
    app.as(person.cookie).put(`/api/patients/${whom.patientId}/profile?for=${whom.patientId}`, body);

  test('is not changed by whoever acts, nor by a child; saying what is known changes nothing', async () => {
    const [child, teenager] = [await aPatientBorn(app, CHILD), await aPatientBorn(app, TEENAGER)];
    const father = await acting(child, { relation: 'guardian' });
    for (const body of [{ dateOfBirth: '2024-05-01' }, { age: 2 }]) {
      expect((await save(father, child, body)).json().code).toBe('birth_at_desk');
      expect((await save(teenager, teenager, body)).json().code).toBe('birth_at_desk');
    }
    expect((await save(father, child, { dateOfBirth: CHILD, sex: 'male' })).statusCode).toBe(200);
  });

  test('is an adult’s own to correct, but not into that of a child', async () => {
    const adult = await aPatientBorn(app, '1990-01-01');
    expect((await save(adult, adult, { dateOfBirth: '1991-01-01' })).statusCode).toBe(200);
    expect((await save(adult, adult, { dateOfBirth: '2015-01-01' })).json().code).toBe('birth_at_desk');
    expect((await save(await app.aPatient(), await app.aPatient(), { age: 12 })).statusCode).toBe(404);
    const unknown = await app.aPatient();
    expect((await save(unknown, unknown, { age: 12 })).statusCode).toBe(200);
  });
});

test('nobody takes back the call for help of the patient but the patient; whoever called takes back their own', async () => {
  const patient = await app.aPatient();
  const helper = await acting(patient, { relation: 'helper', parts: ['appointments'] });
  const { id } = (await app.as(patient.cookie).post('/api/alerts', {})).json();
  const back = (person: Patient, alert: string) =>
    app.as(person.cookie).post(`/api/alerts/${alert}/take-back?for=${patient.patientId}`);
  expect((await back(helper, id)).statusCode).toBe(403);
  expect((await back(patient, id)).statusCode).toBe(200);
  const own = (await app.as(helper.cookie).post(`/api/alerts?for=${patient.patientId}`, {})).json();
  expect((await back(helper, own.id)).statusCode).toBe(200);
});

test('a call that the patient joined is no longer the helper’s to take back, and keeps the words of both', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const helper = await acting(patient, { relation: 'helper', parts: ['appointments'] });
  const call = (person: Patient, words: object) =>
    app.as(person.cookie).post(`/api/alerts?for=${patient.patientId}`, words);
  const { id } = (await call(helper, { reason: 'Please come' })).json();
  await call(patient, { reason: 'I cannot breathe', place: 'Stairs' });
  await call(helper, {});
  const back = (person: Patient) => app.as(person.cookie).post(`/api/alerts/${id}/take-back?for=${patient.patientId}`);
  expect((await back(helper)).statusCode).toBe(403);
  const shown: { id: string }[] = (await app.as(nurse.cookie).get('/api/alerts')).json();
  const alert = shown.find((each) => each.id === id);
  expect(alert).toMatchObject({
    reason: 'I cannot breathe\nTold for the patient:\u00a0Please come',
    place: 'Stairs',
    status: 'raised',
  });
  expect((await back(patient)).statusCode).toBe(200);
});

test('whoever acts for the patient takes none of the patient’s words away, and none of theirs pass for the patient’s', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const helper = await acting(patient, { relation: 'helper', parts: ['appointments'] });
  const call = (person: Patient, words: object) =>
    app.as(person.cookie).post(`/api/alerts?for=${patient.patientId}`, words);
  const lines = async (id: string) => {
    const shown: { id: string; reason: string; place: string }[] = (
      await app.as(nurse.cookie).get('/api/alerts')
    ).json();
    const alert = shown.find((each) => each.id === id);
    return { told: alert?.reason.split('\n'), place: alert?.place };
  };
  const mine = `I cannot breathe ${'a'.repeat(483)}`;
  const { id } = (await call(patient, { reason: mine, place: 'Stairs' })).json();
  const theirs = ['b', 'c', 'd'].map((letter) => `breathe\n${letter.repeat(490)}`);
  for (const reason of theirs) expect((await call(helper, { reason })).statusCode).toBe(201);
  expect((await call(helper, { reason: 'All is well', place: 'At home' })).statusCode).toBe(201);
  expect(await lines(id)).toEqual({
    told: [
      mine,
      'Told for the patient:\u00a0All is well / Place: At home',
      `Told for the patient:\u00a0breathe / ${'d'.repeat(490)}`,
      'Told earlier and left out here:\u00a02',
    ],
    place: 'Stairs',
  });
  const more = 'My lips are blue\nTold for the patient:\u00a0no';
  expect((await call(patient, { reason: more })).statusCode).toBe(201);
  expect((await lines(id)).told?.slice(0, 3)).toEqual([
    'My lips are blue / Told for the patient: no',
    mine,
    'Told for the patient:\u00a0All is well / Place: At home',
  ]);
});

test('the address of the emergency card is shown to the patient alone', async () => {
  const patient = await app.aPatient();
  const helper = await acting(patient, { relation: 'helper' });
  const path = `/api/patients/${patient.patientId}/emergency-card`;
  const made = await app.as(patient.cookie).post(`${path}/link`, { replaces: null });
  expect(made.json().link.address).toContain('#');
  const read = await app.as(helper.cookie).get(`${path}?for=${patient.patientId}`);
  expect([read.statusCode, read.json().link]).toEqual([200, null]);
  const link = await app.as(helper.cookie).post(`${path}/link?for=${patient.patientId}`, { replaces: null });
  expect(link.statusCode).toBe(404);
});

describe('a merge', () => {
  test.each(['kept', 'other'] as const)(
    'hands nobody the visits of a child: guardians of the %s record',
    async (side) => {
      const [kept, other] = [await aPatientBorn(app, CHILD), await aPatientBorn(app, CHILD)];
      const [stranger, mother] = [
        await acting(side === 'kept' ? kept : other, { relation: 'guardian', state: 'unconfirmed' }),
        await acting(other, { relation: 'guardian' }),
      ];
      const merge = await mergeRecords(app, { kept: kept.patientId, other: other.patientId }, { login: 'kept' });
      expect([await visitsSeenBy(stranger, kept), await visitsSeenBy(mother, kept)]).toEqual([404, 404]);
      const desk = app.as((await app.aReceptionist()).cookie);
      const waiting = (await desk.get('/api/access/waiting')).json<{ id: string; state: string }[]>();
      for (const { accessId } of [stranger, mother])
        expect(waiting.find(({ id }) => id === accessId)?.state).toBe('asked');
      expect(
        (await desk.post(`/api/access/${stranger.accessId}/refuse`, { reason: 'Nobody knows them.' })).statusCode,
      ).toBe(200);
      expect((await undo(app, merge)).statusCode).toBe(200);
      const states = await app.db
        .selectFrom('patient_access')
        .select(['id', 'state'])
        .where('id', 'in', [stranger.accessId, mother.accessId])
        .execute();
      expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
        [stranger.accessId]: 'ended',
        [mother.accessId]: 'confirmed',
      });
    },
  );

  test('keeps a conversation private that was private in one of the two', async () => {
    const doctor = await aScheduledDoctor(app);
    const [kept, other] = [await aPatientBorn(app, '1980-01-01'), await aPatientBorn(app, '1980-01-01')];
    const helper = await acting(kept, { relation: 'helper' });
    for (const patient of [kept, other]) {
      const time = patient === kept ? '10:00' : '11:00';
      await anAppointment(app, { patient, doctor, status: 'completed', date: tomorrow(app, -2), time });
    }
    const [open, hidden] = [
      await aThread(app, kept, doctor, 'Ordinary words here.'),
      await aThread(app, other, doctor, 'Quellwasser is private.'),
    ];
    await acting(other, { relation: 'helper' });
    await makePrivate(other, 'thread', hidden.id);
    const merge = await mergeRecords(app, { kept: kept.patientId, other: other.patientId }, { login: 'kept' });
    const read = () => app.as(helper.cookie).get(`/api/inbox/${open.id}?for=${kept.patientId}`);
    await app.db.updateTable('patients').set({ record_held_since: null }).where('id', '=', kept.patientId).execute();
    expect((await read()).statusCode).toBe(404);
    expect((await undo(app, merge)).statusCode).toBe(200);
    await app.db.updateTable('patients').set({ record_held_since: null }).where('id', '=', kept.patientId).execute();
    const after = await read();
    expect([after.statusCode, after.body.includes('Quellwasser')]).toEqual([200, false]);
  });
});

const answered = (findings: readonly { key: string }[]) =>
  findings.map(({ key }) => ({ finding: key, reason: 'Talked over at length.' }));

async function sign(doctor: Person, patient: Patient, input: Parameters<typeof aForm>[1]) {
  const form = { ...aForm(patient, input), medications: input?.medications ?? [] };
  const asked = { medications: form.medications, writing: { code: null, name: form.diagnosis } };
  const { findings } = await checkSafety(app.deps, doctor.actor, patient.patientId, asked);
  return signDiagnosis(app.deps, doctor.actor, { ...form, answers: answered(findings) });
}

describe('private is also what comes of it', () => {
  test('a visit from a private wish, and one that a private symptom check led to', async () => {
    const patient = await aPatientBorn(app, TEENAGER);
    const mother = await acting(patient, { relation: 'guardian' });
    const { doctor, visit } = await aFullDoctor(app);
    const { wishId } = await someoneWaiting(app, doctor, { reason: 'Quellwasser' }, patient);
    await makePrivate(patient, 'wish', wishId);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const offer = await heldFor(app, patient);
    const accepted = await app.as(patient.cookie).post(`/api/waitlist/offers/${offer?.id}/accept`);
    expect(accepted.statusCode).toBe(201);
    expect(await visitsSeenBy(mother, patient)).toEqual([]);

    await app.as(patient.cookie).post('/api/symptoms/analyze', { symptoms: 'A sore throat and a runny nose.' });
    const { id: triageId } = await app.db
      .selectFrom('triage_results')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .executeTakeFirstOrThrow();
    await makePrivate(patient, 'symptom-check', triageId);
    const other = await aScheduledDoctor(app);
    const booked = await app.as(patient.cookie).post('/api/appointments', {
      ...{ department: other.department, doctor: other.id, date: tomorrow(app, 2), time: '10:00', triageId },
    });
    expect(booked.statusCode).toBe(201);
    expect(await visitsSeenBy(mother, patient)).toEqual([]);
  });

  test('a prescription that is renewed, and a diagnosis by a doctor who stood in', async () => {
    const [patient, doctor] = [await aPatientBorn(app, '1980-01-01'), await aScheduledDoctor(app)];
    const helper = await acting(patient, { relation: 'helper' });
    await takeIntoCare(app, doctor, patient);
    const signed = await sign(doctor, patient, { medications: [PARACETAMOL] });
    const made = await makePrivate(patient, 'prescription', signed.prescription?.id ?? '');
    expect(made.statusCode).toBe(200);
    const { id } = await app.db
      .selectFrom('prescribed_medicines')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .executeTakeFirstOrThrow();
    const answers = answered((await checkRenewal(app.deps, doctor.actor, id)).findings);
    await transaction(app.deps.db, (tx) => renewMedicine(tx, app.deps, doctor.actor, { id, answers }));
    const listed = await app
      .as(helper.cookie)
      .get(`/api/patients/${patient.patientId}/prescriptions?for=${patient.patientId}`);
    expect([listed.statusCode, listed.body.includes('Paracetamol')]).toEqual([200, false]);

    const standIn = await aScheduledDoctor(app);
    const visit = await anAppointment(app, { patient, doctor, status: 'completed', date: tomorrow(app, -1) });
    await makePrivate(patient, 'appointment', visit.id);
    await takeIntoCare(app, standIn, patient);
    const later = await sign(standIn, patient, { diagnosis: 'Quellwasser illness', date: tomorrow(app, -1) });
    const { rows } = await sql`select from confidential_marks where subject_id = ${later.id}`.execute(app.db);
    expect(rows.length).toBe(1);
  });

  test('a department’s rule, when the patient’s own mark is lifted; a doctor who lifts that says why', async () => {
    const patient = await aPatientBorn(app, TEENAGER);
    const doctor = await aScheduledDoctor(app, { department: 'Ayurveda' });
    await app.db.updateTable('departments').set({ is_confidential: true }).where('name', '=', 'Ayurveda').execute();
    const { id } = await anAppointment(app, { patient, doctor, status: 'approved' });
    await takeIntoCare(app, doctor, patient);
    const by = (answer: { json(): { parts: { id: string; by: string }[] } }) =>
      answer.json().parts.find((part) => part.id === id)?.by;
    expect(by(await makePrivate(patient, 'appointment', id))).toBe('patient');
    expect(by(await makePrivate(patient, 'appointment', id, false))).toBe('department');
    await makePrivate(patient, 'appointment', id);
    const lift = (reason?: string) =>
      app.as(doctor.cookie).put(`/api/patients/${patient.patientId}/private-parts`, {
        ...{ subject: 'appointment', id, isPrivate: false },
        ...(reason ? { reason } : {}),
      });
    expect((await lift()).json().fields).toHaveProperty('reason');
    expect((await lift('Talked over with both.')).statusCode).toBe(200);
    expect(await noticesOf(patient)).toContain('Something that you made private is shown again');
    // Private by the rule now. Lifted once more it is shown, and both read who said so and why.
    const read = async (cookie: string) => {
      const { markable } = (await app.as(cookie).get(`/api/patients/${patient.patientId}/private-parts`)).json();
      return markable.find((part: { id: string }) => part.id === id)?.shownAgain;
    };
    expect(await read(patient.cookie)).toBeUndefined();
    expect((await lift('The family came together.')).statusCode).toBe(200);
    for (const { cookie } of [patient, doctor])
      expect(await read(cookie)).toMatchObject({ by: doctor.name, reason: 'The family came together.' });
    await makePrivate(patient, 'appointment', id);
    expect(await read(patient.cookie)).toBeUndefined();
    await app.db.updateTable('departments').set({ is_confidential: false }).where('name', '=', 'Ayurveda').execute();
  });
});

test('a court order holds until someone lifts it, with a reason', async () => {
  const child = await aPatientBorn(app, CHILD);
  const mother = await acting(child, { relation: 'guardian', state: 'unconfirmed' });
  const desk = app.as((await app.aReceptionist()).cookie);
  const custody = `/api/patients/${child.patientId}/custody`;
  expect((await desk.post(`${custody}/lift`, { reason: 'There is none.' })).json().code).toBe('no_court_order');
  await desk.post(custody, { note: 'Custody with the father alone.', isCourtOrder: true });
  app.clock.advance(1_000);
  await desk.post(custody, { note: 'The grandmother fetches the child on Fridays.', isCourtOrder: false });
  const confirm = () => desk.post(`/api/access/${mother.accessId}/confirm`, {});
  expect((await confirm()).json().code).toBe('court_order_unread');
  const family = (await desk.get(`/api/patients/${child.patientId}/family`)).json();
  expect(family.custody).toMatchObject([
    { kind: 'note', note: 'The grandmother fetches the child on Fridays.' },
    { kind: 'court-order', note: 'Custody with the father alone.', isLifted: false },
  ]);
  expect((await desk.post(`${custody}/lift`, { reason: 'Lifted by the court on 1 March.' })).statusCode).toBe(200);
  const after = (await desk.get(`/api/patients/${child.patientId}/family`)).json<{ custody: { kind: string }[] }>();
  expect(after.custody.map(({ kind }) => kind).toSorted()).toEqual(['court-order', 'lifting', 'note']);
  expect((await confirm()).statusCode).toBe(200);
  expect(await noticesOf(child)).toContain(`${mother.name} can act for you as your guardian`);
});

test('what a person changes in a share holds for open streams', async () => {
  const patient = await app.aPatient();
  const helper = await acting(patient, { relation: 'helper' });
  const stream = await openStream(app, helper.cookie, { query: `?for=${patient.patientId}` });
  const change = { parts: ['medicines'], months: 3, seesConfidential: false };
  expect((await app.as(patient.cookie).put(`/api/family/access/${helper.accessId}`, change)).statusCode).toBe(200);
  await until(() => stream.isOver());
});

test('being called in is not mailed to an address that someone else reads', async () => {
  const patient = await app.aPatient();
  const helper = await acting(patient, { relation: 'helper' });
  const email = 'shared@mail.example';
  await transaction(app.deps.db, async (tx) => {
    for (const { id } of [patient, helper]) await changeContact(tx, id, { email });
  });
  const mail = { subject: 'You are called in', text: 'Room 3, please.' };
  const news = { to: patient.id, title: 'Room 3, please', text: '', link: '/book' as const, mail };
  await transaction(app.deps.db, (tx) => notify(tx, app.deps, { ...news, kind: 'called-in' }));
  expect(await app.mails(email)).toEqual([]);
});

describe('what is hidden is told by no refusal', () => {
  test('whoever acts joins the waiting list beside a hidden wish', async () => {
    const patient = await aPatientBorn(app, TEENAGER);
    const mother = await acting(patient, { relation: 'guardian' });
    const { doctor } = await aFullDoctor(app);
    const join = (person: Patient, more: object = {}) =>
      app.as(person.cookie).post(`/api/waitlist?for=${patient.patientId}`, { ...aWaitingWish(app, doctor), ...more });
    expect((await join(mother, { isPrivate: true })).statusCode).toBe(403);
    expect((await join(patient, { isPrivate: true })).statusCode).toBe(201);
    expect((await app.as(mother.cookie).get(`/api/waitlist?for=${patient.patientId}`)).json()).toEqual([]);
    expect((await join(mother)).statusCode).toBe(201);
    expect((await join(mother)).json().code).toBe('already_waiting');
  });

  test('a doctor with a hidden conversation is like one who was never visited', async () => {
    const [patient, doctor] = [await aPatientBorn(app, '1980-01-01'), await aScheduledDoctor(app)];
    const helper = await acting(patient, { relation: 'helper' });
    await anAppointment(app, { patient, doctor, status: 'completed', date: tomorrow(app, -2) });
    const message = { doctorId: doctor.id, message: 'Should I come again?' };
    const sent = await app.as(patient.cookie).post('/api/inbox', { ...message, isPrivate: true });
    expect(sent.statusCode).toBe(201);
    const whom = await app.as(helper.cookie).get(`/api/inbox/addressees?for=${patient.patientId}`);
    expect(whom.json().addressees).toMatchObject([{ doctorId: null, canWrite: true }]);
    const written = await app.as(helper.cookie).post(`/api/inbox?for=${patient.patientId}`, message);
    expect(written.json().code).toBe('not_found');
  });

  test('a teenager books in private, and nobody reads it in between', async () => {
    const [patient, doctor] = [await aPatientBorn(app, TEENAGER), await aScheduledDoctor(app)];
    const mother = await acting(patient, { relation: 'guardian' });
    const at = { department: doctor.department, doctor: doctor.id, date: tomorrow(app, 2), isPrivate: true };
    const booked = await app.as(patient.cookie).post('/api/appointments', { ...at, time: '10:00' });
    expect(booked.statusCode).toBe(201);
    expect(await visitsSeenBy(mother, patient)).toEqual([]);
    const young = await aPatientBorn(app, CHILD);
    const refused = await app.as(young.cookie).post('/api/appointments', { ...at, time: '11:00' });
    expect(refused.statusCode).toBe(403);
  });
});

test('asking for a child tells nothing of who is there: no event, and every question counts', async () => {
  const [father, child] = [await app.aPatient(), await aPatientBorn(app, CHILD)];
  const stream = await openStream(app, father.cookie);
  const ask = (pud: string) => app.as(father.cookie).post('/api/family/children/ask', { pud, isGuardian: true });
  const answers = [];
  for (const pud of [child.pud, ...Array<string>(5).fill('PUD-00000-00000')]) answers.push((await ask(pud)).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 409]);
  // The call for help comes after all that the questions could have sent.
  await app.as(father.cookie).post('/api/alerts', {});
  await until(() => stream.news().some(({ data }) => data.type === 'alerts'));
  expect(stream.news().filter(({ data }) => data.type === 'family')).toEqual([]);
  stream.close();
});

test('a helper hears only of the parts that are shared', async () => {
  const patient = await app.aPatient();
  const helper = await acting(patient, { relation: 'helper', parts: ['medicines'], seesConfidential: true });
  const stream = await openStream(app, helper.cookie, { query: `?for=${patient.patientId}` });
  const to = { patients: [patient.patientId] };
  for (const type of ['appointments', 'vaccines', 'inbox', 'doses'] as const)
    await transaction(app.deps.db, (tx) => publish(tx, { type, id: patient.patientId, to }));
  await until(() => stream.news().some(({ data }) => data.type === 'doses'));
  expect(stream.news().map(({ data }) => data.type)).toEqual(['doses']);
  stream.close();
});
