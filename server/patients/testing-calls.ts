import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { PASSWORD as SESSION_PASSWORD } from '../testing-people.ts';
import { aPatientBorn } from './access/testing.ts';
import { FAMILY_EXAMPLES } from './access/testing-calls.ts';

const PERSON = { name: 'Ila Sen', email: 'ila@mail.example', phone: '+91 98200 14477' };
const AT_DESK = { ...PERSON, dateOfBirth: '1981-04-09', sex: 'female', isNotDuplicate: true };
const A_CHECK = {
  ...{ kind: 'text' as const, symptoms: 'A cold', department: 'General Medicine', specialist: 'General physician' },
  ...{ answer: '{}', input: '{}', told: '[]', engine: 'test', provider: 'embedded' as const },
};
const PASSWORD = 'eleven herons at the weir';

export const EXAMPLES: Examples = {
  'PUT /patients/{id}/private-parts': async (app) => {
    const teenager = await aPatientBorn(app, '2010-05-01');
    const { id } = await app.db
      .insertInto('triage_results')
      .values({ ...A_CHECK, patient_id: teenager.patientId, created_at: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      cookie: teenager.cookie,
      id: teenager.patientId,
      body: { subject: 'symptom-check', id, isPrivate: true },
      leaves: 'private.marked',
    };
  },
  ...FAMILY_EXAMPLES,
  'POST /patients/register': async () => ({ body: { ...PERSON, password: PASSWORD }, leaves: 'patient.registered' }),
  'POST /patients': async (app) => ({
    cookie: (await app.aNurse()).cookie,
    body: AT_DESK,
    leaves: 'patient.registered',
  }),
  'POST /patients/{id}/activation-code': async (app) => {
    const { cookie, patient } = await atTheDesk(app);
    return { cookie, id: patient.id, leaves: 'activation.code_renewed' };
  },
  'POST /patients/activate': async (app) => {
    const { patient, activationCode } = await atTheDesk(app);
    return { body: { pud: patient.pud, code: activationCode, password: PASSWORD }, leaves: 'account.activated' };
  },
  'POST /patients/{id}/confirm-identity': async (app) => {
    const { patientId } = await app.aPatient();
    const held = { record_held_since: app.clock.now() };
    await app.db.updateTable('patients').set(held).where('id', '=', patientId).execute();
    return { cookie: (await app.aNurse()).cookie, id: patientId, leaves: 'identity.confirmed' };
  },
  'PUT /patients/{id}': async (app) => {
    const { cookie, patientId } = await app.aPatient();
    return {
      cookie,
      id: patientId,
      body: { ...PERSON, password: SESSION_PASSWORD, version: 1 },
      leaves: 'patient.changed',
    };
  },
  'POST /email/confirm': async (app) => {
    const { cookie, patientId } = await app.aPatient();
    const body = { ...PERSON, email: 'ila.sen@mail.example', password: SESSION_PASSWORD, version: 1 };
    await app.as(cookie).put(`/api/patients/${patientId}`, body);
    const mails = await app.mails(body.email);
    return { body: { token: /#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '' }, leaves: 'email.confirmed' };
  },
  'POST /patients/{id}/email/send-again': async (app) => {
    const { cookie, patientId } = await app.aPatient();
    const body = { ...PERSON, email: 'once.more@mail.example', password: SESSION_PASSWORD, version: 1 };
    await app.as(cookie).put(`/api/patients/${patientId}`, body);
    return { cookie, id: patientId, leaves: 'email.asked_again' };
  },
  'POST /patients/{id}/email/approve': async (app) => {
    const { cookie, patientId } = await app.aPatient();
    const desk = app.as((await app.aNurse()).cookie);
    await desk.put(`/api/patients/${patientId}`, { ...PERSON, email: 'from.desk@mail.example', version: 1 });
    const { activationCode } = (await desk.post(`/api/patients/${patientId}/activation-code`)).json();
    const body = { code: activationCode, password: SESSION_PASSWORD };
    return { cookie, id: patientId, body, leaves: 'email.approved' };
  },
  'POST /patients/{id}/break-glass': async (app) => {
    const { patientId } = await app.aPatient();
    const body = { reason: 'Brought in unconscious after a fall.' };
    return { cookie: (await app.aDoctor()).cookie, id: patientId, body, leaves: 'glass.broken' };
  },
  'DELETE /patients/{id}': async (app) => {
    const { patientId } = await app.aPatient();
    return { cookie: (await app.aNurse()).cookie, id: patientId, leaves: 'patient.deactivated' };
  },
  'POST /patients/{id}/reactivate': async (app) => {
    const { patientId } = await app.aPatient();
    const { cookie } = await app.aNurse();
    await app.as(cookie).delete(`/api/patients/${patientId}`);
    return { cookie, id: patientId, leaves: 'patient.reactivated' };
  },
};

async function atTheDesk(app: TestApp) {
  const { cookie } = await app.aNurse();
  const answer = await app.as(cookie).post('/api/patients', AT_DESK);
  return { cookie, ...answer.json<{ patient: { id: string; pud: string }; activationCode: string }>() };
}
