// Who is told of a child without a login: on the screen, by mail, and with a time of the waiting list.
import { afterAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { Notice } from '#contract/notices.ts';
import { cancelAppointment } from '#server/appointments/changing/cancel-appointment.ts';
import { decideAppointment } from '#server/appointments/changing/decide-appointment.ts';
import { anAppointment, aScheduledDoctor } from '#server/appointments/testing.ts';
import { aFullDoctor, aWaitingWish } from '#server/appointments/waitlist/testing.ts';
import { transaction } from '#server/db/transaction.ts';
import { reviewResult } from '#server/labs/review-result.ts';
import { aLabOrder } from '#server/labs/testing.ts';
import { notify } from '#server/notices/notify.ts';
import { isMailStillTold } from '#server/notices/still-told/is-mail-still-told.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { notifyDueReminders } from '#server/reminders/notify-due-reminders.ts';
import { startTestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { aPatientBorn, giveAccess } from '../access/testing.ts';
import { mayAct } from '../access/who-may-act.ts';
import { ageOn } from '../age.ts';
import { tellPatient } from './tell-patient.ts';

const app = await startTestApp();
afterAll(() => app.close());

const KABIR = 'Kabir Rao';

/** A child of six, or of another birth, without a login. */
async function aChild(born = '2020-05-01'): Promise<Patient> {
  const child = await aPatientBorn(app, born);
  const change = { account_id: null, name: KABIR, email: null };
  await app.db.updateTable('patients').set(change).where('id', '=', child.patientId).execute();
  return child;
}

const noticesOf = async ({ cookie }: Patient) => (await app.as(cookie).get('/api/notices')).json<Notice[]>();
const titlesFor = async (person: Patient) => (await noticesOf(person)).map(({ title }) => title);

async function mailsTo({ id }: Patient): Promise<{ subject: string; text: string }[]> {
  const rows = await app.db.selectFrom('mails').selectAll().where('account_id', '=', id).orderBy('queued_at').execute();
  return rows.map(({ id: row, subject, sealed_text }) => ({
    subject,
    text: String(sealed_text && app.deps.seal.open(sealed_text, { table: 'mails', column: 'sealed_text', row })),
  }));
}

test('a time that became free is offered to the child’s mother, who takes it', async () => {
  const [child, mother] = [await aChild(), await app.aPatient()];
  await giveAccess(app, mother, child, { relation: 'guardian' });
  const { doctor, visit } = await aFullDoctor(app);
  const hers = app.as(mother.cookie);
  const joined = await hers.post(`/api/waitlist?for=${child.patientId}`, aWaitingWish(app, doctor));
  expect(joined.statusCode).toBe(201);
  await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
  expect((await titlesFor(mother))[0]).toBe(`A time has become free for ${KABIR}: ${doctor.name}`);
  const [mail] = await mailsTo(mother);
  expect(mail?.subject).toMatch(/^A time is held for you until/);
  const [wish] = (await hers.get(`/api/waitlist?for=${child.patientId}`)).json<{ offer: { id: string } }[]>();
  const accepted = await hers.post(`/api/waitlist/offers/${wish?.offer.id}/accept?for=${child.patientId}`);
  expect(accepted.statusCode).toBe(201);
});

describe('a visit of a child without a login', () => {
  test('is told to both parents, in the language of each, and to nobody who only asked or has left', async () => {
    const child = await aChild();
    const people = await Promise.all([1, 2, 3, 4].map(() => app.aPatient()));
    const [mother, father, asks, gone] = people as [Patient, Patient, Patient, Patient];
    await giveAccess(app, mother, child, { relation: 'guardian' });
    app.clock.advance(1_000);
    await giveAccess(app, father, child, { relation: 'guardian' });
    await giveAccess(app, asks, child, { relation: 'guardian', state: 'asked' });
    await giveAccess(app, gone, child, { relation: 'helper', until: app.clock.now() });
    await app.db.updateTable('accounts').set({ language: 'hi' }).where('id', '=', father.id).execute();
    const doctor = await aScheduledDoctor(app);
    const { id } = await anAppointment(app, { patient: child, doctor });
    await decideAppointment(app.deps, doctor.actor, id, { status: 'approved' });

    const [notice] = await noticesOf(mother);
    expect(notice).toMatchObject({
      title: `${doctor.name} approved the appointment of ${KABIR}`,
      link: `/book?for=${child.patientId}#appointments`,
      patientId: child.patientId,
    });
    const [hers] = await mailsTo(mother);
    expect(hers?.subject).toMatch(/^News from .* about someone you act for$/);
    expect(hers?.subject).not.toContain('Kabir');
    expect(hers?.text).toContain(`This is about ${KABIR}.`);
    expect(hers?.text).toContain(`/book?for=${child.patientId}#appointments`);
    const file = (await app.mails(mother.email))[0]?.calendar?.replaceAll('\r\n ', '');
    expect(file).toContain(`/book?for=${child.patientId}#appointments`);
    expect(file).not.toContain('Kabir');
    const [his] = await mailsTo(father);
    expect(his?.text).toContain(`यह ${KABIR} के बारे में है।`);
    expect(his?.text).toContain(`${KABIR} की अपॉइंटमेंट मंज़ूर`);
    expect([await titlesFor(asks), await titlesFor(gone)]).toEqual([[], []]);
  });

  test('is reminded of once, and cancelled visits are told; someone with a login of their own hears it alone', async () => {
    const [child, teenager, mother] = [await aChild(), await aPatientBorn(app, '2011-05-01'), await app.aPatient()];
    await giveAccess(app, mother, child, { relation: 'guardian' });
    await giveAccess(app, mother, teenager, { relation: 'guardian' });
    const doctor = await aScheduledDoctor(app);
    const { id } = await anAppointment(app, { patient: child, doctor, status: 'approved' });
    await anAppointment(app, { patient: teenager, doctor, time: '15:00', status: 'approved' });
    app.clock.advance(16 * HOUR_MS);
    await notifyDueReminders(app.deps);
    await notifyDueReminders(app.deps);
    const cookie = await app.login(mother);
    expect(await titlesFor({ ...mother, cookie })).toEqual([
      `The appointment of ${KABIR} is within a day`,
      `${doctor.name} approved the appointment of ${KABIR}`,
    ]);
    await cancelAppointment(app.deps, doctor.actor, id, 'The doctor is ill.');
    expect(await titlesFor({ ...mother, cookie })).toContain(
      `The appointment of ${KABIR} with ${doctor.name} is cancelled`,
    );
  });
});

test('results go to whoever may see results; what a doctor marks private goes to nobody, and leaves the list', async () => {
  const { id, doctor, patient, order } = await aLabOrder(app, { state: 'resulted' });
  await app.db
    .insertInto('health_profiles')
    .values({
      ...{ patient_id: patient.patientId, version: 1, date_of_birth: '2020-05-01' },
      ...{ written_by: patient.id, written_at: app.clock.now() },
    })
    .execute();
  await app.db
    .updateTable('patients')
    .set({ account_id: null, name: KABIR })
    .where('id', '=', patient.patientId)
    .execute();
  const [mother, unconfirmed] = [await app.aPatient(), await app.aPatient()];
  await giveAccess(app, mother, patient, { relation: 'guardian' });
  await giveAccess(app, unconfirmed, patient, { relation: 'guardian', state: 'unconfirmed' });
  await reviewResult(app.deps, doctor.actor, id, { release: true, version: order.version });
  expect(await titlesFor(mother)).toEqual([`A result of ${KABIR} is here: ${order.test}`]);
  expect(await titlesFor(unconfirmed)).toEqual([]);
  const mark = { subject: 'lab-order', id, isPrivate: true };
  const marked = await app.as(doctor.cookie).put(`/api/patients/${patient.patientId}/private-parts`, mark);
  expect(marked.statusCode).toBe(200);
  expect(await titlesFor(mother)).toEqual([]);
});

/** A mother was told of a result of her child, and the mail still waits. */
async function aResultTold() {
  const { id, doctor, patient, order } = await aLabOrder(app, { state: 'resulted' });
  const born = { patient_id: patient.patientId, version: 1, date_of_birth: '2020-05-01' };
  await app.db
    .insertInto('health_profiles')
    .values({ ...born, written_by: patient.id, written_at: app.clock.now() })
    .execute();
  await app.db.updateTable('patients').set({ account_id: null }).where('id', '=', patient.patientId).execute();
  const mother = await app.aPatient();
  const access = await giveAccess(app, mother, patient, { relation: 'guardian' });
  await reviewResult(app.deps, doctor.actor, id, { release: true, version: order.version });
  const due = { state: 'queued', next_try_at: app.clock.now() } as const;
  await app.db.updateTable('mails').set(due).where('account_id', '=', mother.id).execute();
  expect([(await titlesFor(mother)).length, (await mailsTo(mother)).length]).toEqual([1, 1]);
  return { id, doctor, patient, mother, access };
}

async function mailsThatLeave({ id }: Patient): Promise<string[]> {
  const { email } = await app.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sent: { to: string; text: string }[] = [];
  const server = { send: async (mail: { to: string; text: string }) => void sent.push(mail) };
  while ((await deliverMails(app.deps, server, undefined, isMailStillTold)) > 0);
  return sent.filter(({ to }) => to === email).map(({ text }) => text);
}

describe('what was told of a result', () => {
  test('leaves by mail while nothing has changed', async () => {
    const { mother } = await aResultTold();
    const [text, ...others] = await mailsThatLeave(mother);
    expect(text).toContain('A result of Anjali Deshmukh is here.');
    expect([others, text?.includes('waiting for you')]).toEqual([[], false]);
  });

  test('is gone with the diagnosis that it came of, and its mail does not leave', async () => {
    const { id, doctor, patient, mother } = await aResultTold();
    const row = await app.db.selectFrom('lab_orders').select('diagnosis_id').where('id', '=', id).executeTakeFirst();
    const mark = { subject: 'diagnosis', id: row?.diagnosis_id, isPrivate: true };
    const marked = await app.as(doctor.cookie).put(`/api/patients/${patient.patientId}/private-parts`, mark);
    expect(marked.statusCode).toBe(200);
    expect([await titlesFor(mother), await mailsThatLeave(mother)]).toEqual([[], []]);
  });

  test('is gone once her time is over, though nobody has noted that and the mail was written at that moment', async () => {
    const { mother, access } = await aResultTold();
    await app.db.updateTable('patient_access').set({ until: app.clock.now() }).where('id', '=', access).execute();
    expect([await titlesFor(mother), await mailsThatLeave(mother)]).toEqual([[], []]);
  });

  test('names no dose any more once a prescription is private', async () => {
    const { mother, patient, doctor } = await aResultTold();
    const { patientId } = patient;
    await transaction(app.db, (tx) =>
      tellPatient(
        tx,
        app.deps,
        { patientId, accountId: null, part: 'medicines' },
        {
          kind: 'reminder',
          says: { code: 'dose-due', values: { name: 'Sertraline', doses: { medicines: [] } } },
          link: '/doses',
        },
      ),
    );
    const missed = { title: `${KABIR} may have missed a dose`, text: 'Sertraline, 08:00.' };
    await transaction(app.db, (tx) =>
      notify(tx, app.deps, { to: mother.id, kind: 'missed-dose', ...missed, link: '/family', patientId }),
    );
    expect(await titlesFor(mother)).toHaveLength(3);
    const { id } = await app.db
      .selectFrom('diagnoses')
      .select('id')
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow();
    const mark = { subject: 'diagnosis', id, isPrivate: true };
    await app.as(doctor.cookie).put(`/api/patients/${patientId}/private-parts`, mark);
    expect(await titlesFor(mother)).toEqual([]);
  });
});

test('a private visit is told to no parent', async () => {
  const [child, mother] = [await aChild('2011-05-01'), await app.aPatient()];
  await giveAccess(app, mother, child, { relation: 'guardian' });
  const doctor = await aScheduledDoctor(app);
  const { id } = await anAppointment(app, { patient: child, doctor });
  await decideAppointment(app.deps, doctor.actor, id, { status: 'approved', isPrivate: true });
  expect([await titlesFor(mother), await mailsTo(mother)]).toEqual([[], []]);
});

test('whoever no longer acts has no notices of the child, and a mail that waited does not leave', async () => {
  const [child, mother] = [await aChild(), await app.aPatient()];
  const access = await giveAccess(app, mother, child, { relation: 'guardian' });
  const doctor = await aScheduledDoctor(app);
  const { id } = await anAppointment(app, { patient: child, doctor });
  await decideAppointment(app.deps, doctor.actor, id, { status: 'approved' });
  await app.db.updateTable('mails').set({ state: 'queued' }).where('account_id', '=', mother.id).execute();
  expect(await titlesFor(mother)).toHaveLength(1);
  const desk = app.as((await app.aReceptionist()).cookie);
  await desk.post(`/api/access/${access}/end`, { reason: 'The court has decided.' });
  expect(await titlesFor(mother)).toEqual([`You no longer act for ${KABIR}`]);
  expect((await mailsTo(mother)).filter(({ text }) => text.includes('This is about'))).toEqual([]);
});

describe('a notice is there as long as the part that it speaks of', () => {
  const AGES = { child: '2020-05-01', teenager: '2012-02-01', adult: '2008-03-02', unknown: null };
  const PARTS = ['appointments', 'results', 'medicines', 'messages', 'vaccines', 'record', 'any'] as const;
  const GIVEN: Parameters<typeof giveAccess>[3][] = [
    { relation: 'guardian' },
    { relation: 'guardian', state: 'unconfirmed' },
    { relation: 'guardian', state: 'asked' },
    { relation: 'guardian', seesConfidential: true },
    { relation: 'helper' },
    { relation: 'helper', parts: ['results', 'medicines'] },
    { relation: 'helper', parts: ['messages'] },
    { relation: 'helper', until: app.clock.now() },
  ];

  test.each(Object.entries(AGES))('by the same rule as calls: %s', async (_age, born) => {
    const child = await aChild(born ?? '2020-05-01');
    if (born === null)
      await app.db
        .updateTable('health_profiles')
        .set({ date_of_birth: null, age_years: null, age_given_on: null })
        .where('patient_id', '=', child.patientId)
        .execute();
    for (const given of GIVEN) {
      const reader = await app.aPatient();
      await giveAccess(app, reader, child, given);
      const now = app.clock.now();
      for (const part of PARTS)
        await app.db
          .insertInto('notices')
          .values({
            ...{ account_id: reader.id, kind: 'family', title: part, text: 'Something', at: now },
            ...{ patient_id: child.patientId, part },
          })
          .execute();
      const facts = {
        ...{ relation: given.relation, state: given.state ?? 'confirmed', parts: given.parts ?? ['everything'] },
        ...{ until: given.until ?? null, seesConfidential: given.seesConfidential ?? false, isClosed: false },
        age: born ? ageOn({ date_of_birth: born, age_years: null, age_given_on: null }, '2026-03-02') : null,
      } as const;
      const allowed = PARTS.filter((part) => mayAct(facts, { part }, now, app.deps.config.family));
      expect([given, (await titlesFor(reader)).toSorted()]).toEqual([given, allowed.toSorted()]);
    }
  });

  test('a part that is given back or taken away takes its notices along; the others stay', async () => {
    const [father, helper] = [await app.aPatient(), await app.aPatient()];
    const id = await giveAccess(app, helper, father, { relation: 'helper', parts: ['medicines', 'appointments'] });
    for (const part of ['medicines', 'appointments'] as const)
      await transaction(app.db, (tx) =>
        notify(tx, app.deps, {
          ...{ to: helper.id, kind: 'missed-dose', title: `About ${part}`, text: 'Something' },
          ...{ patientId: father.patientId, part },
        }),
      );
    expect((await titlesFor(helper)).toSorted()).toEqual(['About appointments', 'About medicines']);
    const change = { parts: ['appointments'], seesConfidential: false };
    expect((await app.as(father.cookie).put(`/api/family/access/${id}`, change)).statusCode).toBe(200);
    expect((await titlesFor(helper)).filter((title) => title.startsWith('About'))).toEqual(['About appointments']);
  });
});
