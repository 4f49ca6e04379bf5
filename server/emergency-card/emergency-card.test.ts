import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmergencyCard } from '#contract/patients/emergency-card.ts';
import type { PhoneCopy } from '#contract/patients/phone-copy.ts';
import { anAppointment } from '../appointments/testing.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { PARACETAMOL, signFor } from '../care/testing.ts';
import { transaction } from '../db/transaction.ts';
import { trailAbout } from '../patients/testing.ts';
import { listWhoOpened } from '../records/list-who-opened.ts';
import { saveProfile } from '../records/save-profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { chooseFacts } from './choose-facts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ANDROID = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
};

const pathOf = ({ patientId }: Patient) => `/api/patients/${patientId}/emergency-card`;
const cardOf = async (patient: Patient) => (await app.as(patient.cookie).get(pathOf(patient))).json<EmergencyCard>();
const tokenIn = (card: EmergencyCard) => card.link?.address.split('#')[1] ?? '';
const open = (token: string, cookie?: string) => app.as(cookie).post('/api/emergency-card/open', { token }, ANDROID);
const makeLink = (patient: Patient, replaces: string | null = null) =>
  app.as(patient.cookie).post(`${pathOf(patient)}/link`, { replaces });

async function aPatientWithCard() {
  const patient = await app.aPatient();
  await saveProfile(app.deps, patient.actor, patient.patientId, {
    ...{ age: 34, sex: 'female', bloodGroup: 'B+', allergyState: 'listed' },
    allergyDetails: [{ substance: 'Penicillin', reaction: null, severity: 'anaphylaxis', source: null }],
    conditions: ['Hypertension'],
    medicines: ['Amlodipine 5 mg'],
    EmergencyContact: { name: 'Nikhil Rao', phone: '+91 98200 14490' },
  });
  return patient;
}

async function withLink() {
  const patient = await aPatientWithCard();
  const card = (await makeLink(patient)).json<EmergencyCard>();
  return { patient, card, token: tokenIn(card), linkId: card.link?.id ?? '' };
}

