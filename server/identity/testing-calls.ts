import type { ExampleCall, Examples } from '../testing-calls.ts';
import { PASSWORD, type Person } from '../testing-people.ts';

export const EXAMPLES: Examples = {
  'POST /patients/login': async (app) => {
    const { pud } = await app.aPatient();
    return { body: { pud, password: PASSWORD }, leaves: 'login.succeeded' };
  },
  'POST /doctor/login': async (app) => login(await app.aDoctor()),
  'POST /staff/login': async (app) => login(await app.aNurse()),
  'POST /desk/login': async (app) => login(await app.aReceptionist()),
  'POST /admin/login': async (app) => login(await app.anAdministrator()),
  'PUT /me/language': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: { language: 'hi' },
    leaves: 'account.language_chosen',
  }),
  'POST /logout': async (app) => ({ cookie: (await app.aPatient()).cookie, leaves: 'session.ended' }),
  'POST /logout/everywhere': async (app) => ({ cookie: (await app.aNurse()).cookie, leaves: 'session.ended' }),
  'POST /session/touch': async (app) => ({
    cookie: (await app.aNurse()).cookie,
    leaves: { nothing: 'it says only that someone is at the screen' },
  }),
  'POST /session/lock': async (app) => ({ cookie: (await app.aNurse()).cookie, leaves: 'session.locked' }),
  'POST /session/unlock': async (app) => {
    const { cookie } = await app.aNurse();
    await app.as(cookie).post('/api/session/lock');
    return { cookie, body: { password: PASSWORD }, leaves: 'session.unlocked' };
  },
  'PUT /session/pin': async (app) => ({
    cookie: (await app.aNurse()).cookie,
    body: { pin: '704913' },
    leaves: 'session.pin_set',
  }),
  'POST /session/unlock-pin': async (app) => {
    const { cookie } = await app.aNurse();
    await app.as(cookie).put('/api/session/pin', { pin: '704913' });
    await app.as(cookie).post('/api/session/lock');
    return { cookie, body: { pin: '704913' }, leaves: 'session.pin_unlocked' };
  },
  'DELETE /sessions/{id}': async (app) => {
    const nurse = await app.aNurse();
    const other = await app.login(nurse);
    return { cookie: other, id: nurse.actor.sessionId, leaves: 'session.ended' };
  },
};

const login = ({ email }: Person): ExampleCall => ({ body: { email, password: PASSWORD }, leaves: 'login.succeeded' });
