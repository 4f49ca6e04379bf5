// How access for others begins, changes and ends, through the endpoints.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import type { Family } from '#contract/patients/family.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { dayOfAge } from '../age.ts';
import { drawPud } from '../draw-pud.ts';
import { endAccessByItself } from './end-by-itself.ts';
import { aPatientBorn, giveAccess } from './testing.ts';
import { anInvitation } from './testing-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const familyOf = async ({ cookie }: { cookie: string }) => (await app.as(cookie).get('/api/family')).json<Family>();
const KABIR = { name: 'Kabir Rao', dateOfBirth: '2020-05-01', sex: 'male', isGuardian: true };
const statusFor = async (who: { cookie: string }, address: string, patientId: string) =>
  (await app.as(who.cookie).get(`/api${address}?for=${patientId}`)).statusCode;
const noticesOf = async (person: { cookie: string }) =>
  (await app.as(person.cookie).get('/api/notices')).json<{ title: string }[]>().map(({ title }) => title);

describe('a mother registers her child', () => {
  test('she books at once; when the desk has confirmed it, the growth chart opens too', async () => {
    const mother = await app.aPatient();
    const registered = await app.as(mother.cookie).post('/api/family/children', KABIR);
    expect(registered.statusCode).toBe(201);
    const { patientId, pud, accessId } = registered.json();
    expect(pud).toMatch(/^PUD-/);
    expect((await familyOf(mother)).iActFor).toMatchObject([
      { name: 'Kabir Rao', age: 5, state: 'unconfirmed', opens: ['appointments', 'any'], endsOn: '2038-05-01' },
    ]);
    expect(await statusFor(mother, '/appointments', patientId)).toBe(200);
    expect(await statusFor(mother, `/patients/${patientId}/growth`, patientId)).toBe(404);

    const desk = app.as((await app.aReceptionist()).cookie);
    expect((await desk.get('/api/access/waiting')).json()).toMatchObject([{ id: accessId, patient: 'Kabir Rao' }]);
    expect((await desk.post(`/api/access/${accessId}/confirm`, {})).statusCode).toBe(200);
    expect((await desk.post(`/api/access/${accessId}/confirm`, {})).json().code).toBe('access_ended');
    expect(await statusFor(mother, `/patients/${patientId}/growth`, patientId)).toBe(200);
    expect(await noticesOf(mother)).toContain('You are confirmed for Kabir Rao');
    const trail = (await app.as(mother.cookie).get(`/api/patients/${patientId}/opened-by?for=${patientId}`)).json();
    expect(trail).toContainEqual(expect.objectContaining({ who: 'You', what: 'registered' }));
  });

  test('she changes the phone number of the child, not the name; the father is told, and the trail names both', async () => {
    const [mother, father, child] = [await app.aPatient(), await app.aPatient(), await aPatientBorn(app, '2020-05-01')];
    await app.db.updateTable('patients').set({ account_id: null }).where('id', '=', child.patientId).execute();
    const access = await giveAccess(app, mother, child, { relation: 'guardian' });
    await giveAccess(app, father, child, { relation: 'guardian' });
    const address = `/api/patients/${child.patientId}?for=${child.patientId}`;
    const { name, email, version } = (await app.as(mother.cookie).get(address)).json();
    const put = (change: object, cookie = mother.cookie) =>
      app.as(cookie).put(address, { ...{ name, email, version, phone: '+91 98200 77001' }, ...change });
    expect((await put({ name: 'Another Name' })).json().fields.name).toBe('Only our desk changes the name.');
    const taken = await put({ email: 'mine@mail.example', password: 'x' });
    expect(taken.json().fields.email).toBe('Only our desk changes the e-mail address.');
    const changed = await put({});
    expect([changed.statusCode, changed.json().phone]).toEqual([200, '+91 98200 77001']);
    expect((await put({})).json().code).toBe('version_outdated');
    const entry = await app.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'details'])
      .where('patient_id', '=', child.patientId)
      .where('action', '=', 'patient.changed')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: mother.id, details: { acting_as: 'guardian', access, phone: true } });
    const words = `How we reach ${name} has changed`;
    expect([(await noticesOf(father)).includes(words), (await noticesOf(mother)).includes(words)]).toEqual([
      true,
      false,
    ]);

    // A login of their own: from then on nobody else changes it. Nor does a helper, ever.
    await app.db.updateTable('patients').set({ account_id: child.id }).where('id', '=', child.patientId).execute();
    expect((await put({ version: version + 1 })).statusCode).toBe(403);
    const [adult, helper] = [await app.aPatient(), await app.aPatient()];
    await giveAccess(app, helper, adult, { relation: 'helper' });
    const theirs = `/api/patients/${adult.patientId}?for=${adult.patientId}`;
    const known = (await app.as(helper.cookie).get(theirs)).json();
    const body = { name: known.name, email: known.email, version: known.version, phone: '+91 98200 77002' };
    expect((await app.as(helper.cookie).put(theirs, body)).statusCode).toBe(403);
  });

  test('an adult is no child, and five that wait are enough', async () => {
    const { cookie } = await app.aPatient();
    const grown = await app.as(cookie).post('/api/family/children', { ...KABIR, dateOfBirth: '2000-05-01' });
    expect(grown.json()).toMatchObject({ code: 'not_a_child', fields: { dateOfBirth: expect.any(String) } });
    const made = [];
    for (let n = 0; n < 6; n += 1) made.push((await app.as(cookie).post('/api/family/children', KABIR)).statusCode);
    expect(made).toEqual([201, 201, 201, 201, 201, 409]);
  });

  test('of a child who is registered already nothing is told before the desk has answered', async () => {
    const [father, child, adult] = [await app.aPatient(), await aPatientBorn(app, '2019-01-01'), await app.aPatient()];
    const ask = (pud: string) => app.as(father.cookie).post('/api/family/children/ask', { pud, isGuardian: true });
    const answers = [await ask(child.pud), await ask(adult.pud), await ask('PUD-00000-00000')];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await familyOf(father)).iActFor).toEqual([]);
    const desk = app.as((await app.aReceptionist()).cookie);
    const waiting = (await desk.get('/api/access/waiting')).json<{ id: string; patientId: string; state: string }[]>();
    const asked = waiting.find(({ patientId }) => patientId === child.patientId);
    expect(asked?.state).toBe('asked');
    expect(waiting.some(({ patientId }) => patientId === adult.patientId)).toBe(false);
    const refused = await desk.post(`/api/access/${asked?.id}/refuse`, { reason: 'The papers are of another child.' });
    expect(refused.statusCode).toBe(200);
    expect(await statusFor(father, '/appointments', child.patientId)).toBe(404);
  });

  test('where a court has decided, its order is read before anyone is confirmed', async () => {
    const [mother, child] = [await app.aPatient(), await aPatientBorn(app, '2019-01-01')];
    const id = await giveAccess(app, mother, child, { relation: 'guardian', state: 'unconfirmed' });
    const desk = app.as((await app.aReceptionist()).cookie);
    const note = { note: 'Custody with the father alone.', isCourtOrder: true };
    expect((await desk.post(`/api/patients/${child.patientId}/custody`, note)).statusCode).toBe(200);
    expect((await desk.post(`/api/access/${id}/confirm`, {})).json().code).toBe('court_order_unread');
    expect((await desk.post(`/api/access/${id}/confirm`, { isOrderRead: true })).statusCode).toBe(200);
    const known = (await desk.get(`/api/patients/${child.patientId}/family`)).json();
    expect(known).toMatchObject({
      custody: [{ kind: 'court-order', isLifted: false }],
      access: [{ accountPud: mother.pud }],
    });
    const ended = await desk.post(`/api/access/${id}/end`, { reason: 'The order says so.' });
    expect(ended.statusCode).toBe(200);
    expect(await statusFor(mother, '/appointments', child.patientId)).toBe(404);
    expect((await app.as(child.cookie).get('/api/family')).json().actForMe).toEqual([]);
  });
});

