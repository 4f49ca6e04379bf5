import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionOn } from '#server/db/on-client.ts';
import { withClient } from '#server/db/with-client.ts';
import { anInvitation } from '#server/patients/access/testing-calls.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { PASSWORD } from '#server/testing-people.ts';
import { endSessionsAndLinks } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const UNKNOWN = { isAgeUnknown: true, sex: 'not-known' };

/** As the owner, in one transaction: so a restore does it. */
const restoredNow = () =>
  withClient(app.database.ownerUrl, async (owner) => {
    await owner.query('begin');
    await endSessionsAndLinks(transactionOn(owner), app.clock.now());
    await owner.query('commit');
  });

test('what was handed out before the backup opens nothing after the restore', async () => {
  const nurse = await app.aNurse();
  const person = { name: 'Kavya Menon', phone: '+91 98200 55123', ...UNKNOWN };
  const registered = (await app.as(nurse.cookie).post('/api/patients', person)).json();
  const activate = () =>
    app.as().post('/api/patients/activate', {
      ...{ pud: registered.patient.pud, code: registered.activationCode },
      password: PASSWORD,
    });
  const desk = await app.aReceptionist();
  const { address } = (await app.as(desk.cookie).post('/api/board-keys', { name: 'Ground floor' })).json();
  const board = () => app.as().post('/api/waiting-room', { key: address.split('#')[1] });
  const { helper, id, code } = await anInvitation(app);
  const mover = await app.aPatient();
  const { version, name, phone } = (await app.as(nurse.cookie).get(`/api/patients/${mover.patientId}`)).json();
  const moved = { name, phone, email: 'moved@mail.example', version };
  await app.as(nurse.cookie).put(`/api/patients/${mover.patientId}`, moved);
  const [mail] = await app.mails(mover.email);
  const token = /\/confirm-email#(\S+)/.exec(mail?.text ?? '')?.[1];
  expect(token).toBeDefined();
  expect((await board()).statusCode).toBe(200);

  await restoredNow();

  expect((await app.as(nurse.cookie).get('/api/me')).statusCode).toBe(401);
  expect((await activate()).json().code).toBe('link_invalid');
  expect((await board()).json().code).toBe('link_invalid');
  expect((await app.as().post('/api/email/confirm', { token })).json().code).toBe('link_invalid');
  const accepted = await app.as(await app.login(helper)).post(`/api/family/invitations/${id}/accept`, { code });
  expect(accepted.statusCode).toBe(404);
});

test('a nurse makes a new code after the restore, and that one works', async () => {
  const nurse = await app.aNurse();
  const person = { name: 'Rohan Menon', phone: '+91 98200 55124', ...UNKNOWN };
  const { patient } = (await app.as(nurse.cookie).post('/api/patients', person)).json();
  await restoredNow();
  app.clock.advance(1_000);

  const again = app.as(await app.login(nurse));
  const renewed = (await again.post(`/api/patients/${patient.id}/activation-code`)).json();

  const typed = { pud: patient.pud, code: renewed.activationCode, password: PASSWORD };
  expect((await app.as().post('/api/patients/activate', typed)).statusCode).toBe(200);
});
