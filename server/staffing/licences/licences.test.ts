import { afterAll, expect, test } from 'vitest';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { daysLeft, licenceStateOn } from '#contract/staffing/licences.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { addressHash } from '#server/db/sealed/open-results.ts';
import { startTestApp } from '#server/testing-app.ts';
import { readExamples } from '#server/testing-calls.ts';
import { endpointsOfTheContract } from '#server/testing-contract.ts';
import type { Person } from '#server/testing-people.ts';
import { maySign } from '../policy.ts';
import { doctorInvitation } from '../testing-calls.ts';
import { remindOfLicences } from './remind-of-licences.ts';

const app = await startTestApp();
afterAll(() => app.close());
const examples = await readExamples();

// The clock of the tests begins here.
const today = app.clock.now().toISOString().slice(0, 10);
const dayFromNow = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  [null, null, true],
  ['2026-11-16', 'lapsed', false],
  ['2026-11-17', 'ends', true],
  ['2026-12-17', 'ends', true],
  ['2026-12-18', 'holds', true],
] as const)('on 17 November 2026 a licence until %s is %s', (licenceEndsOn, state, signs) => {
  const day = '2026-11-17';
  expect(licenceStateOn(licenceEndsOn, day)).toBe(state);
  const actor = { accountId: 'a', sessionId: 's', requestId: null, role: 'doctor', licenceEndsOn } as const;
  expect(maySign(actor, day)).toBe(signs);
});

test('days are counted by the calendar, over a month and a leap day', () => {
  expect(daysLeft('2028-03-01', '2028-02-28')).toBe(2);
  expect(daysLeft('2026-11-16', '2026-11-17')).toBe(-1);
});

/** What a doctor signs. */
const SIGNED = [
  'POST /diagnoses',
  'POST /diagnoses/{id}/addenda',
  'POST /inpatients/{id}/medication-orders',
  'PUT /medication-orders/{id}',
  'POST /lab-orders/{id}/release',
  'POST /repeats/{id}/decision',
  'POST /vaccine-schedule/confirmation',
];

/**
 * Signed by how it is decided: to let a medicine go on, to hide a low saturation, to show a result, to decide on medicines, to
 * give a vaccine against what speaks against it, or to allow it again.
 */
const SIGNED_IN_PART = [
  'POST /prescribed-medicines/{id}/after-stay',
  'PUT /inpatients/{id}/saturation-scale',
  'POST /lab-orders/{id}/review',
  'POST /inpatients/{id}/discharge',
  ...['POST /patients/{id}/vaccines', 'PUT /vaccine-doses/{id}', 'DELETE /vaccine-decisions/{id}'],
];