describe('what the card shows', () => {
  test('before anything was chosen it shows the usual facts, none that names an illness, and has no link', async () => {
    const card = await cardOf(await aPatientWithCard());

    expect(card).toMatchObject({ version: 0, link: null, openings: [] });
    expect(card.facts).toMatchObject({
      ...{ name: 'Asha Rao', sex: 'female', age: 34, bloodGroup: 'B+' },
      allergies: { state: 'listed', listed: [{ substance: 'Penicillin', severity: 'anaphylaxis' }] },
      medicines: [{ name: 'Amlodipine 5 mg', inWords: '' }],
      contact: { name: 'Nikhil Rao', phone: '+91 98200 14490' },
    });
    expect(card.facts).not.toHaveProperty('conditions');
  });

  test('a choice counts at once, is in the trail without the facts, and an older page does not overwrite it', async () => {
    const patient = await aPatientWithCard();
    const put = (body: object) => app.as(patient.cookie).put(pathOf(patient), body);

    const chosen = await put({ shows: ['conditions', 'contact', 'contact'], version: 0 });
    expect(chosen.json()).toMatchObject({ version: 1, shows: ['conditions', 'contact'] });
    expect(chosen.json().facts).toMatchObject({ conditions: [{ name: 'Hypertension' }] });
    expect(chosen.json().facts).not.toHaveProperty('bloodGroup');
    expect((await put({ shows: ['bloodGroup'], version: 0 })).json().code).toBe('version_outdated');
    expect((await put({ shows: [], version: 1 })).json()).toMatchObject({ version: 2, shows: [] });
    expect((await put({ shows: ['bloodGroup'], version: 1 })).json().code).toBe('version_outdated');

    const [first] = (await app.trail()).filter(
      ({ action, actor_id }) => action === 'emergency-card.chosen' && actor_id === patient.id,
    );
    expect(first?.details).toEqual({ shows: 'conditions.contact' });
  });

  test('of two choices at the same moment one wins', async () => {
    const patient = await aPatientWithCard();
    const tries = await Promise.allSettled(
      (['bloodGroup', 'contact', 'medicines'] as const).map((fact) =>
        chooseFacts(app.deps, patient.actor, patient.patientId, { shows: [fact], version: 0 }),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await cardOf(patient)).version).toBe(1);
  });

  test('medicines that were prescribed here and run today stand beside those at home', async () => {
    const visit = await anAppointment(app, { status: 'completed', date: '2026-02-20' });
    const { patient, doctor } = visit;
    const profile = { age: 40, sex: 'female', pregnancy: 'no', allergyState: 'none-known', medicines: ['Aspirin'] };
    await saveProfile(app.deps, patient.actor, patient.patientId, profile as never);
    await signFor(app, { doctor, patient }, { medications: [PARACETAMOL] });
    const names = (await cardOf(patient)).facts.medicines?.map(({ name }) => name);
    expect(names).toEqual(['Paracetamol', 'Aspirin']);
  });

  test('nobody reads or changes the card of another, and a held record has none', async () => {
    const [patient, stranger] = [await aPatientWithCard(), await app.aPatient()];
    expect((await app.as(stranger.cookie).get(pathOf(patient))).statusCode).toBe(404);
    expect((await app.as(stranger.cookie).put(pathOf(patient), { shows: [], version: 0 })).statusCode).toBe(404);
    expect((await app.as(stranger.cookie).post(`${pathOf(patient)}/link`, { replaces: null })).statusCode).toBe(404);
    expect((await app.as((await app.aDoctor()).cookie).get(pathOf(patient))).statusCode).toBe(403);
    await hold(patient);
    expect((await app.as(patient.cookie).get(pathOf(patient))).json().code).toBe('identity_unconfirmed');
  });
});

