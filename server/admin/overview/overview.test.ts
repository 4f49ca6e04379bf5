import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Overview } from '#contract/overview.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { anAppointment } from '#server/appointments/testing.ts';
import { addressHash } from '#server/db/sealed/open-results.ts';
import { breakGlass } from '#server/patients/chart-access/break-glass.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
});
afterAll(() => app.close());

const read = async () => (await app.as(admin.cookie).get('/api/admin/overview')).json<Overview>();
const countOf = ({ waiting }: Overview, kind: string) => waiting.find((each) => each.kind === kind)?.count ?? 0;

test('an empty clinic answers with every part, and with what is still to be set up', async () => {
  const overview = await read();
  expect(overview.parts.map(({ part }) => part)).toEqual(['database', 'mail', 'disk', 'ai', 'live']);
  expect(overview.parts.find(({ part }) => part === 'live')).toMatchObject({ state: 'well', note: '1 server listens' });
  expect(overview.waiting).toEqual([]);
  expect(overview.setUp.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(['departments']);
  expect(overview.checkedAt).toBe(app.clock.now().toISOString());
});

test('what waits is counted: applications, invitations, mails that failed, broken glass, beds past their day', async () => {
  const application = {
    name: 'Dr. Vivek Rao',
    email: 'vivek@mail.example',
    phone: '+91 98860 41230',
    licenseNumber: 'AYU-1',
    department: 'Ayurveda',
  };
  expect((await app.as().post('/api/applications', application)).statusCode).toBe(201);
  const invitation = {
    name: 'Sita Pillai',
    email: 'sita@mail.example',
    employeeId: 'B-1',
    title: 'Nurse',
    role: 'staff',
  };
  expect((await app.as(admin.cookie).post('/api/admin/invitations', invitation)).statusCode).toBe(201);
  const hash = addressHash(app.db, 'sita@mail.example');
  await app.db.updateTable('mails').set({ state: 'failed' }).where('to_hash', '=', hash).execute();
  const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
  const reason = 'Found unconscious in the waiting room';
  await breakGlass(app.deps, doctor.actor, patient.patientId, { reason });
  const rooms = { ward: 'Ward 2', firstNumber: 201, rooms: 1, bedsEach: 2 };
  const [room] = (await app.as(admin.cookie).post('/api/rooms/several', rooms)).json();
  const closing = { reason: 'Call bell does not ring', until: '2026-03-03' };
  await app.as(admin.cookie).post(`/api/beds/${room.beds[0].id}/close`, closing);
  expect(countOf(await read(), 'beds')).toBe(0);

  app.clock.advance(24 * 60 * 60_000);
  admin = await app.anAdministrator();
  const overview = await read();
  expect(Object.fromEntries(overview.waiting.map(({ kind, count }) => [kind, count]))).toEqual({
    glass: 1,
    mails: 1,
    applications: 1,
    invitations: 1,
    beds: 1,
  });
  // A review that nobody has written waits however old it is.
  app.clock.advance(72 * 60 * 60_000);
  admin = await app.anAdministrator();
  expect(countOf(await read(), 'glass')).toBe(1);
  const { id } = await app.db.selectFrom('broken_glass').select('id').executeTakeFirstOrThrow();
  const verdict = { verdict: 'justified', finding: 'Spoke to the doctor and to the family.' };
  await app.as(admin.cookie).post(`/api/admin/trail/reviews/${id}`, verdict);
  expect(countOf(await read(), 'glass')).toBe(0);
});

test('counts hold no patient: neither a name, nor an id, nor what anyone has', async () => {
  const lying = await anInpatient(app, { name: 'Ravi Menon' });
  const visit = await anAppointment(app, { patient: lying.patient, status: 'approved' });
  const answer = await app.as(admin.cookie).get('/api/admin/overview');
  const { today, setUp } = answer.json<Overview>();
  expect(today.bedsTaken).toBe(1);
  expect(setUp.find(({ step }) => step === 'first-visit')?.isDone).toBe(true);
  for (const secret of ['Ravi', 'Pneumonia', lying.patient.patientId, lying.patient.pud, lying.id, visit.id])
    expect(answer.body).not.toContain(secret);
});