/** What a doctor may write without a valid licence: what is not medical, drafts, help in danger, and stopping what harms. */
const NOT_SIGNED = [
  ...[
    'POST /password/change',
    'POST /second-factor/confirm',
    'POST /second-factor/remove',
    'POST /second-factor/start',
  ],
  ...['POST /second-factor/recovery-codes', 'POST /login/second-factor', 'POST /factor-resets/{id}/stop'],
  ...['DELETE /sessions/{id}', 'POST /session/lock', 'POST /session/touch', 'POST /session/unlock'],
  ...['POST /session/step-up', 'POST /session/step-up/passkey', 'POST /login/second-factor/passkey'],
  ...['POST /passkeys', 'POST /passkeys/registration', 'POST /passkeys/challenge', 'POST /passkeys/recovery-codes'],
  ...['PATCH /passkeys/{id}', 'DELETE /passkeys/{id}'],
  ...['POST /logout', 'POST /logout/everywhere', 'POST /notices/read', 'POST /notices/{id}/read'],
  ...['POST /alerts/{id}/acknowledge', 'POST /alerts/{id}/attend', 'POST /alerts/{id}/close', 'POST /alerts/{id}/read'],
  ...['POST /messages', 'POST /messages/{id}/acknowledge', 'POST /messages/{id}/read', 'POST /messages/{id}/replies'],
  ...['POST /inbox/{id}/replies', 'POST /inbox/{id}/assign', 'POST /inbox/{id}/close', 'POST /inbox/{id}/read'],
  ...['DELETE /appointments/{id}', 'PATCH /appointments/{id}/status', 'PUT /doctor/appointments/{id}/status'],
  ...['POST /appointments/{id}/move', 'POST /appointments/{id}/undo', 'POST /reception/visits/{id}/note'],
  ...['POST /doctor/schedule/extra-sessions', 'DELETE /doctor/schedule/{id}', 'PUT /doctor/schedule/hours'],
  ...['POST /doctor/schedule/days-off', 'PUT /duty', 'PUT /doctors/{id}/page', 'POST /patients/{id}/break-glass'],
  ...['POST /diagnoses/check', 'DELETE /patients/{id}/diagnosis-draft', 'PUT /patients/{id}/diagnosis-draft'],
  ...['PUT /patients/{id}/profile', 'POST /patients/{id}/readings', 'DELETE /readings/{id}'],
  ...['POST /readings/{id}/correction', 'POST /patients/{id}/vaccine-decisions'],
  ...['POST /inpatients', 'POST /inpatients/{id}/transfer', 'POST /inpatients/{id}/accept'],
  ...['POST /inpatients/{id}/decline', 'POST /inpatients/{id}/notes', 'POST /inpatients/{id}/observations'],
  ...['POST /observations/{id}/entered-in-error', 'PUT /inpatients/{id}/visit'],
  ...['POST /inpatients/{id}/medication-orders/check', 'POST /medication-orders/{id}/stop'],
  ...['POST /prescribed-medicines/{id}/stop', 'POST /lab-orders/{id}/cancel'],
  // Speaking with a patient; what comes of it is signed elsewhere.
  ...['POST /visits/{id}/let-in', 'POST /visits/{id}/identity', 'POST /visits/{id}/seat', 'POST /visits/{id}/signals'],
  ...['POST /visits/{id}/signals/take', 'POST /visits/{id}/met', 'POST /visits/{id}/mode', 'POST /visits/{id}/chat'],
  ...['POST /visits/{id}/call-back', 'POST /visits/{id}/end', 'POST /visits/{id}/guests', 'POST /visits/{id}/photos'],
  ...['POST /visit-guests/{id}/let-in', 'POST /visit-guests/{id}/put-out'],
  // Who the parents of a child are.
  ...['POST /access/{id}/confirm', 'POST /access/{id}/refuse', 'PUT /patients/{id}/private-parts'],
];

test('every write of a doctor is either signed or was decided not to be', async () => {
  const contract = await endpointsOfTheContract();
  const writes = contract.filter(
    ({ method, roles }) => method !== 'GET' && (roles as readonly string[]).includes('doctor'),
  );
  const names = writes.map(({ method, path }) => `${method} ${path}`);
  expect(names.toSorted()).toEqual([...SIGNED, ...SIGNED_IN_PART, ...NOT_SIGNED].toSorted());
});

test.each(SIGNED)('%s is refused with a lapsed licence, and done with one that holds', async (name) => {
  const example = examples[name];
  if (!example) throw new Error(`${name} has no example.`);
  const { cookie = '', id = '', body } = await example(app);
  const [method = '', path = ''] = name.split(' ');
  const send = () => {
    const url = `/api${path.replace('{id}', id)}`;
    const as = app.as(cookie);
    if (method === 'PUT') return as.put(url, body ?? {});
    return body ? as.post(url, body) : as.post(url);
  };
  await setLicence(cookie, dayFromNow(-1));
  const refused = await send();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'licence_lapsed']);
  expect(refused.json().message).toBe('Your licence has lapsed. You can read, but not sign.');
  expect((await app.as(cookie).get('/api/duty')).json()).toMatchObject({ licenceEndsOn: dayFromNow(-1) });
  await setLicence(cookie, dayFromNow(0));
  expect((await send()).statusCode).toBeLessThan(300);
});

test('with a lapsed licence a medicine can still be stopped, but not go on after a stay', async () => {
  const stop = await examples['POST /prescribed-medicines/{id}/stop']?.(app);
  if (!stop?.cookie || !stop.id) throw new Error('There is no example.');
  await setLicence(stop.cookie, dayFromNow(-1));
  const stopped = await app.as(stop.cookie).post(`/api/prescribed-medicines/${stop.id}/stop`, stop.body ?? {});
  expect(stopped.statusCode).toBe(200);
  const after = await app
    .as(stop.cookie)
    .post(`/api/prescribed-medicines/${stop.id}/after-stay`, { decision: 'continue' });
  expect(after.json().code).toBe('licence_lapsed');
});

test('with a lapsed licence scale 2 can be ended, but not ordered', async () => {
  const { cookie = '', id, body } = (await examples['PUT /inpatients/{id}/saturation-scale']?.(app)) ?? {};
  const order = (scale: object) => app.as(cookie).put(`/api/inpatients/${id}/saturation-scale`, scale);
  expect((await order(body ?? {})).statusCode).toBeLessThan(300);
  await setLicence(cookie, dayFromNow(-1));
  expect((await order({ scale: 2, reason: 'Hypercapnic before.' })).json().code).toBe('licence_lapsed');
  expect((await order({ scale: 1, reason: 'Was a mistake.' })).statusCode).toBeLessThan(300);
});

