import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { GlassReview } from '#contract/trail/glass-reviews.ts';
import { takeIntoCare, trailAbout } from '#server/patients/testing.ts';
import type { Actor } from '#server/platform/actor.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { isFreeToJudge } from '../policy.ts';
import { remindOfReviews } from './remind-of-reviews.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const REASON = 'Brought in unconscious, no doctor of hers is here.';
const FOUND = 'Spoke to Dr. Sheikh and to the wife.';

async function broken(about: { name?: string } = {}) {
  const [patient, doctor] = [await app.aPatient(), await app.aDoctor(about)];
  await app.as(doctor.cookie).post(`/api/patients/${patient.patientId}/break-glass`, { reason: REASON });
  const row = app.db.selectFrom('broken_glass').select('id').where('patient_id', '=', patient.patientId);
  return { patient, doctor, id: (await row.executeTakeFirstOrThrow()).id };
}
const reviewsFor = async ({ cookie }: Person) => {
  const answer = await app.as(cookie).get('/api/admin/trail/reviews');
  return { answer, reviews: answer.json<GlassReview[]>() };
};
const decide = ({ cookie }: Person, id: string, verdict = 'justified', finding = FOUND) =>
  app.as(cookie).post(`/api/admin/trail/reviews/${id}`, { verdict, finding });
const noticesOf = async ({ cookie }: Person) =>
  (await app.as(cookie).get('/api/notices')).json<{ title: string }[]>().map(({ title }) => title);

test('a broken glass waits with what was opened, without the reason and the name of the patient', async () => {
  const admin = await app.anAdministrator();
  const { patient, doctor, id } = await broken({ name: 'Dr. Farah Sheikh' });
  await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/profile`);
  await takeIntoCare(app, doctor, patient);
  const { answer, reviews } = await reviewsFor(admin);
  expect(reviews.find((one) => one.id === id)).toMatchObject({
    who: 'Dr. Farah Sheikh',
    pud: patient.pud,
    state: 'waiting',
    openings: 1,
    caredForLater: true,
    can: { decide: true },
  });
  expect(answer.body).not.toContain('unconscious');
  expect(answer.body).not.toContain('Asha');
  expect(answer.body).not.toContain(patient.patientId);
  const read = (await app.trail()).findLast(({ action }) => action === 'trail.read');
  expect(read).toMatchObject({ actor_id: admin.id, details: { what: 'reviews' } });
});

test('of ten verdicts at once one counts, and the clinician is told of it', async () => {
  const admins = [await app.anAdministrator(), await app.anAdministrator()];
  const { doctor, patient, id } = await broken();
  const verdicts = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? 'justified' : 'not-justified'));
  const answers = await Promise.all(verdicts.map((verdict, n) => decide(admins[n % 2] as Person, id, verdict)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const judged = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'glass.judged');
  expect(judged).toHaveLength(1);
  expect((await noticesOf(doctor)).filter((title) => title.startsWith('Breaking the glass'))).toHaveLength(1);
});

test('“not justified” is told to the patient, without what was found out', async () => {
  const { patient, id } = await broken();
  const decided = await decide(await app.anAdministrator(), id, 'not-justified');
  expect(decided.json()).toMatchObject({ state: 'not-justified', finding: FOUND, can: { decide: false } });
  expect(await noticesOf(patient)).toContain('We looked at an opening of your record');
  const mails = await app.mails(patient.email);
  expect(mails.at(-1)?.subject).toBe('We looked at an opening of your record');
  expect(mails.map(({ text }) => text).join()).not.toContain('wife');
});

test('a verdict needs twenty characters', async () => {
  const { id } = await broken();
  const admin = await app.anAdministrator();
  const refused = await decide(admin, id, 'justified', '  too short          ');
  expect([refused.statusCode, refused.json().fields.finding]).toEqual([400, 'Write at least 20 characters.']);
  expect((await reviewsFor(admin)).reviews.find((one) => one.id === id)?.state).toBe('waiting');
});

test('whoever broke the glass does not judge it, also as an administrator; the database keeps that, too', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  await app.as(nurse.cookie).post(`/api/patients/${patient.patientId}/break-glass`, { reason: REASON });
  const row = app.db.selectFrom('broken_glass').select('id').where('patient_id', '=', patient.patientId);
  const { id } = await row.executeTakeFirstOrThrow();
  await app.db.updateTable('accounts').set({ role: 'admin' }).where('id', '=', nurse.id).execute();
  const cookie = await app.login({ ...nurse, role: 'admin' });
  const own = { ...nurse, cookie };
  expect((await decide(own, id)).json().code).toBe('review_own');
  expect((await reviewsFor(own)).reviews.find((one) => one.id === id)?.can.decide).toBe(false);
  const around = app.db.insertInto('glass_reviews').values({
    glass_id: id,
    clinician_id: nurse.id,
    verdict: 'justified',
    finding: FOUND,
    decided_by: nurse.id,
    decided_at: app.clock.now(),
  });
  await expect(around.execute()).rejects.toMatchObject({ constraint: 'nobody_judges_their_own_glass' });
});

test('whoever opened, enabled or changed the account does not judge what it did, as long as another can', async () => {
  const [maker, other] = [await app.anAdministrator({ name: 'Meera Pillai' }), await app.anAdministrator()];
  const { doctor, id } = await broken({ name: 'Dr. Second Self' });
  for (const what of ['disable', 'enable']) {
    await app.as(maker.cookie).post(`/api/admin/accounts/${doctor.id}/${what}`, what === 'disable' ? {} : undefined);
  }
  expect((await decide(maker, id)).json().code).toBe('review_own_account');
  expect((await reviewsFor(maker)).reviews.find((one) => one.id === id)?.can.decide).toBe(false);
  expect((await decide(other, id)).statusCode).toBe(200);
  expect((await app.mails(maker.email)).map(({ subject }) => subject)).toContain('A broken glass was judged');
});

test.each([
  [['a', 'b'], 'a', true],
  [['b'], 'a', false],
  [[], 'a', true],
] as const)('with %j free to judge, %s may: %s', (free, accountId, may) => {
  expect(isFreeToJudge({ accountId } as Actor, free)).toBe(may);
});

test('after 72 hours every administrator is told once, and of what was judged nobody is', async () => {
  const admin = await app.anAdministrator();
  const { id, patient, doctor } = await broken({ name: 'Dr. Vivek Rao' });
  const judged = await broken({ name: 'Dr. Was Judged' });
  await decide(admin, judged.id);
  app.clock.advance(72 * HOUR_MS - 1);
  await remindOfReviews(app.deps);
  admin.cookie = await app.login(admin);
  const title = 'Nobody has judged an opening by Dr. Vivek Rao';
  expect(await noticesOf(admin)).not.toContain(title);

  app.clock.advance(1);
  await Promise.all([remindOfReviews(app.deps), remindOfReviews(app.deps)]);
  await remindOfReviews(app.deps);
  const told = await noticesOf(admin);
  expect(told.filter((one) => one === title)).toHaveLength(1);
  expect(told).not.toContain('Nobody has judged an opening by Dr. Was Judged');
  expect((await reviewsFor(admin)).reviews.find((one) => one.id === id)?.state).toBe('overdue');
  const overdue = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'glass.review_overdue');
  expect(overdue).toHaveLength(1);
  expect(await app.login(doctor)).toBeTruthy();
});