describe('a daughter helps her father', () => {
  test('with his medicines only, after both said yes; he ends it and nothing opens any more', async () => {
    const { father, helper, id, code } = await anInvitation(app);
    expect((await familyOf(helper)).invitedBy).toMatchObject([{ id, who: father.name, parts: ['medicines'] }]);
    expect((await familyOf(father)).invited).toMatchObject([{ id, who: helper.pud }]);
    const accept = (typed: string, cookie = helper.cookie) =>
      app.as(cookie).post(`/api/family/invitations/${id}/accept`, { code: typed });
    expect((await accept('AAAA-AAAA')).json().code).toBe('invitation_code_wrong');
    expect((await accept(code, (await app.aPatient()).cookie)).statusCode).toBe(404);
    expect((await accept(code.toLowerCase())).statusCode).toBe(200);
    expect((await accept(code)).statusCode).toBe(404);
    expect(await statusFor(helper, '/doses', father.patientId)).toBe(200);
    expect(await statusFor(helper, `/patients/${father.patientId}/lab-reports`, father.patientId)).toBe(404);

    const [shared] = (await familyOf(father)).actForMe;
    expect(shared).toMatchObject({ name: helper.name, relation: 'helper', until: '2026-09-02T09:00:00.000Z' });
    expect((await app.as(helper.cookie).put(`/api/family/access/${shared?.id}`, MORE)).statusCode).toBe(403);
    expect((await app.as(father.cookie).put(`/api/family/access/${shared?.id}`, MORE)).statusCode).toBe(200);
    expect(await statusFor(helper, `/patients/${father.patientId}/lab-reports`, father.patientId)).toBe(200);
    const tooLong = await app.as(father.cookie).put(`/api/family/access/${shared?.id}`, { ...MORE, months: 19 });
    expect(tooLong.json().fields.months).toBe('At most 18 months at a time.');

    expect((await app.as(father.cookie).post(`/api/family/access/${shared?.id}/end`)).statusCode).toBe(200);
    expect(await statusFor(helper, '/doses', father.patientId)).toBe(404);
    expect(await noticesOf(helper)).toContain(`You no longer act for ${father.name}`);
  });
  const MORE = { parts: ['medicines', 'results'], months: 12, seesConfidential: false };

  test('whether somebody has a PUD is told to nobody; a child neither helps nor is helped in this way', async () => {
    const [patient, child] = [await app.aPatient(), await aPatientBorn(app, '2015-01-01')];
    const invite = (cookie: string, pud: string) =>
      app.as(cookie).post('/api/family/invitations', { pud, parts: ['everything'], months: 1 });
    expect((await invite(patient.cookie, 'PUD-00000-00000')).statusCode).toBe(201);
    expect((await invite(patient.cookie, 'PUD-00000-00000')).json().code).toBe('invited_already');
    expect((await invite(patient.cookie, patient.pud)).json().code).toBe('not_yourself');
    expect((await invite(child.cookie, patient.pud)).json().code).toBe('adults_only');
    const { invitation, code } = (await invite(patient.cookie, child.pud)).json();
    const accept = await app.as(child.cookie).post(`/api/family/invitations/${invitation.id}/accept`, { code });
    expect(accept.json().code).toBe('adults_only');
  });
});