test('with a lapsed licence a result can be marked as looked at, but not shown to the patient', async () => {
  const { cookie = '', id, body } = (await examples['POST /lab-orders/{id}/review']?.(app)) ?? {};
  await setLicence(cookie, dayFromNow(-1));
  const review = (more: object) => app.as(cookie).post(`/api/lab-orders/${id}/review`, { ...body, ...more });
  expect((await review({ release: true })).json().code).toBe('licence_lapsed');
  expect((await review({})).json()).toMatchObject({ state: 'reviewed' });
});

test('a doctor with a lapsed licence cannot discharge; a nurse, who decides on no medicine, can', async () => {
  const { id, doctor, nurse } = await anInpatient(app);
  const discharge = ({ cookie }: Person) =>
    app.as(cookie).post(`/api/inpatients/${id}/discharge`, { summary: 'Well again.', version: 1 });
  for (const { cookie } of [doctor, nurse]) await setLicence(cookie, dayFromNow(-1));
  expect((await discharge(doctor)).json().code).toBe('licence_lapsed');
  expect((await discharge(nurse)).statusCode).toBeLessThan(300);
});

test('the person and every administrator are told 30 and 7 days before the last day and on it, once each', async () => {
  const [admin, other] = [await app.anAdministrator(), await app.anAdministrator()];
  const doctor = await app.aDoctor({ name: 'Dr. Kavya Menon' });
  await app.db
    .updateTable('clinicians')
    .set({ licence_ends_on: dayFromNow(31) })
    .where('account_id', '=', doctor.id)
    .execute();
  const titles = async (person: Person) =>
    (
      await app.db
        .selectFrom('notices')
        .select(['id', 'title'])
        .where('account_id', '=', person.id)
        .where('kind', '=', 'licence')
        .orderBy('at')
        .execute()
    )
      .map(({ title }) => title ?? '')
      .filter((title) => !title.includes('lapsed'));
  const aboutDoctor = async (person: Person) => (await titles(person)).filter((title) => title.includes(doctor.name));
  await remindOfLicences(app.deps);
  expect(await titles(doctor)).toEqual([]);
  const day = dayFromNow(31).split('-').reverse().join('/');
  for (const days of [1, 1, 22, 3, 4]) {
    app.clock.advance(days * 86_400_000);
    await Promise.all([remindOfLicences(app.deps), remindOfLicences(app.deps)]);
  }
  const said = [`ends on ${day}, in 30 days`, `ends on ${day}, in 7 days`, 'ends today'];
  expect(await titles(doctor)).toEqual(said.map((when) => `Your licence ${when}`));
  for (const person of [admin, other]) {
    expect(await aboutDoctor(person)).toEqual(said.map((when) => `The licence of ${doctor.name} ${when}`));
  }
});

const edit = (about: AccountReply, changes: object = {}) => ({
  ...{ name: about.name, title: about.title, department: about.department, licenseNumber: about.licenseNumber },
  ...{ licenceEndsOn: about.licenceEndsOn, employeeId: about.employeeId, version: about.version },
  ...changes,
});

