import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { anAppointment, aRequest, aScheduledDoctor, entriesAbout } from '../appointments/testing.ts';
import { listNotices } from '../notices/read-notices.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';
import type { Patient, Person } from '../testing-people.ts';
import { notifyUndecided } from './notifying/notify-undecided.ts';
import { COLD } from './testing.ts';

const TODAY = 'Burning when I pass urine with fever and pain in my side since yesterday';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const check = async ({ cookie }: Patient, symptoms: string): Promise<string> =>
  (await app.as(cookie).post('/api/symptoms/analyze', { symptoms })).json().resultId;

async function bookWith(patient: Patient, triageId: string | null, input = {}) {
  const doctor = await aScheduledDoctor(app);
  const body = { ...aRequest(app, doctor, input), ...(triageId ? { triageId } : {}) };
  return { doctor, answer: await app.as(patient.cookie).post('/api/appointments/book', body) };
}

/** Called as the person, not through the endpoint: two hours later every screen is locked. */
const toldTo = ({ actor }: Person) => listNotices(app.deps, actor, { limit: 50 });

describe('a booking', () => {
  test('carries the symptom check, and the doctor sees how urgent it was and opens it', async () => {
    const patient = await app.aPatient();
    const triageId = await check(patient, TODAY);

    const { doctor, answer } = await bookWith(patient, triageId);

    expect([answer.statusCode, answer.json().triageUrgency]).toEqual([201, 3]);
    const [waiting] = (await app.as(doctor.cookie).get('/api/appointments?status=pending')).json();
    expect(waiting).toMatchObject({ triageId, triageUrgency: 3 });
    const opened = await app.as(doctor.cookie).get(`/api/symptoms/${waiting.triageId}`);
    expect(opened.json()).toMatchObject({ symptoms: TODAY, urgency: 3 });
  });

  test('of a check that was not understood has no number, and the doctor opens the words', async () => {
    const patient = await app.aPatient();
    const triageId = await check(patient, 'sab gadbad hai ajeeb sa lagta');

    const { doctor, answer } = await bookWith(patient, triageId);

    expect(answer.json()).toMatchObject({ triageId, triageUrgency: null });
    const opened = await app.as(doctor.cookie).get(`/api/symptoms/${triageId}`);
    expect(opened.json()).toMatchObject({ urgency: null, urgencyWords: { title: 'Not understood' } });
  });

  test('without one was not triaged', async () => {
    const { answer } = await bookWith(await app.aPatient(), null);
    expect(answer.json()).toMatchObject({ triageId: null, triageUrgency: null });
  });

  test("cannot carry someone else's, nor one that does not exist", async () => {
    const patient = await app.aPatient();
    const others = await check(await app.aPatient(), COLD);
    for (const triageId of [others, '0197a1b2-0000-7000-8000-000000000099']) {
      const { answer } = await bookWith(patient, triageId);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'unknown_triage']);
    }
  });
});

describe('two hours without an answer', () => {
  test('tell the patient where to go today, and the doctor and the desk that somebody waits; once', async () => {
    const [patient, nurse] = [await app.aPatient({ name: 'Farida Khan' }), await app.aNurse()];
    const { doctor, answer } = await bookWith(patient, await check(patient, TODAY));

    app.clock.advance(2 * HOUR_MS - 1_000);
    expect(await notifyUndecided(app.deps)).toBe(0);
    app.clock.advance(1_000);
    await notifyUndecided(app.deps);
    await notifyUndecided(app.deps);

    const [told] = await toldTo(patient);
    expect(told?.text).toMatch(/you should be seen today\. Come to the desk of Banyan Street Clinic/);
    expect(await app.mails(patient.email)).toContainEqual(
      expect.objectContaining({ subject: 'Your request at Banyan Street Clinic' }),
    );
    for (const person of [doctor, nurse]) {
      const news = (await toldTo(person)).filter(({ title }) => /^Farida Khan should be seen.+answer/.test(title));
      expect([person.role, news.length]).toEqual([person.role, 1]);
      expect(JSON.stringify(news)).not.toMatch(/urine|fever/);
    }
    const entries = (await entriesAbout(app, answer.json())).map(({ action }) => action);
    expect(entries.filter((action) => action === 'triage.waited')).toHaveLength(1);
  });

  test('tell of every request, although one cannot be told of, which is tried again', async () => {
    const [stuck, other] = [await app.aPatient(), await app.aPatient()];
    const { answer } = await bookWith(stuck, await check(stuck, TODAY));
    await bookWith(other, await check(other, TODAY));
    app.clock.advance(2 * HOUR_MS);
    const told = async () => {
      const notices = await Promise.all([stuck, other].map(toldTo));
      return notices.map((news) => news.filter(({ title }) => title === 'Please do not wait any longer').length);
    };
    const when = `new.account_id = '${stuck.id}'`;
    const { mend } = await refuseRows(app, { on: 'insert', table: 'notices', when });

    await expect(notifyUndecided(app.deps)).rejects.toThrow(`Failed: appointment ${answer.json().id}`);
    expect(await told()).toEqual([0, 1]);

    await mend();
    await notifyUndecided(app.deps);
    expect(await told()).toEqual([1, 1]);
  });

  test('mean nothing where the request was decided, was not urgent or was not triaged', async () => {
    const patient = await app.aPatient();
    const { doctor, answer } = await bookWith(patient, await check(patient, TODAY));
    const decided = { status: 'approved' };
    await app.as(doctor.cookie).put(`/api/doctor/appointments/${answer.json().id}/status`, decided);
    await bookWith(await app.aPatient(), null);
    const calm = await app.aPatient();
    await bookWith(calm, await check(calm, COLD));
    await anAppointment(app);

    app.clock.advance(3 * HOUR_MS);
    expect(await notifyUndecided(app.deps)).toBe(0);
  });
});
