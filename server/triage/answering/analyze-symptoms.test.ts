import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { aScheduledDoctor } from '#server/appointments/testing.ts';
import { trailAbout } from '#server/patients/testing.ts';
import { saveProfile } from '#server/records/save-profile.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { TriageAnswer, TriageInput } from '#triage-engine/answer.ts';
import { triage } from '#triage-engine/triage.ts';
import { COLD, HEART } from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_GUEST_TRIAGES: '40' } });
});
afterAll(() => app.close());

const analyze = (symptoms: string, cookie?: string, more: object = {}) =>
  app.as(cookie).post('/api/symptoms/analyze', { symptoms, ...more });
const resultOf = async (...asked: Parameters<typeof analyze>) => (await analyze(...asked)).json<TriageResult>();
const stored = () => app.db.selectFrom('triage_results').selectAll().orderBy('created_at').execute();

describe('what is asked', () => {
  // spec: 9.1
  test.each(['', '   too short   ', 'fourteen chars', `${' '.repeat(40)}cough`])(
    'needs at least 15 characters after trimming: %j',
    async (symptoms) => {
      const answer = await analyze(symptoms);
      expect([answer.statusCode, answer.json().fields.symptoms]).toEqual([
        400,
        'Please describe your symptoms in at least 15 characters.',
      ]);
    },
  );

  // spec: 9.1
  test('exactly 15 are enough', async () => {
    expect((await analyze('  a cough, 2 days ')).statusCode).toBe(200);
  });

  test.each(['chest pain', "can't breathe", 'suicidal', 'overdose', 'choking', 'सीने में दर्द'])(
    'an alarm is answered although it is short: %s',
    async (symptoms) => {
      const result = await resultOf(symptoms);
      const isAsked = result.asks.some(({ reason }) => reason !== 'unread');
      expect((result.urgency ?? 0) >= 4 || isAsked).toBe(true);
    },
  );

  // spec: 1.10
  test('15 characters of nonsense give no cause, and the note all the same', async () => {
    const result = await resultOf('qwx zzrt plomk vvbn hhjj');
    expect(result).toMatchObject({ enough: false, potentialCauses: [], causes: [] });
    expect(result.note).toBe('This is not a medical diagnosis. Please consult a doctor.');
  });
});

const UNREAD = 'sab gadbad hai ajeeb sa lagta';
const TAPPED = [{ danger: 'chest-pain', state: 'present' }];

describe('what was not understood', () => {
  test('has no number, for a guest as for a patient, and the record says so', async () => {
    const { cookie, patientId } = await app.aPatient();
    for (const caller of [undefined, cookie]) {
      expect(await resultOf(UNREAD, caller)).toMatchObject({
        urgency: null,
        urgencyWords: { title: 'Not understood' },
        causes: [],
      });
    }
    const [listed] = (await app.as(cookie).get('/api/symptoms')).json<StoredTriage[]>();
    expect(listed).toMatchObject({ urgency: null, urgencyWords: { title: 'Not understood' } });
    expect(await trailAbout(app, patientId)).toContainEqual(
      expect.objectContaining({
        action: 'triage.made',
        details: expect.objectContaining({ urgency: 'not-understood' }),
      }),
    );
  });

  test('is rated by the danger signs that are tapped, and takes the place of the check without a number', async () => {
    const { cookie } = await app.aPatient();
    const first = await resultOf(UNREAD, cookie);
    expect(first.asks).toHaveLength(12);

    const second = await resultOf(UNREAD, cookie, { dangers: TAPPED, replaces: first.resultId });

    expect(second).toMatchObject({ urgency: 5, asks: [], flags: [{ danger: 'chest-pain' }] });
    const full = (await app.as(cookie).get(`/api/symptoms/${second.resultId}`)).json();
    expect(full).toMatchObject({ urgency: 5, dangers: TAPPED });
    expect((await app.as(cookie).get('/api/symptoms')).json()).toHaveLength(1);
  });

  test('a danger that does not exist is refused', async () => {
    const reply = await analyze(UNREAD, undefined, { dangers: [{ danger: 'dragon', state: 'present' }] });
    expect(reply.statusCode).toBe(400);
  });
});