test('an administrator changes what the clinic knows of a doctor; of two at once one wins, and the doctor is told', async () => {
  const admin = await app.anAdministrator();
  const doctor = await app.aDoctor();
  const as = app.as(admin.cookie);
  const read = async () =>
    (await as.get('/api/admin/accounts')).json<AccountReply[]>().find(({ id }) => id === doctor.id) as AccountReply;
  const before = await read();
  const save = (changes: object) => as.send('PATCH', `/api/admin/accounts/${doctor.id}`, edit(before, changes));
  const wanted = { name: 'Dr. Ila Sen-Roy', department: 'Dermatology', licenceEndsOn: dayFromNow(400) };
  const answers = await Promise.all([save(wanted), save({ ...wanted, name: 'Dr. Other' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await read()).toMatchObject({ department: 'Dermatology', version: before.version + 1 });
  const { text } = await app.db
    .selectFrom('notices')
    .select(['id', 'text'])
    .where('account_id', '=', doctor.id)
    .where('kind', '=', 'account')
    .executeTakeFirstOrThrow();
  expect(text).toContain('Changed: name, department, end of the licence.');
  const now = await read();
  const again = await as.send('PATCH', `/api/admin/accounts/${doctor.id}`, edit(now));
  expect(again.json()).toMatchObject({ version: now.version });
  const bare = await as.send(
    'PATCH',
    `/api/admin/accounts/${doctor.id}`,
    edit(now, { licenseNumber: null, department: null }),
  );
  expect(bare.json().fields).toEqual({
    department: 'A doctor belongs to a department.',
    licenseNumber: 'A doctor has a licence number.',
  });
  const patient = await app.aPatient();
  expect((await as.send('PATCH', `/api/admin/accounts/${patient.id}`, edit(now))).statusCode).toBe(404);
});

test('an administrator logs somebody out everywhere, and never themselves', async () => {
  const admin = await app.anAdministrator();
  const nurse = await app.aNurse();
  const ended = await app.as(admin.cookie).post(`/api/admin/accounts/${nurse.id}/end-sessions`);
  expect(ended.json()).toMatchObject({ sessions: 0 });
  expect((await app.as(nurse.cookie).get('/api/me')).statusCode).toBe(401);
  const own = await app.as(admin.cookie).post(`/api/admin/accounts/${admin.id}/end-sessions`);
  expect(own.json().code).toBe('not_yourself');
});

test('a doctor is invited without an application, with licence and department, once for each licence', async () => {
  const admin = await app.anAdministrator();
  const as = app.as(admin.cookie);
  const wish = {
    ...{ name: 'Dr. Asha Rao', email: 'asha@mail.example', title: 'Consultant' },
    ...{ licenseNumber: 'KMC-90001', licenceEndsOn: '2031-01-31', department: 'Cardiology' },
  };
  const invited = await as.post('/api/admin/invitations/doctors', wish);
  expect([invited.statusCode, invited.json()]).toMatchObject([
    201,
    { role: 'doctor', state: 'invited', department: 'Cardiology', licenceEndsOn: '2031-01-31' },
  ]);
  const again = await as.post('/api/admin/invitations/doctors', { ...wish, email: 'other@mail.example' });
  expect(again.json()).toMatchObject({ code: 'licence_taken', fields: { licenseNumber: expect.any(String) } });
  const nowhere = await as.post('/api/admin/invitations/doctors', { ...wish, department: 'Alchemy' });
  expect(nowhere.json().code).toBe('unknown_department');
  const mails = await app.db
    .selectFrom('mails')
    .select('kind')
    .where('to_hash', '=', addressHash(app.db, wish.email))
    .execute();
  expect(mails).toEqual([{ kind: 'invitation' }]);
});

test('no administrator alone lets a doctor in, or changes name and licence of one, unseen by the others', async () => {
  const [admin, other] = [await app.anAdministrator({ name: 'Leela Nair' }), await app.anAdministrator()];
  const as = app.as(admin.cookie);
  const doctor = (await as.post('/api/admin/invitations/doctors', doctorInvitation())).json();
  const { name, title, department, licenseNumber, licenceEndsOn, employeeId, version } = doctor;
  const now = { name, title, department, licenseNumber, licenceEndsOn, employeeId, version };
  const edit = (change: object) => as.send('PATCH', `/api/admin/accounts/${doctor.id}`, { ...now, ...change });

  const cleared = await edit({ licenceEndsOn: null });
  expect([cleared.statusCode, cleared.json().code]).toEqual([422, 'licence_end_known']);
  expect(cleared.json().fields).toEqual({ licenceEndsOn: 'Enter the last day on which it holds.' });
  expect((await edit({ name: 'Dr. Ila Bose', licenceEndsOn: '2033-03-31' })).statusCode).toBe(200);
  await edit({ title: 'Head of Cardiology', name: 'Dr. Ila Bose', licenceEndsOn: '2033-03-31', version: version + 1 });

  const told = (await app.mails(other.email)).map(({ text }) => text);
  expect(told).toEqual([
    expect.stringContaining(`Leela Nair let Dr. Ila Sen in as a doctor. Licence ${licenseNumber}.`),
    expect.stringContaining('Name: Dr. Ila Sen, now Dr. Ila Bose. End of the licence: 31/03/2029, now 31/03/2033.'),
  ]);
});

async function setLicence(cookie: string, endsOn: string): Promise<void> {
  const me = (await app.as(cookie).get('/api/me')).json<{ id: string }>();
  await app.db
    .updateTable('clinicians')
    .set({ licence_ends_on: endsOn, license_number: `L-${me.id}` })
    .where('account_id', '=', me.id)
    .execute();
}