describe('limits and second hands', () => {
  test('what has run out stands in the way of no new yes', async () => {
    const { father, helper, id, code } = await anInvitation(app);
    const old = await giveAccess(app, helper, father, { relation: 'helper', until: app.clock.now() });
    const accepted = await app.as(helper.cookie).post(`/api/family/invitations/${id}/accept`, { code });
    expect(accepted.statusCode).toBe(200);
    const ended = await app.db.selectFrom('patient_access').selectAll().where('id', '=', old).executeTakeFirst();
    expect(ended?.end_cause).toBe('expired');
    expect(await statusFor(helper, '/doses', father.patientId)).toBe(200);
  });

  test('five invitations are open at once, also of those made at one moment; and ten are made in a day', async () => {
    const { cookie } = await app.aPatient();
    const invite = () =>
      app.as(cookie).post('/api/family/invitations', { pud: drawPud(), parts: ['medicines'], months: 1 });
    const codes = (await Promise.all(Array.from({ length: 7 }, invite))).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    const open = await familyOf({ cookie });
    for (const { id } of open.invited) await app.as(cookie).post(`/api/family/invitations/${id}/end`);
    const later = [];
    for (let n = 0; n < 4; n += 1) later.push((await invite()).statusCode);
    expect(later).toEqual([201, 201, 201, 409]);
  });

  test('whoever helps gives back some of it, and takes nothing more', async () => {
    const [father, helper] = [await app.aPatient(), await app.aPatient()];
    const id = await giveAccess(app, helper, father, { relation: 'helper', parts: ['medicines', 'appointments'] });
    const change = (body: object) => app.as(helper.cookie).put(`/api/family/access/${id}`, body);
    const less = { parts: ['medicines'], seesConfidential: false };
    expect((await change({ ...less, months: 12 })).statusCode).toBe(403);
    expect((await change({ ...less, seesConfidential: true })).statusCode).toBe(403);
    expect((await change(less)).statusCode).toBe(200);
    expect(await statusFor(helper, '/appointments', father.patientId)).toBe(404);
    expect(await noticesOf(father)).toContain(`${helper.name} gave back some of what you share`);
    expect((await change({ ...less, parts: ['appointments'] })).statusCode).toBe(403);
  });

  test('asks for longer; he says for how long, or no, and is not asked again at once', async () => {
    const [father, helper] = [await app.aPatient(), await app.aPatient()];
    const until = new Date(app.clock.now().getTime() + 10 * DAY_MS);
    const id = await giveAccess(app, helper, father, { relation: 'helper', parts: ['medicines'], until });
    const ask = (cookie = helper.cookie) => app.as(cookie).post(`/api/family/access/${id}/longer`);
    const answer = (months: number | null, cookie = father.cookie) =>
      app.as(cookie).post(`/api/family/access/${id}/longer/answer`, { months });
    expect((await answer(6)).json().code).toBe('not_asked');
    expect([(await ask(father.cookie)).statusCode, (await ask((await app.aPatient()).cookie)).statusCode]).toEqual([
      404, 404,
    ]);
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(
      (await noticesOf(father)).filter((title) => title === `${helper.name} asks to help you for longer`),
    ).toHaveLength(1);
    expect((await familyOf(father)).actForMe[0]?.longerAskedAt).not.toBeNull();
    expect((await answer(6, helper.cookie)).statusCode).toBe(404);
    expect((await answer(19)).json().fields.months).toBe('At most 18 months at a time.');

    expect((await answer(null)).statusCode).toBe(200);
    expect(await noticesOf(helper)).toContain(`${father.name} does not want it for longer`);
    expect((await familyOf(helper)).iActFor[0]).toMatchObject({
      until: until.toISOString(),
      can: { askLonger: false },
    });
    expect((await ask()).json().code).toBe('longer_asked');

    await app.db.updateTable('patient_access').set({ longer_refused_at: null }).where('id', '=', id).execute();
    expect((await ask()).statusCode).toBe(200);
    expect((await answer(6)).statusCode).toBe(200);
    const [share] = (await familyOf(helper)).iActFor;
    expect(share).toMatchObject({ until: '2026-09-02T09:00:00.000Z', longerAskedAt: null, can: { askLonger: true } });
    expect(await noticesOf(helper)).toContain(`${father.name} lets you help for longer`);
  });

  test('nobody at the desk confirms themselves', async () => {
    const [child, desk] = [await aPatientBorn(app, '2019-01-01'), await app.aReceptionist()];
    const herself = await app.aPatient({ email: desk.email.toUpperCase() });
    const id = await giveAccess(app, herself, child, { relation: 'guardian', state: 'unconfirmed' });
    expect((await app.as(desk.cookie).post(`/api/access/${id}/confirm`, {})).json().code).toBe('not_for_oneself');
    const other = await aPatientBorn(app, '2019-01-01');
    const added = await app.as(desk.cookie).post(`/api/patients/${other.patientId}/guardians`, { pud: herself.pud });
    expect(added.json().code).toBe('not_for_oneself');
    const colleague = app.as((await app.aReceptionist()).cookie);
    expect((await colleague.post(`/api/access/${id}/confirm`, {})).statusCode).toBe(200);
  });

  test('of an adult the desk makes someone guardian by a paper and for a time; the adult does not end that', async () => {
    const [adult, son] = [await app.aPatient(), await app.aPatient()];
    const desk = app.as((await app.aReceptionist()).cookie);
    const add = (body: object) => desk.post(`/api/patients/${adult.patientId}/guardians`, { pud: son.pud, ...body });
    expect((await add({})).json()).toMatchObject({
      ...{ code: 'paper_needed', fields: { paper: expect.any(String), months: expect.any(String) } },
    });
    expect((await add({ paper: 'Order of the District Court', months: 12 })).statusCode).toBe(200);
    expect(await statusFor(son, `/patients/${adult.patientId}/lab-reports`, adult.patientId)).toBe(200);
    const [shared] = (await familyOf(adult)).actForMe;
    expect(shared).toMatchObject({ guardianPaper: 'Order of the District Court', can: { change: false, end: false } });
    const { rows } = await sql<{ paper: string }>`
      select guardian_paper as paper from patient_access where id = ${shared?.id}`.execute(app.database.ownerDb);
    expect(rows[0]?.paper).not.toContain('District');
    const end = await app.as(adult.cookie).post(`/api/family/access/${shared?.id}/end`);
    expect(end.json().code).toBe('access_of_guardian');
    const ended = await desk.post(`/api/access/${shared?.id}/end`, { reason: 'The court has ended it.' });
    expect(ended.statusCode).toBe(200);
  });
});

