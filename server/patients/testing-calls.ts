import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { PASSWORD as SESSION_PASSWORD } from '../testing-people.ts';

const PERSON = { name: 'Ila Sen', email: 'ila@mail.example', phone: '+91 98200 14477' };
const AT_DESK = { ...PERSON, dateOfBirth: '1981-04-09', sex: 'female', isNotDuplicate: true };
const PASSWORD = 'eleven herons at the weir';

export const EXAMPLES: Examples = {
  'POST /patients/register': async () => ({ body: { ...PERSON, password: PASSWORD }, leaves: 'patient.registered' }),
  'POST /patients': async (house) => ({
    cookie: (await house.aNurse()).cookie,
    body: AT_DESK,
    leaves: 'patient.registered',
  }),
  'POST /patients/{id}/activation-code': async (house) => {
    const { cookie, patient } = await atTheDesk(house);
    return { cookie, id: patient.id, leaves: 'activation.code_renewed' };
  },
  'POST /patients/activate': async (house) => {
    const { patient, activationCode } = await atTheDesk(house);
    return { body: { pud: patient.pud, code: activationCode, password: PASSWORD }, leaves: 'account.activated' };
  },
  'POST /patients/{id}/confirm-identity': async (house) => {
    const { patientId } = await house.aPatient();
    const held = { record_held_since: house.clock.now() };
    await house.db.updateTable('patients').set(held).where('id', '=', patientId).execute();
    return { cookie: (await house.aNurse()).cookie, id: patientId, leaves: 'identity.confirmed' };
  },
  'PUT /patients/{id}': async (house) => {
    const { cookie, patientId } = await house.aPatient();
    return {
      cookie,
      id: patientId,
      body: { ...PERSON, password: SESSION_PASSWORD, version: 1 },
      leaves: 'patient.changed',
    };
  },
  'POST /email/confirm': async (house) => {
    const { cookie, patientId } = await house.aPatient();
    const body = { ...PERSON, email: 'ila.sen@mail.example', password: SESSION_PASSWORD, version: 1 };
    await house.as(cookie).put(`/api/patients/${patientId}`, body);
    const mails = await house.mails(body.email);
    return { body: { token: /#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '' }, leaves: 'email.confirmed' };
  },
  'POST /patients/{id}/email/send-again': async (house) => {
    const { cookie, patientId } = await house.aPatient();
    const body = { ...PERSON, email: 'once.more@mail.example', password: SESSION_PASSWORD, version: 1 };
    await house.as(cookie).put(`/api/patients/${patientId}`, body);
    return { cookie, id: patientId, leaves: 'email.asked_again' };
  },
  'POST /patients/{id}/email/approve': async (house) => {
    const { cookie, patientId } = await house.aPatient();
    const desk = house.as((await house.aNurse()).cookie);
    await desk.put(`/api/patients/${patientId}`, { ...PERSON, email: 'from.desk@mail.example', version: 1 });
    const { activationCode } = (await desk.post(`/api/patients/${patientId}/activation-code`)).json();
    const body = { code: activationCode, password: SESSION_PASSWORD };
    return { cookie, id: patientId, body, leaves: 'email.approved' };
  },
  'POST /patients/{id}/break-glass': async (house) => {
    const { patientId } = await house.aPatient();
    const body = { reason: 'Brought in unconscious after a fall.' };
    return { cookie: (await house.aDoctor()).cookie, id: patientId, body, leaves: 'glass.broken' };
  },
  'DELETE /patients/{id}': async (house) => {
    const { patientId } = await house.aPatient();
    return { cookie: (await house.aNurse()).cookie, id: patientId, leaves: 'patient.deactivated' };
  },
  'POST /patients/{id}/reactivate': async (house) => {
    const { patientId } = await house.aPatient();
    const { cookie } = await house.aNurse();
    await house.as(cookie).delete(`/api/patients/${patientId}`);
    return { cookie, id: patientId, leaves: 'patient.reactivated' };
  },
};

async function atTheDesk(house: TestHouse) {
  const { cookie } = await house.aNurse();
  const answer = await house.as(cookie).post('/api/patients', AT_DESK);
  return { cookie, ...answer.json<{ patient: { id: string; pud: string }; activationCode: string }>() };
}
