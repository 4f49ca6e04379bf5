import { randomUUID } from 'node:crypto';
import type { DoctorPage } from '#contract/staffing/doctor-pages.ts';
import { addressHash } from '#server/db/sealed/open-results.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';

export const EXAMPLES: Examples = {
  'POST /applications': async () => ({ body: application(), leaves: 'application.received' }),
  'POST /admin/applications/{id}/approve': async (app) => ({
    ...(await waitingApplication(app)),
    body: { title: 'Doctor' },
    leaves: 'application.approved',
  }),
  'POST /admin/applications/{id}/decline': async (app) => ({
    ...(await waitingApplication(app)),
    body: { reason: 'No place at this time.' },
    leaves: 'application.declined',
  }),
  'POST /admin/invitations': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: invitation(),
    leaves: 'account.opened',
  }),
  'POST /admin/invitations/doctors': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: doctorInvitation(),
    leaves: 'account.opened',
  }),
  'POST /admin/people-import/preview': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { text: peopleFile() },
    leaves: { nothing: 'a preview writes nothing' },
  }),
  'POST /admin/people-import': async (app) => {
    const { cookie } = await app.anAdministrator();
    const text = peopleFile();
    const preview = await app.as(cookie).post('/api/admin/people-import/preview', { text });
    return { cookie, body: { text, plan: preview.json<{ plan: string }>().plan }, leaves: 'account.opened' };
  },
  'PATCH /admin/accounts/{id}': async (app) => {
    const { cookie, id } = await aboutANurse(app);
    const body = { ...EDITED, employeeId: `BSC-${randomUUID().slice(0, 8)}`, languages: ['kn'], version: 1 };
    return { cookie, id, body, leaves: 'account.edited' };
  },
  'POST /admin/accounts/{id}/end-sessions': async (app) => {
    const { cookie, id } = await aboutANurse(app);
    return { cookie, id, leaves: 'account.sessions_ended' };
  },
  'POST /admin/accounts/{id}/invite': async (app) => {
    const { cookie } = await app.anAdministrator();
    const { id } = (await app.as(cookie).post('/api/admin/invitations', invitation())).json();
    return { cookie, id, leaves: 'invitation.sent_again' };
  },
  'POST /admin/accounts/{id}/disable': async (app) => {
    const { cookie, id } = await aboutANurse(app);
    return { cookie, id, leaves: 'account.disabled' };
  },
  'POST /admin/accounts/{id}/enable': async (app) => {
    const { cookie, id } = await aboutANurse(app);
    await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', id).execute();
    return { cookie, id, leaves: 'account.enabled' };
  },
  'POST /admin/accounts/{id}/role': async (app) => {
    const { cookie, id } = await aboutANurse(app);
    return { cookie, id, body: { role: 'admin' }, leaves: 'account.role_changed' };
  },
  'PUT /doctors/{id}/page': async (app) => {
    const { cookie, id } = await app.aDoctor();
    return { cookie, id, body: { ...A_PAGE, version: 0 }, leaves: 'doctor_page.saved' };
  },
  'PUT /duty': async (app) => ({
    cookie: (await app.aDoctor()).cookie,
    body: { isOnDuty: true },
    leaves: 'duty.began',
  }),
};

export const A_PAGE: DoctorPage = {
  languages: ['en', 'ml'],
  qualifications: ['MBBS', 'MD (Internal Medicine)'],
  seesFor: ['Fever and cough', 'High blood pressure'],
  about: 'I take time for questions.',
  room: 'Room 2',
  directions: 'First floor, left of the lift.',
};

export const application = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Dr. Ila Sen',
  email,
  phone: '+91 98200 14477',
  licenseNumber: `KMC-${randomUUID().slice(0, 8)}`,
  department: 'Cardiology',
});

export const doctorInvitation = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Dr. Ila Sen',
  email,
  licenseNumber: `KMC-${randomUUID().slice(0, 8)}`,
  licenceEndsOn: '2029-03-31',
  department: 'Cardiology',
  title: 'Consultant',
});

const EDITED = {
  name: 'Ila Sen',
  title: 'Senior Nurse',
  department: null,
  licenseNumber: null,
  licenceEndsOn: null,
};

export const invitation = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Ila Sen',
  email,
  employeeId: `BSC-${randomUUID().slice(0, 8)}`,
  title: 'Nurse',
  role: 'staff',
});

async function aboutANurse(app: TestApp) {
  const { cookie } = await app.anAdministrator();
  return { cookie, id: (await app.aNurse()).id };
}

async function waitingApplication(app: TestApp) {
  const input = application();
  await app.as().post('/api/applications', input);
  const { id } = await app.db
    .selectFrom('doctor_applications')
    .select('id')
    .where('email_hash', '=', addressHash(app.db, input.email))
    .executeTakeFirstOrThrow();
  return { cookie: (await app.anAdministrator()).cookie, id };
}

function peopleFile(): string {
  const mark = randomUUID().slice(0, 8);
  return [
    'role,name,email,title,department,licence number,licence ends,employee id',
    `nurse,Rekha Das,rekha-${mark}@clinic.example,Nurse,,,,FILE-${mark}`,
  ].join('\n');
}