describe('a teenager', () => {
  test('gets a login of their own at the desk, for which a guardian asks; the record waits until somebody has seen them', async () => {
    const mother = await app.aPatient();
    const born = { ...KABIR, name: 'Diya Rao', dateOfBirth: '2012-02-01' };
    const { patientId, accessId } = (await app.as(mother.cookie).post('/api/family/children', born)).json();
    const start = () => app.as(mother.cookie).post(`/api/family/access/${accessId}/own-login`);
    expect((await start()).json().code).toBe('not_a_teenager');
    await app.as((await app.aReceptionist()).cookie).post(`/api/access/${accessId}/confirm`, {});
    expect((await start()).statusCode).toBe(200);
    const nurse = app.as((await app.aNurse()).cookie);
    const { pud, activationCode } = (await nurse.post(`/api/patients/${patientId}/activation-code`)).json();
    const own = { pud, code: activationCode, password: 'nine kites over the river' };
    expect((await app.as().post('/api/patients/activate', own)).statusCode).toBe(200);
    const patient = await app.db.selectFrom('patients').selectAll().where('id', '=', patientId).executeTakeFirst();
    expect(patient?.record_held_since).not.toBeNull();
    expect((await start()).json().code).toBe('account_exists');
  });

  test('lets a guardian see more, and cannot send them away', async () => {
    const [mother, diya] = [await app.aPatient(), await aPatientBorn(app, '2012-02-01')];
    const id = await giveAccess(app, mother, diya, { relation: 'guardian' });
    expect(await statusFor(mother, '/inbox/addressees', diya.patientId)).toBe(404);
    const more = { parts: ['everything'], seesConfidential: true };
    expect((await app.as(diya.cookie).put(`/api/family/access/${id}`, more)).statusCode).toBe(200);
    expect(await statusFor(mother, '/inbox/addressees', diya.patientId)).toBe(200);
    expect(await statusFor(mother, '/doses', diya.patientId)).toBe(200);
    const looks = (await app.as(diya.cookie).get(`/api/patients/${diya.patientId}/opened-by`)).json();
    expect(looks).toContainEqual(
      expect.objectContaining({ who: mother.name, role: 'Parent or guardian', what: 'saw your medicines and doses' }),
    );
    expect((await app.as(diya.cookie).post(`/api/family/access/${id}/end`)).json().code).toBe('access_of_guardian');
    expect((await app.as(mother.cookie).post(`/api/family/access/${id}/end`)).statusCode).toBe(200);
  });
});

