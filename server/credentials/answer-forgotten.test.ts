import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#contract/endpoint.ts';
import { seenFromOutside } from '../identity/testing.ts';
import { answerUnconfirmed } from '../patients/email/answer-unconfirmed.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';
import { answerForgotten } from './answer-forgotten.ts';
import { answerAllForgotten } from './testing.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const forgotPassword = (input: object) => app.as().post('/api/password/forgot', input);
const forgotHealthId = (email: string) => app.as().post('/api/health-id/forgot', { email });

describe('asking for a new password', () => {
  // spec: 2.34
  test.each(ROLES)('at the login of a %s is answered alike for known and unknown', async (role) => {
    const person = await app.someone(role);
    const input = (email: string, pud: string) => (role === 'patient' ? { role, email, pud } : { role, email });
    const known = seenFromOutside(await forgotPassword(input(person.email, person.login)));
    const unknown = seenFromOutside(await forgotPassword(input('nobody@mail.example', 'PUD-00000-00000')));
    expect(known).toEqual(unknown);
    expect(known.status).toBe(200);
    // Nothing was looked up yet: the work that could tell the difference is done later.
    expect(await app.mails(person.email)).toEqual([]);
    await answerAllForgotten(app);
    expect(await app.mails(person.email)).toHaveLength(1);
    expect(await app.mails('nobody@mail.example')).toEqual([]);
  });

  test('needs a PUD and an address that belong together', async () => {
    const [patient, other] = [await app.aPatient(), await app.aPatient()];
    await forgotPassword({ role: 'patient', pud: patient.pud, email: other.email });
    await answerAllForgotten(app);
    expect(await app.mails(patient.email)).toEqual([]);
    expect(await app.mails(other.email)).toEqual([]);
  });

  test('reads the PUD and the address as people type them', async () => {
    const patient = await app.aPatient();
    const pud = patient.pud.toLowerCase().replaceAll('-', ' ');
    await forgotPassword({ role: 'patient', pud, email: ` ${patient.email.toUpperCase()}` });
    await answerAllForgotten(app);
    expect(await app.mails(patient.email)).toHaveLength(1);
  });

  test('mails nothing at the login of another role, nor to a closed account', async () => {
    const [nurse, closed] = [await app.aNurse(), await app.aNurse()];
    const now = app.clock.now();
    await app.db.updateTable('accounts').set({ disabled_at: now }).where('id', '=', closed.id).execute();
    await forgotPassword({ role: 'doctor', email: nurse.email });
    await forgotPassword({ role: 'staff', email: closed.email });
    await answerAllForgotten(app);
    expect(await app.mails(nurse.email)).toEqual([]);
    expect(await app.mails(closed.email)).toEqual([]);
  });

  test('mails at most five links an hour', async () => {
    const doctor = await app.aDoctor();
    for (let n = 0; n < 8; n += 1) await forgotPassword({ role: 'doctor', email: doctor.email });
    await answerAllForgotten(app);
    expect(await app.mails(doctor.email)).toHaveLength(5);
    app.clock.advance(HOUR_MS);
    await forgotPassword({ role: 'doctor', email: doctor.email });
    await answerAllForgotten(app);
    expect(await app.mails(doctor.email)).toHaveLength(6);
  });

  test('in the name of another does not keep the owner out: once the last link is too old, one more is mailed', async () => {
    const doctor = await app.aDoctor();
    const ask = async () => {
      await forgotPassword({ role: 'doctor', email: doctor.email });
      await answerAllForgotten(app);
    };
    for (let n = 0; n < 8; n += 1) await ask();
    app.clock.advance(31 * 60_000);
    await ask();
    await ask();
    expect(await app.mails(doctor.email)).toHaveLength(6);
  });

  test('a request is answered once, also by several servers at the same moment', async () => {
    const doctor = await app.aDoctor();
    await forgotPassword({ role: 'doctor', email: doctor.email });
    await Promise.all(Array.from({ length: 10 }, () => answerForgotten(app.deps, answerUnconfirmed)));
    expect(await app.mails(doctor.email)).toHaveLength(1);
    expect(await answerForgotten(app.deps, answerUnconfirmed)).toBe(false);
  });

  test('a request that cannot be answered keeps no later one waiting, and is tried again', async () => {
    const [stuck, other] = [await app.aDoctor(), await app.aDoctor()];
    for (const { email } of [stuck, other]) {
      app.clock.advance(1_000);
      await forgotPassword({ role: 'doctor', email });
    }
    const told = async () => [(await app.mails(stuck.email)).length, (await app.mails(other.email)).length];
    const when = `new.account_id = '${stuck.id}'`;
    const { mend } = await refuseRows(app, { on: 'insert', table: 'mails', when });

    await expect(answerForgotten(app.deps, answerUnconfirmed)).rejects.toThrow(/^Failed: request \S+$/);
    expect(await told()).toEqual([0, 1]);

    await mend();
    await answerAllForgotten(app);
    expect(await told()).toEqual([1, 1]);
  });

  test('a PUD that cannot be one is told at its field', async () => {
    const answer = await forgotPassword({ role: 'patient', pud: 'PUD-1', email: 'asha@mail.example' });
    expect(answer.json()).toMatchObject({ code: 'bad_input', fields: { pud: expect.stringContaining('PUD-') } });
  });
});

