import type { ExampleCall, Examples } from '../testing-calls.ts';
import { PASSWORD, type Person } from '../testing-people.ts';

export const EXAMPLES: Examples = {
  'POST /patients/login': async (house) => {
    const { pud } = await house.aPatient();
    return { body: { pud, password: PASSWORD }, leaves: 'login.succeeded' };
  },
  'POST /doctor/login': async (house) => login(await house.aDoctor()),
  'POST /staff/login': async (house) => login(await house.aNurse()),
  'POST /admin/login': async (house) => login(await house.anAdministrator()),
  'POST /logout': async (house) => ({ cookie: (await house.aPatient()).cookie, leaves: 'session.ended' }),
  'POST /logout/everywhere': async (house) => ({ cookie: (await house.aNurse()).cookie, leaves: 'session.ended' }),
  'POST /session/touch': async (house) => ({
    cookie: (await house.aNurse()).cookie,
    leaves: { nothing: 'it says only that someone is at the screen' },
  }),
  'POST /session/lock': async (house) => ({ cookie: (await house.aNurse()).cookie, leaves: 'session.locked' }),
  'POST /session/unlock': async (house) => {
    const { cookie } = await house.aNurse();
    await house.as(cookie).post('/api/session/lock');
    return { cookie, body: { password: PASSWORD }, leaves: 'session.unlocked' };
  },
  'DELETE /sessions/{id}': async (house) => {
    const nurse = await house.aNurse();
    const other = await house.login(nurse);
    return { cookie: other, id: nurse.actor.sessionId, leaves: 'session.ended' };
  },
};

const login = ({ email }: Person): ExampleCall => ({ body: { email, password: PASSWORD }, leaves: 'login.succeeded' });
