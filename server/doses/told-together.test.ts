// Several people are told of the doses of one patient, and one of them gives a dose.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Notice } from '#contract/notices.ts';
import { isStillTrue } from '../appointments/still-true.ts';
import { deliverNotices } from '../channels/deliver-notices.ts';
import { makeChannels } from '../channels/make-channels.ts';
import { planDeliveries } from '../channels/plan-deliveries.ts';
import { makeBrowser, openTaker } from '../channels/testing.ts';
import { giveAccess } from '../patients/access/testing.ts';
import { startTestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { remindOfDoses } from './remind-of-doses.ts';
import { AMLODIPINE, aPatientAtHome, CETIRIZINE } from './testing.ts';

const pushService = await openTaker();
const app = await startTestApp({ env: { PUSH_LOOPBACK: 'on' } });
const channels = makeChannels(app.deps);
afterAll(async () => {
  await app.close();
  await pushService.close();
});

// Asia/Kolkata: 08:00 is 02:30 UTC.
const SIGNED = new Date('2026-03-02T09:00:00.000Z');
const DUE = new Date('2026-03-03T02:30:00.000Z');
const FIRST = { day: '2026-03-03', nth: 0 };

beforeEach(() => {
  app.clock.set(SIGNED);
  pushService.taken.length = 0;
});

async function look(minute: number): Promise<void> {
  app.clock.set(new Date(DUE.getTime() + minute * MINUTE_MS));
  await remindOfDoses(app.deps);
}

/** A child without a login, whose parents are told; both are logged in at the hour of the dose. */
async function aChildAtHome(medicines = [AMLODIPINE]) {
  const { patient: child, medicineIds } = await aPatientAtHome(app, medicines);
  const born = { patient_id: child.patientId, date_of_birth: '2020-05-01' };
  const { version } = await app.db
    .selectFrom('health_profiles')
    .select((profiles) => profiles.fn.coalesce(profiles.fn.max('version'), profiles.lit(0)).as('version'))
    .where('patient_id', '=', child.patientId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('health_profiles')
    .values({ ...born, version: version + 1, written_by: child.id, written_at: SIGNED })
    .execute();
  await app.db.updateTable('patients').set({ account_id: null }).where('id', '=', child.patientId).execute();
  const [mother, father] = [await app.aPatient(), await app.aPatient()];
  await giveAccess(app, mother, child, { relation: 'guardian' });
  app.clock.advance(1_000);
  await giveAccess(app, father, child, { relation: 'guardian' });
  app.clock.set(DUE);
  const parents = [mother, father].map(async (one) => ({ ...one, cookie: await app.login(one) }));
  const [first, second] = await Promise.all(parents);
  if (!first || !second) throw new Error('Nobody is there.');
  return { child, mother: first, father: second, medicineIds };
}

type AtHome = Awaited<ReturnType<typeof aChildAtHome>>;

const say = (
  who: Patient,
  { child, medicineIds }: Pick<AtHome, 'child' | 'medicineIds'>,
  path: string,
  body: object,
  nth = 0,
) => app.as(who.cookie).post(`/api/prescribed-medicines/${medicineIds[nth]}/${path}?for=${child.patientId}`, body);

const take = async (who: Patient, home: Parameters<typeof say>[1], nth = 0) => {
  const answer = await say(who, home, 'doses', { ...FIRST, outcome: 'taken' }, nth);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ answer: { id: string } }>().answer.id;
};

const unread = async ({ cookie }: Patient) =>
  (await app.as(cookie).get('/api/notices'))
    .json<Notice[]>()
    .filter(({ kind, readAt }) => kind === 'reminder' && readAt === null)
    .map(({ text }) => text);

describe('a dose that the mother has given', () => {
  test('is no longer asked of the father', async () => {
    const home = await aChildAtHome();
    await look(0);
    expect([(await unread(home.mother)).length, (await unread(home.father)).length]).toEqual([1, 1]);
    await take(home.mother, home);
    await look(1);
    expect([await unread(home.mother), await unread(home.father)]).toEqual([[], []]);
  });

  test('rings on no phone of the father afterwards, though his quiet hours held it back', async () => {
    const home = await aChildAtHome();
    const browser = makeBrowser();
    const endpoint = `${pushService.url}/push/father`;
    const added = await app.as(home.father.cookie).post('/api/push-subscription', { endpoint, keys: browser.keys });
    expect(added.statusCode).toBe(200);
    const quiet = { is_on: true, from_time: '07:00', until_time: '09:00' };
    await app.db
      .insertInto('quiet_hours')
      .values({ account_id: home.father.id, ...quiet })
      .execute();
    await look(0);
    await planDeliveries(app.deps, channels);
    await take(home.mother, home);
    await look(1);
    app.clock.set(new Date(DUE.getTime() + 2 * HOUR_MS));
    await planDeliveries(app.deps, channels);
    await deliverNotices(app.deps, channels, isStillTrue);
    expect(pushService.taken).toEqual([]);
  });

  test('is not named any more beside the one that is still to be given', async () => {
    const home = await aChildAtHome([AMLODIPINE, CETIRIZINE]);
    await look(0);
    await take(home.mother, home);
    await look(1);
    const [text, ...others] = await unread(home.father);
    expect([text, others]).toEqual([expect.stringContaining('Cetirizine'), []]);
    expect(text).not.toContain('Amlodipine');
    await take(home.mother, home, 1);
    await look(2);
    expect(await unread(home.father)).toEqual([]);
  });

  test('is asked of both again once she takes that back', async () => {
    const home = await aChildAtHome();
    await look(0);
    const id = await take(home.mother, home);
    await look(1);
    const undone = await app.as(home.mother.cookie).post(`/api/dose-answers/${id}/undo?for=${home.child.patientId}`);
    expect(undone.statusCode).toBe(200);
    await look(2);
    expect([(await unread(home.mother)).length, (await unread(home.father)).length]).toEqual([1, 1]);
  });
});

test('a dose that one parent left out is no longer asked of the other', async () => {
  const home = await aChildAtHome();
  await look(0);
  const left = await say(home.father, home, 'doses', { ...FIRST, outcome: 'skipped', reason: 'ran-out' });
  expect(left.statusCode).toBe(200);
  await look(1);
  expect(await unread(home.mother)).toEqual([]);
});

test('a dose that one parent puts off is asked of both at the later time, and given then by one of them', async () => {
  const home = await aChildAtHome();
  await look(0);
  for (const minutes of [15, 30]) {
    expect((await say(home.father, home, 'snooze', { ...FIRST, minutes })).statusCode).toBe(200);
    await look(1);
    expect([await unread(home.mother), await unread(home.father)]).toEqual([[], []]);
  }
  await look(32);
  for (const one of [home.mother, home.father]) one.cookie = await app.login(one);
  expect([(await unread(home.mother)).length, (await unread(home.father)).length]).toEqual([1, 1]);
  await take(home.mother, home);
  await look(33);
  expect(await unread(home.father)).toEqual([]);
});

/** A patient with a login of their own, and somebody who helps with the medicines and sees nothing private. */
async function aHelpedPatient() {
  const home = await aPatientAtHome(app);
  const helper = await app.aPatient();
  const access = await giveAccess(app, helper, home.patient, { relation: 'helper', parts: ['medicines'] });
  app.clock.set(DUE);
  const [cookie, own] = [await app.login(helper), await app.login(home.patient)];
  const patient = { ...home.patient, cookie: own };
  return { ...home, child: patient, patient, helper: { ...helper, cookie }, access };
}

test('what a helper marks ends the reminder of the patient, but not that of a private medicine', async () => {
  const home = await aHelpedPatient();
  app.clock.set(SIGNED);
  await aPatientAtHome(app, [CETIRIZINE], { treated: home });
  const { id } = await app.db
    .selectFrom('prescribed_medicines')
    .innerJoin('prescriptions', 'prescriptions.id', 'prescribed_medicines.prescription_id')
    .select('prescriptions.id')
    .where('prescribed_medicines.patient_id', '=', home.patient.patientId)
    .where('prescribed_medicines.name', '=', 'Cetirizine')
    .executeTakeFirstOrThrow();
  app.clock.set(DUE);
  const mark = { subject: 'prescription', id, isPrivate: true };
  const marked = await app.as(home.patient.cookie).put(`/api/patients/${home.patient.patientId}/private-parts`, mark);
  expect(marked.statusCode).toBe(200);
  await look(0);
  expect(await unread(home.patient)).toEqual(['Amlodipine 5 mg; Cetirizine 10 mg.']);
  await take(home.helper, home);
  await look(1);
  expect(await unread(home.patient)).toEqual(['Cetirizine 10 mg.']);
});

test('a helper who heard that a dose was missed is not told so any more once the patient says that it was taken', async () => {
  const home = await aHelpedPatient();
  const path = `/api/family/access/${home.access}/missed-doses`;
  expect((await app.as(home.patient.cookie).put(path, { isTold: true })).statusCode).toBe(200);
  await look(0);
  await look(12 * 60);
  const missed = async () =>
    (
      await app.db
        .selectFrom('notices')
        .select('read_at')
        .where('account_id', '=', home.helper.id)
        .where('kind', '=', 'missed-dose')
        .execute()
    ).map(({ read_at }) => read_at !== null);
  expect(await missed()).toEqual([false]);
  home.patient.cookie = await app.login(home.patient);
  const answer = { ...FIRST, outcome: 'taken', at: DUE.toISOString() };
  const told = await app.as(home.patient.cookie).post(`/api/prescribed-medicines/${home.medicineId}/doses`, answer);
  expect(told.statusCode).toBe(200);
  await look(12 * 60 + 1);
  expect(await missed()).toEqual([true]);
});