describe('forgot Health ID', () => {
  test('mails every PUD of a family that shares an address, and answers none', async () => {
    const email = 'the.raos@mail.example';
    const ananya = await app.aPatient({ name: 'Ananya Rao', email });
    app.clock.advance(1_000);
    const vikram = await app.aPatient({ name: 'Vikram Rao', email: 'The.Raos@Mail.Example' });
    const other = await app.aPatient();
    const answer = await forgotHealthId(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('PUD-');
    await answerAllForgotten(app);

    // Both were registered in the same moment: either spelling of the address may be the first.
    const mails = (await app.mails()).filter(({ to }) => to.toLowerCase() === email);
    expect(mails).toHaveLength(1);
    for (const { pud, name } of [ananya, vikram]) expect(mails[0]?.text).toContain(`${pud}   ${name}`);
    expect(mails[0]?.text).not.toContain(other.pud);
    expect(mails[0]?.subject).not.toContain('PUD-');
  });

  test('is answered alike for known and unknown, and unknown gets no mail', async () => {
    const patient = await app.aPatient();
    const known = seenFromOutside(await forgotHealthId(patient.email));
    expect(known).toEqual(seenFromOutside(await forgotHealthId('stranger@mail.example')));
    await answerAllForgotten(app);
    expect(await app.mails('stranger@mail.example')).toEqual([]);
  });

  test('is for patients only', async () => {
    const doctor = await app.aDoctor();
    await forgotHealthId(doctor.email);
    await answerAllForgotten(app);
    expect(await app.mails(doctor.email)).toEqual([]);
  });

  test('fills nobody’s letter box: at most five mails an hour', async () => {
    const patient = await app.aPatient();
    for (let n = 0; n < 8; n += 1) await forgotHealthId(patient.email);
    await answerAllForgotten(app);
    expect(await app.mails(patient.email)).toHaveLength(5);
  });

  test('is told in the trail by id, without the address or the PUD', async () => {
    const patient = await app.aPatient();
    const before = (await app.trail()).length;
    await forgotHealthId(patient.email);
    await answerAllForgotten(app);
    const entries = (await app.trail()).slice(before);
    expect(entries).toMatchObject([
      { action: 'help.asked', subject_id: null, details: { what: 'health-id' } },
      { action: 'health-id.mailed', actor_role: 'system', subject_id: patient.id },
    ]);
    expect(JSON.stringify(entries)).not.toContain(patient.pud);
  });
});