describe('the online card', () => {
  test('whoever holds the link reads what was chosen, and nothing of it may be kept or found', async () => {
    const { patient, card, token } = await withLink();
    await chooseFacts(app.deps, patient.actor, patient.patientId, { shows: ['allergies'], version: 0 });

    const answer = await open(token);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      facts: {
        ...{ name: 'Asha Rao', sex: 'female', age: 34, clinic: card.facts.clinic },
        allergies: { state: 'listed', listed: [{ substance: 'Penicillin', severity: 'anaphylaxis' }] },
        asOf: app.clock.now().toISOString(),
      },
      linkMadeAt: card.link?.madeAt,
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer.body).not.toContain(patient.pud);
    expect(answer.body).not.toContain(patient.patientId);
  });

  test('each opening is kept with the kind of device and no address, and the owner is told', async () => {
    const { patient, token } = await withLink();
    await open(token);
    await open(token);
    const doctor = await app.aDoctor({ name: 'Dr. Meera Nair' });
    app.clock.advance(11 * 60_000);
    await open(token, doctor.cookie);

    const card = await cardOf(patient);
    expect(card.link?.timesOpened).toBe(3);
    expect(card.openings.map(({ device }) => device)).toEqual(Array(3).fill('Chrome on Android'));
    const notices = (await app.as(patient.cookie).get('/api/notices')).json<{ title: string; link: string }[]>();
    const told = notices.filter(({ title }) => title === 'Your emergency card was opened');
    // The second opening was the same look.
    expect(told.map(({ link }) => link)).toEqual(['/emergency-card', '/emergency-card']);
    const [mail] = await app.mails(patient.email);
    expect(mail?.text).toContain('with Chrome on Android');
    expect(mail?.text).not.toContain(token);
    const looked = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by`);
    const words = 'opened the emergency card by its link';
    expect(looked.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ who: 'Dr. Meera Nair', what: words }),
        expect.objectContaining({ who: 'Someone not logged in', what: words }),
      ]),
    );
    const columns = Object.keys(
      await app.db.selectFrom('emergency_card_openings').selectAll().executeTakeFirstOrThrow(),
    );
    expect(columns.toSorted()).toEqual(['at', 'device', 'id', 'is_by_owner', 'link_id']);
  });

  test('who looks at their own card by its link is told nothing, and does not count', async () => {
    const { patient, token } = await withLink();
    await open(token, patient.cookie);
    const card = await cardOf(patient);
    expect([card.link?.timesOpened, card.openings[0]?.isByOwner]).toEqual([0, true]);
    expect((await app.as(patient.cookie).get('/api/notices')).json()).toEqual([]);
  });

  test('ended, it opens no more; renewed, only the new one does', async () => {
    const { patient, token, linkId } = await withLink();
    const renewed = (await makeLink(patient, linkId)).json<EmergencyCard>();
    expect(tokenIn(renewed)).not.toBe(token);
    expect([(await open(token)).json().code, (await open(tokenIn(renewed))).statusCode]).toEqual(['link_invalid', 200]);

    const end = (link: string) => app.as(patient.cookie).post(`${pathOf(patient)}/link/end`, { link });
    expect((await end(linkId)).json().code).toBe('version_outdated');
    expect((await end(renewed.link?.id ?? '')).json().link).toBeNull();
    expect((await open(tokenIn(renewed))).statusCode).toBe(410);
    const actions = (await trailAbout(app, patient.patientId)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'emergency-card.link_made')).toHaveLength(2);
    expect(actions.filter((action) => action === 'emergency-card.link_ended')).toHaveLength(2);
  });

  test('of twenty who renew the same link at once one wins, and one link is live', async () => {
    const { patient, linkId } = await withLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => makeLink(patient, linkId)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const live = await app.db
      .selectFrom('emergency_card_links')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
  });

  test('a second link beside the one that the page did not know is refused', async () => {
    const { patient } = await withLink();
    expect((await makeLink(patient, null)).json().code).toBe('version_outdated');
  });

  test('it closes with the login and with a held record, and a made-up one tells nothing', async () => {
    const [closed, held] = [await withLink(), await withLink()];
    await app.as((await app.aNurse()).cookie).delete(`/api/patients/${closed.patient.patientId}`);
    await hold(held.patient);
    const answers = await Promise.all([open(closed.token), open(held.token), open('made-up')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410]);
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1);
  });

  test('the database holds no token that opens anything', async () => {
    const { token } = await withLink();
    const rows = await app.db.selectFrom('emergency_card_links').selectAll().execute();
    const bytes = rows.flatMap(({ token_hash, sealed_token }) => [token_hash, sealed_token]);
    expect(bytes.some((each) => Buffer.from(each).toString('latin1').includes(token))).toBe(false);
  });

  test('guesses from one address end', async () => {
    const few = await startTestApp({ beside: app, env: { RATE_LIMIT_SHARED_CARDS: '3' } });
    app.clock.advance(15 * 60_000);
    const guess = async () => (await few.as().post('/api/emergency-card/open', { token: 'guess' })).statusCode;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([410, 410, 410, 429]);
    await few.close();
  });

  test('guesses of a stranger do not close the cards of others at the same address', async () => {
    const few = await startTestApp({ beside: app, env: { RATE_LIMIT_SHARED_CARDS: '3' } });
    app.clock.advance(15 * 60_000);
    const { token } = await withLink();
    const tryOne = async (given: string) =>
      (await few.as().post('/api/emergency-card/open', { token: given })).statusCode;
    const guesses: number[] = [];
    for (let time = 0; time < 20; time += 1) guesses.push(await tryOne('guess'));
    expect([guesses.slice(0, 3), new Set(guesses.slice(3))]).toEqual([[410, 410, 410], new Set([429])]);
    expect(await tryOne(token)).toBe(200);
    await few.close();
  });

  test('one link is not opened without end', async () => {
    const few = await startTestApp({ beside: app, env: { RATE_LIMIT_SHARED_CARDS: '1' } });
    app.clock.advance(15 * 60_000);
    const [one, other] = [await withLink(), await withLink()];
    const open = async (token: string) => (await few.as().post('/api/emergency-card/open', { token })).statusCode;
    const opened: number[] = [];
    for (let time = 0; time < 6; time += 1) opened.push(await open(one.token));
    expect([opened.slice(0, 5), opened[5]]).toEqual([[200, 200, 200, 200, 200], 429]);
    expect(await open(other.token)).toBe(200);
    await few.close();
  });

  test('who holds the link cannot push other looks off the patient’s list by opening the card again and again', async () => {
    const { patient, token } = await withLink();
    const doctor = await app.aDoctor();
    await transaction(app.db, (tx) =>
      appendEntry(tx, app.clock, doctor.actor, 'chart.opened', { patientId: patient.patientId }),
    );
    for (let time = 0; time < 9; time += 1) expect((await open(token)).statusCode).toBe(200);
    const listed = await listWhoOpened(app.deps, patient.actor, patient.patientId, 2);
    expect(listed.map(({ who }) => who)).toContain(doctor.name);
  });

  test('who opens a card again and again is not locked out by it: only wrong links count', async () => {
    const few = await startTestApp({ beside: app, env: { RATE_LIMIT_SHARED_CARDS: '3' } });
    app.clock.advance(15 * 60_000);
    const { token } = await withLink();
    const tryOne = async (given: string) =>
      (await few.as().post('/api/emergency-card/open', { token: given })).statusCode;
    const opened: number[] = [];
    for (let time = 0; time < 6; time += 1) opened.push(await tryOne(token));
    opened.push(...(await Promise.all(Array.from({ length: 3 }, () => tryOne(token)))));
    expect(new Set(opened)).toEqual(new Set([200]));
    expect([await tryOne('guess'), await tryOne('guess'), await tryOne(token)]).toEqual([410, 410, 200]);
    // Whoever opens it without end is stopped, and nobody else.
    const flood: number[] = [];
    for (let time = 0; time < 8; time += 1) flood.push(await tryOne(token));
    expect(flood.at(-1)).toBe(429);
    const elsewhere = { method: 'POST', url: '/api/emergency-card/open', remoteAddress: '203.0.113.9' } as const;
    expect((await few.fastify.inject({ ...elsewhere, payload: { token } })).statusCode).toBe(200);
    await few.close();
  });
});

test('the copy for the phone holds the card, the next visits and every medicine, whatever the card shows', async () => {
  const { patient } = await anAppointment(app, { status: 'approved', date: '2026-03-20' });
  await saveProfile(app.deps, patient.actor, patient.patientId, { medicines: ['Amlodipine 5 mg'] });
  await chooseFacts(app.deps, patient.actor, patient.patientId, { shows: ['bloodGroup'], version: 0 });

  const copy = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/phone-copy`)).json<PhoneCopy>();

  expect(copy).toMatchObject({
    ...{ pud: patient.pud, name: patient.name, madeAt: app.clock.now().toISOString() },
    visits: [{ isApproved: true, startsAt: expect.stringMatching(/^2026-03-20/) }],
    medicines: [{ name: 'Amlodipine 5 mg', inWords: '' }],
    card: { bloodGroup: null },
    clinic: { emergencyNumber: '112' },
  });
  expect(copy.card).not.toHaveProperty('medicines');
  const stranger = await app.aPatient();
  const tried = await app.as(stranger.cookie).get(`/api/patients/${patient.patientId}/phone-copy`);
  expect(tried.statusCode).toBe(404);
});

const hold = ({ patientId }: Patient) =>
  app.db.updateTable('patients').set({ record_held_since: app.clock.now() }).where('id', '=', patientId).execute();