describe('it ends by itself', () => {
  const told = async (patient: Patient) => {
    await endAccessByItself(app.deps);
    await endAccessByItself(app.deps);
    return (await noticesOf({ cookie: await app.login(patient) })).toReversed();
  };

  test('at eighteen, told 60 and 7 days before to both; and help at its date', async () => {
    const now = app.clock.now();
    const [mother, son, helper] = [await app.aPatient(), await aPatientBorn(app, '2008-06-01'), await app.aPatient()];
    await giveAccess(app, mother, son, { relation: 'guardian' });
    await giveAccess(app, helper, son, { relation: 'helper', until: new Date(now.getTime() + 91 * DAY_MS + 1) });
    expect(await told(mother)).toEqual([]);
    app.clock.advance(40 * DAY_MS);
    expect(await told(mother)).toEqual([`What you do for ${son.name} ends on 01/06/2026`]);
    app.clock.advance(45 * DAY_MS);
    expect(await told(mother)).toHaveLength(2);
    expect(await told(son)).toHaveLength(4);
    // The evening before, in the clinic's zone.
    app.clock.advance(5.3 * DAY_MS);
    expect(await told(mother)).toHaveLength(2);
    expect(await statusFor({ cookie: await app.login(mother) }, '/appointments', son.patientId)).toBe(200);
    app.clock.advance(DAY_MS);
    expect(await statusFor({ cookie: await app.login(mother) }, '/appointments', son.patientId)).toBe(404);
    expect((await told(mother)).at(-1)).toBe(`You no longer act for ${son.name}`);
    expect((await told(helper)).at(-1)).toBe(`You no longer act for ${son.name}`);
    const ends = await app.db
      .selectFrom('patient_access')
      .select('end_cause')
      .where('patient_id', '=', son.patientId)
      .where('ended_at', 'is not', null)
      .orderBy('relation')
      .execute();
    expect(ends.map(({ end_cause }) => end_cause)).toEqual(['grown-up', 'expired']);
  });

  test('with a death, gently: the record is closed to the family, and they are told once', async () => {
    const [daughter, father] = [await app.aPatient(), await app.aPatient()];
    await giveAccess(app, daughter, father, { relation: 'helper' });
    const nurse = app.as((await app.aNurse()).cookie);
    const note = () => nurse.post(`/api/patients/${father.patientId}/death`, { diedOn: '2026-03-01' });
    expect([(await note()).statusCode, (await note()).statusCode]).toEqual([200, 200]);
    expect(await statusFor(daughter, '/appointments', father.patientId)).toBe(404);
    expect(await noticesOf(daughter)).toEqual([`We are sorry about ${father.name}`]);
    expect((await app.as(father.cookie).get('/api/me')).statusCode).toBe(401);
  });
});

test.each([
  ['2008-03-02', '2026-03-02'],
  ['2008-02-29', '2026-03-01'],
])('someone born on %s comes of age on %s', (date_of_birth, day) => {
  expect(dayOfAge({ date_of_birth, age_years: null, age_given_on: null }, 18)).toBe(day);
  expect(dayOfAge({ date_of_birth: null, age_years: 12, age_given_on: '2026-05-01' }, 18)).toBe('2032-05-01');
});
