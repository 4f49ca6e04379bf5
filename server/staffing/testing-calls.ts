import { randomUUID } from 'node:crypto';
import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';

export const EXAMPLES: Examples = {
  'POST /applications': async () => ({ body: application(), leaves: 'application.received' }),
  'POST /admin/applications/{id}/approve': async (house) => ({
    ...(await waitingApplication(house)),
    body: { title: 'Doctor' },
    leaves: 'application.approved',
  }),
  'POST /admin/applications/{id}/decline': async (house) => ({
    ...(await waitingApplication(house)),
    body: { reason: 'No place at this time.' },
    leaves: 'application.declined',
  }),
  'POST /admin/invitations': async (house) => ({
    cookie: (await house.anAdministrator()).cookie,
    body: invitation(),
    leaves: 'account.opened',
  }),
  'POST /admin/accounts/{id}/invite': async (house) => {
    const { cookie } = await house.anAdministrator();
    const { id } = (await house.as(cookie).post('/api/admin/invitations', invitation())).json();
    return { cookie, id, leaves: 'invitation.sent_again' };
  },
  'POST /admin/accounts/{id}/disable': async (house) => ({ ...(await aboutANurse(house)), leaves: 'account.disabled' }),
  'POST /admin/accounts/{id}/enable': async (house) => ({ ...(await aboutANurse(house)), leaves: 'account.enabled' }),
  'POST /admin/accounts/{id}/role': async (house) => ({
    ...(await aboutANurse(house)),
    body: { role: 'admin' },
    leaves: 'account.role_changed',
  }),
  'PUT /duty': async (house) => ({
    cookie: (await house.aDoctor()).cookie,
    body: { isOnDuty: true },
    leaves: 'duty.began',
  }),
};

export const application = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Dr. Ila Sen',
  email,
  phone: '+91 98200 14477',
  licenseNumber: `KMC-${randomUUID().slice(0, 8)}`,
  department: 'Cardiology',
});

export const invitation = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Ila Sen',
  email,
  employeeId: `BSC-${randomUUID().slice(0, 8)}`,
  title: 'Nurse',
  role: 'staff',
});

async function aboutANurse(house: TestHouse) {
  return { cookie: (await house.anAdministrator()).cookie, id: (await house.aNurse()).id };
}

async function waitingApplication(house: TestHouse) {
  const wish = application();
  await house.as().post('/api/applications', wish);
  const { id } = await house.db
    .selectFrom('doctor_applications')
    .select('id')
    .where('email', '=', wish.email)
    .executeTakeFirstOrThrow();
  return { cookie: (await house.anAdministrator()).cookie, id };
}