describe('a guest', () => {
  // spec: 6.4
  test('gets the whole answer, and nothing of it is kept', async () => {
    const before = (await stored()).length;
    const trail = (await app.trail()).length;

    const result = await resultOf(COLD);

    expect(result).toMatchObject({ resultId: null, provider: 'embedded', withUs: 'With us: General Medicine' });
    expect(result.potentialCauses.length).toBeGreaterThan(0);
    expect([(await stored()).length, (await app.trail()).length]).toEqual([before, trail]);
    expect(app.logged.join('\n')).not.toContain('sore throat');
  });

  test('has so many checks an hour from one address; a patient is not counted among them', async () => {
    const { cookie } = await app.aPatient();
    let last = 200;
    for (let n = 0; n < 45 && last === 200; n += 1) last = (await analyze('a cough for two days')).statusCode;
    expect(last).toBe(429);
    expect((await analyze(COLD, cookie)).statusCode).toBe(200);
    app.clock.advance(3_600_000);
    expect((await analyze(COLD)).statusCode).toBe(200);
  });

  test('a doctor who tries it is answered like a guest', async () => {
    const { cookie } = await app.aDoctor();
    expect(await resultOf(COLD, cookie)).toMatchObject({ resultId: null });
  });
});

describe('a patient', () => {
  // spec: 6.4
  test('finds the result in the record, with what is needed to explain it and to give it again', async () => {
    const { cookie, patientId } = await app.aPatient();

    const { resultId } = await resultOf(HEART, cookie);

    const row = (await stored()).find(({ id }) => id === resultId);
    expect(row).toMatchObject({ patient_id: patientId, kind: 'text', symptoms: HEART, urgency: 5, reported: null });
    const again = triage(row?.input as TriageInput);
    expect(again).toEqual(row?.answer as TriageAnswer);
    expect(row?.engine).toBe(again.engine);
    expect(again.flags.length).toBeGreaterThan(0);
    expect(await trailAbout(app, patientId)).toMatchObject([
      { action: 'triage.made', details: { kind: 'text', urgency: 5, flags: again.flags.length } },
    ]);
  });

  test('is asked only what the chart does not tell', async () => {
    const { cookie, patientId, actor } = await app.aPatient();
    await saveProfile(app.deps, actor, patientId, { age: 71, sex: 'male', conditions: ['Diabetes'] });

    const { resultId } = await resultOf('I feel sick and have a pain in my jaw', cookie);

    const row = (await stored()).find(({ id }) => id === resultId);
    expect(row?.input).toMatchObject({ person: { ageYears: 71, sex: 'male', conditions: ['Diabetes'] } });
  });

  test('whose record is held is answered without anything from the chart, as a guest is', async () => {
    const { cookie, patientId, actor } = await app.aPatient();
    await saveProfile(app.deps, actor, patientId, { age: 71, sex: 'male', conditions: ['Diabetes'] });
    const held = { record_held_since: app.clock.now() };
    await app.db.updateTable('patients').set(held).where('id', '=', patientId).execute();

    const result = await resultOf('I feel sick and have a pain in my jaw', cookie);

    const row = (await stored()).find(({ id }) => id === result.resultId);
    expect(row?.input).toHaveProperty('person', { conditions: [], medicines: [] });
    expect(JSON.stringify(result)).not.toMatch(/Diabetes|\b71\b/);
  });

  test('corrects a chip: the new result stands in the list, the old one stays on file', async () => {
    const { cookie } = await app.aPatient();
    const first = await resultOf(COLD, cookie);

    const corrections = [{ finding: 'breathless-at-rest', state: 'present' }];
    const second = await resultOf(COLD, cookie, { corrections, replaces: first.resultId });

    expect(second.urgency).toBeGreaterThan(first.urgency ?? 5);
    const listed = (await app.as(cookie).get('/api/symptoms')).json<StoredTriage[]>();
    expect(listed.map(({ id }) => id)).toEqual([second.resultId]);
    const old = (await app.as(cookie).get(`/api/symptoms/${first.resultId}`)).json();
    expect(old).toMatchObject({ replacedBy: second.resultId, urgency: first.urgency });
  });

  test("cannot correct someone else's", async () => {
    const { resultId } = await resultOf(COLD, (await app.aPatient()).cookie);
    const answer = await analyze(COLD, (await app.aPatient()).cookie, { replaces: resultId });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

describe('who should be seen today', () => {
  const TODAY = 'Burning when I pass urine with fever and pain in my side since yesterday';

  test('hears where to go where no time is free, and the desk hears of it, without the symptoms', async () => {
    const nurse = await app.aNurse();
    const { cookie, name } = await app.aPatient({ name: 'Farida Khan' });

    const result = await resultOf(TODAY, cookie);

    expect(result.urgency).toBe(3);
    expect(result.whereToday).toMatch(/^Come to the desk of Banyan Street Clinic/);
    const [notice] = (await app.as(nurse.cookie).get('/api/notices')).json();
    expect(notice).toMatchObject({ title: `${name} should be seen today` });
    expect(JSON.stringify(notice)).not.toMatch(/urine|fever/);
  });

  test('and is offered a time where one is free', async () => {
    // At 14:30 in the clinic.
    await aScheduledDoctor(app);
    expect(await resultOf(TODAY, (await app.aPatient()).cookie)).toMatchObject({ urgency: 3, whereToday: null });
  });
});
