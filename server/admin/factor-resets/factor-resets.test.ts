import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { FactorReset } from '#contract/staffing/factor-resets.ts';
import { answerAllForgotten, enrol, stepUp, tokenMailedTo } from '#server/credentials/testing.ts';
import { addressHash } from '#server/db/sealed/open-results.ts';
import { hasSecondFactor } from '#server/identity/public.ts';
import { invitation } from '#server/staffing/testing-calls.ts';
import { cookieOf, startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { endResets } from './end-reset.ts';

let app: TestApp;
let first: Person;
let second: Person;
beforeAll(async () => {
  app = await startTestApp();
  [first, second] = [await app.anAdministrator({ name: 'Leela Krishnan' }), await app.anAdministrator()];
});
afterAll(() => app.close());

const REASON = 'Lost the phone; we know her, she stood here.';
const ask = (by: Person, accountId: string) =>
  app.as(by.cookie).post(`/api/admin/accounts/${accountId}/factor-reset`, { reason: REASON });
const approve = (by: Person, id: string) => app.as(by.cookie).post(`/api/admin/factor-resets/${id}/approve`, undefined);
const stop = (by: Person, id: string) => app.as(by.cookie).post(`/api/factor-resets/${id}/stop`, undefined);
const actionsAbout = async (accountId: string) =>
  (await app.trail()).filter(({ subject_id }) => subject_id === accountId).map(({ action }) => action);
const subjectsTo = async ({ email }: Person) => (await app.mails(email)).map(({ subject }) => subject);

type Self = { email: string; password: string };
const logInAs = async (self: Self) => {
  const cookie = cookieOf(await app.as().post('/api/admin/login', self));
  await stepUp(app, cookie, self.password);
  return cookie;
};
const approveAs = async (self: Self, id: string) =>
  app.as(await logInAs(self)).post(`/api/admin/factor-resets/${id}/approve`, undefined);

/** An administrator whom this one invited, and whose mails the same person reads. */
async function aSecondSelf(maker: Person | Self): Promise<Self> {
  const cookie = 'cookie' in maker ? maker.cookie : await logInAs(maker);
  const { email, ...input } = { ...invitation(), role: 'admin' };
  await app.as(cookie).post('/api/admin/invitations', { ...input, email });
  const password = 'eleven herons at the weir';
  await app.as().post('/api/password/reset', { token: await tokenMailedTo(app, email), password });
  return { email, password };
}

async function aReset() {
  const doctor = await enrol(app, await app.aDoctor());
  const { id } = (await ask(first, doctor.id)).json<FactorReset>();
  return { doctor, id };
}

describe('two administrators', () => {
  test('take a lost second factor off an hour later: the sessions and the password end, and the person is told of every step', async () => {
    const { doctor, id } = await aReset();
    expect(await hasSecondFactor(app.db, doctor.id)).toBe(true);
    expect((await app.as(doctor.cookie).get('/api/factor-resets/own')).json()).toMatchObject({
      reset: { id, state: 'waiting' },
    });

    const agreed = await approve(second, id);
    expect([agreed.statusCode, agreed.json().state, agreed.json().can.approve]).toEqual([200, 'waiting', false]);
    app.clock.advance(HOUR_MS - 1);
    await endResets(app.deps);
    expect(await hasSecondFactor(app.db, doctor.id)).toBe(true);
    app.clock.advance(1);
    await endResets(app.deps);
    expect(await hasSecondFactor(app.db, doctor.id)).toBe(false);
    expect((await app.as(doctor.cookie).get('/api/me')).statusCode).toBe(401);
    expect(await subjectsTo(doctor)).toEqual(
      expect.arrayContaining([
        'Someone asked to take your second factor off',
        'Your second factor is taken off in an hour',
        'Your second factor was taken off',
      ]),
    );
    expect(await actionsAbout(doctor.id)).toEqual(
      expect.arrayContaining(['second-factor.reset_asked', 'second-factor.reset_approved', 'second-factor.reset']),
    );
    const logIn = (password: string) => app.as().post('/api/doctor/login', { email: doctor.email, password });
    expect((await logIn(doctor.password)).statusCode).toBe(401);

    await app.as().post('/api/password/forgot', { role: 'doctor', email: doctor.email });
    await answerAllForgotten(app);
    const password = 'eleven herons at the weir';
    await app.as().post('/api/password/reset', { token: await tokenMailedTo(app, doctor.email), password });
    const login = await logIn(password);
    expect([login.statusCode, login.json().session.stage]).toEqual([200, 'open']);
    for (const admin of [first, second]) admin.cookie = await app.login(admin);
  });

  test('of five yeses and five stops at once one stop counts, at most one yes before it, and the factor stays', async () => {
    const { doctor, id } = await aReset();
    const tries = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? approve(second, id) : stop(doctor, id)));
    const answers = await Promise.all(tries);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const won = done.map((answer) => answer.json<FactorReset>().state);
    expect(won.filter((state) => state === 'stopped')).toHaveLength(1);
    expect(won.filter((state) => state === 'waiting').length).toBeLessThanOrEqual(1);
    const ends = (await actionsAbout(doctor.id)).filter((action) => /reset_(approved|stopped)$/.test(action));
    expect(ends).toHaveLength(won.length);
    expect(ends.at(-1)).toBe('second-factor.reset_stopped');
    expect(await hasSecondFactor(app.db, doctor.id)).toBe(true);
  });

  test('who ask for the same at once have one request', async () => {
    const doctor = await enrol(app, await app.aDoctor());
    const answers = await Promise.all([first, second, first].map((admin) => ask(admin, doctor.id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('one administrator alone', () => {
  test('cannot approve the own request, nor do it at once', async () => {
    const { doctor, id } = await aReset();
    expect((await approve(first, id)).json().code).toBe('reset_needs_another');
    await endResets(app.deps);
    expect(await hasSecondFactor(app.db, doctor.id)).toBe(true);
    const around = app.db
      .updateTable('factor_resets')
      .set({ approved_by: first.id, approved_at: app.clock.now(), done_at: app.clock.now() })
      .where('id', '=', id);
    await expect(around.execute()).rejects.toMatchObject({ constraint: 'another_administrator_approves' });
    const alone = app.db.updateTable('factor_resets').set({ done_at: app.clock.now() }).where('id', '=', id);
    await expect(alone.execute()).rejects.toMatchObject({ constraint: 'alone_it_takes_a_day' });
  });

  test('cannot agree by a second self that was invited today', async () => {
    const { id } = await aReset();
    const self = await aSecondSelf(first);
    expect((await approveAs(self, id)).json().code).toBe('approver_too_new');
  });

  test('cannot agree by a second self that was prepared long ago, whichever of the two asks, nor by one that it made', async () => {
    const self = await aSecondSelf(first);
    const another = await aSecondSelf(self);
    app.clock.advance(48 * HOUR_MS);
    for (const admin of [first, second]) admin.cookie = await app.login(admin);
    const { doctor, id } = await aReset();
    for (const one of [self, another]) expect((await approveAs(one, id)).json().code).toBe('approver_related');
    await stop(doctor, id);
    const cookie = await logInAs(self);
    const body = { reason: REASON };
    const asked = await app.as(cookie).post(`/api/admin/accounts/${doctor.id}/factor-reset`, body);
    const reset = asked.json<FactorReset>();
    expect((await approve(first, reset.id)).json().code).toBe('approver_related');
    expect((await approve(second, reset.id)).statusCode).toBe(200);
  });

  test('finds no second yes for what was asked by somebody who is no administrator any more', async () => {
    const asker = await app.anAdministrator();
    const nurse = await enrol(app, await app.aNurse());
    const { id } = (await ask(asker, nurse.id)).json<FactorReset>();
    await app.db.updateTable('accounts').set({ role: 'staff' }).where('id', '=', asker.id).execute();
    expect((await approve(second, id)).json().code).toBe('reset_ended');
    await endResets(app.deps);
    expect(await actionsAbout(nurse.id)).toContain('second-factor.reset_stopped');
  });

  test('cannot reset the own factor, nor approve the reset of it', async () => {
    const admin = await enrol(app, await app.anAdministrator());
    expect((await ask(admin, admin.id)).json().code).toBe('not_yourself');
    const { id } = (await ask(first, admin.id)).json<FactorReset>();
    expect((await approve(admin, id)).json().code).toBe('reset_needs_another');
  });

  test('can ask for nobody who has none, and for no patient', async () => {
    expect((await ask(first, (await app.aDoctor()).id)).json().code).toBe('second_factor_off');
    const patient = await enrol(app, await app.aPatient());
    expect((await ask(first, patient.id)).statusCode).toBe(404);
  });
});

test('the person stops it, and a stranger finds nothing to stop', async () => {
  const { doctor, id } = await aReset();
  expect((await stop(await app.aDoctor(), id)).statusCode).toBe(404);
  const stopped = await stop(doctor, id);
  expect([stopped.statusCode, stopped.json().state]).toEqual([200, 'stopped']);
  expect((await approve(second, id)).json().code).toBe('reset_ended');
  expect(await hasSecondFactor(app.db, doctor.id)).toBe(true);
  expect(await subjectsTo(doctor)).toContain('Your second factor stays as it is');
});

test('after 24 hours it happens once, unless whoever asked is no administrator any more', async () => {
  const asker = await app.anAdministrator();
  const [lost, kept] = [await enrol(app, await app.aNurse()), await enrol(app, await app.aNurse())];
  await ask(first, lost.id);
  await ask(asker, kept.id);
  await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', asker.id).execute();
  // The second was asked for a little later.
  app.clock.advance(24 * HOUR_MS);
  await Promise.all([endResets(app.deps), endResets(app.deps)]);
  expect(await hasSecondFactor(app.db, lost.id)).toBe(false);
  expect(await hasSecondFactor(app.db, kept.id)).toBe(true);
  expect((await actionsAbout(lost.id)).filter((action) => action === 'second-factor.reset')).toHaveLength(1);
  expect(await actionsAbout(kept.id)).toContain('second-factor.reset_stopped');
});

test('no day passes before the mail to the person has left', async () => {
  const nurse = await enrol(app, await app.aNurse());
  first.cookie = await app.login(first);
  await ask(first, nurse.id);
  const mail = app.db.updateTable('mails').where('to_hash', '=', addressHash(app.db, nurse.email));
  await mail.set({ state: 'queued', sent_at: null }).execute();
  app.clock.advance(30 * HOUR_MS);
  await endResets(app.deps);
  expect(await hasSecondFactor(app.db, nurse.id)).toBe(true);
  await mail.set({ state: 'sent', sent_at: app.clock.now() }).execute();
  app.clock.advance(24 * HOUR_MS - 1);
  await endResets(app.deps);
  expect(await hasSecondFactor(app.db, nurse.id)).toBe(true);
  app.clock.advance(1);
  await endResets(app.deps);
  expect(await hasSecondFactor(app.db, nurse.id)).toBe(false);
});

test('whoever is kept from stopping it loses nothing: closing the account stops it, and none is asked for while it is closed', async () => {
  for (const admin of [first, second]) admin.cookie = await app.login(admin);
  const { doctor, id } = await aReset();
  const change = (what: string) => app.as(first.cookie).post(`/api/admin/accounts/${doctor.id}/${what}`, undefined);
  expect((await app.as(first.cookie).post(`/api/admin/accounts/${doctor.id}/disable`, {})).statusCode).toBe(200);
  expect((await approve(second, id)).json().code).toBe('reset_ended');
  expect((await ask(first, doctor.id)).statusCode).toBe(404);
  await change('enable');
  app.clock.advance(48 * HOUR_MS);
  await endResets(app.deps);
  expect(await hasSecondFactor(app.db, doctor.id)).toBe(true);
  expect(await actionsAbout(doctor.id)).toContain('second-factor.reset_stopped');
});

test('an account that was closed around the application waits, too', async () => {
  first.cookie = await app.login(first);
  const { doctor } = await aReset();
  const account = app.db.updateTable('accounts').where('id', '=', doctor.id);
  await account.set({ disabled_at: app.clock.now() }).execute();
  app.clock.advance(48 * HOUR_MS);
  await endResets(app.deps);
  expect(await hasSecondFactor(app.db, doctor.id)).toBe(true);
});
