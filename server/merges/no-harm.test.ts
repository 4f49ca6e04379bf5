// What a merge and its undoing must never do to somebody who is being treated.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MergeListed } from '#contract/patients/merges.ts';
import { type Admitted, aBed, anInpatient } from '../admissions/testing.ts';
import { anAppointment, aScheduledDoctor } from '../appointments/testing.ts';
import { signFor } from '../care/testing.ts';
import { aPatientAtHome, CETIRIZINE } from '../doses/testing.ts';
import { takeOverPrescriptions } from '../medication/orders/take-over-prescriptions.ts';
import { aDose, anOrder } from '../medication/testing.ts';
import { aPatientBorn, giveAccess } from '../patients/access/testing.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { readProfile } from '../records/read-profile.ts';
import { saveProfile } from '../records/save-profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { PASSWORD, type Patient, type Person } from '../testing-people.ts';
import { compareAs, mergeRecords, propose, undo } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LOGIN = { login: 'kept' } as const;
const ALL = { ...LOGIN, dateOfBirth: 'kept', sex: 'kept' } as const;
const two = (kept: Patient, other: Patient) => ({ kept: kept.patientId, other: other.patientId });

describe('the ward', () => {
  test('gets no order by a merge: a prescription of the other record stands in the way, whichever is kept', async () => {
    const stay = await anInpatient(app);
    app.clock.advance(60_000);
    const { doctor, patient, medicineId } = await aPatientAtHome(app, [CETIRIZINE]);
    const desk = await app.aReceptionist();

    for (const pair of [two(stay.patient, patient), two(patient, stay.patient)]) {
      expect((await compareAs(app, desk, pair)).blocks).toEqual(['care']);
      expect((await propose(app, desk, pair, ALL)).json().code).toBe('merge_blocked');
    }
    const stop = { reason: 'Not needed any more.' };
    const stopped = await app.as(doctor.cookie).post(`/api/prescribed-medicines/${medicineId}/stop`, stop);
    expect([stopped.statusCode, stopped.body]).toEqual([200, stopped.body]);
    expect((await compareAs(app, desk, two(stay.patient, patient))).blocks).toEqual([]);
    await mergeRecords(app, two(stay.patient, patient), ALL);
    await takeOverPrescriptions(app.deps);
    const orders = await app.db
      .selectFrom('medication_orders')
      .select('id')
      .where('admission_id', '=', stay.id)
      .execute();
    expect(orders).toEqual([]);
  });
});

test('a merge is found by the old PUD and by the kept one, also when fifty newer ones are listed; proposals are counted', async () => {
  const [kept, other, desk] = [await app.aPatient(), await app.aPatient(), await app.aReceptionist()];
  const { id } = await mergeRecords(app, two(kept, other), LOGIN);
  const row = await app.db.selectFrom('patient_merges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const newer = Array.from({ length: 51 }, () => ({
    ...{ kept_id: randomUUID(), other_id: randomUUID(), kept_pud: 'a', other_pud: 'b', reason: 'Same person.' },
    ...{ decisions: '{}', state: 'declined', proposed_by: row.proposed_by, proposed_at: app.clock.now() },
    ...{ ended_by: row.proposed_by, ended_at: app.clock.now() },
  }));
  await app.db
    .insertInto('patient_merges')
    .values(newer as never)
    .execute();
  const idsOf = async (query: string) =>
    (await app.as(desk.cookie).get(`/api/merges${query}`)).json<MergeListed[]>().map((one) => one.id);

  expect(await idsOf('')).not.toContain(id);
  for (const pud of [kept.pud, other.pud.toLowerCase()]) expect(await idsOf(`?pud=${pud}`)).toEqual([id]);
  expect(await idsOf('?pud=PUD-1')).toEqual([]);

  const [third, fourth] = [await app.aPatient(), await app.aPatient()];
  const limited = [];
  for (let n = 0; n < 21; n += 1) limited.push((await propose(app, desk, two(third, fourth), LOGIN)).statusCode);
  expect([limited[0], limited.at(-1)]).toEqual([201, 429]);
});

test('the old PUD logs in also when the login was made after the merge', async () => {
  const [kept, other, login] = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
  const ids = [kept.patientId, other.patientId, login.patientId];
  // Registered at the desk, without a login.
  await app.db.updateTable('patients').set({ account_id: null }).where('id', 'in', ids).execute();
  for (const { id } of [kept, other]) {
    await app.db
      .updateTable('accounts')
      .set({ login: `gone ${id}` })
      .where('id', '=', id)
      .execute();
  }
  await mergeRecords(app, two(kept, other));
  await app.db.updateTable('patients').set({ account_id: login.id }).where('id', '=', kept.patientId).execute();
  await app.db.updateTable('accounts').set({ login: kept.pud }).where('id', '=', login.id).execute();

  for (const pud of [kept.pud, other.pud]) {
    expect((await app.as().post('/api/patients/login', { pud, password: PASSWORD })).statusCode).toBe(200);
  }
});

const ownerOf = async (table: 'medication_orders' | 'prescribed_medicines' | 'admissions', id: string) =>
  (await app.db.selectFrom(table).select('patient_id').where('id', '=', id).executeTakeFirstOrThrow()).patient_id;

describe('undoing', () => {
  test('leaves an order with the bed in which it is given, also when it names a prescription that goes back', async () => {
    const home = await aPatientAtHome(app, [CETIRIZINE]);
    app.clock.advance(60_000);
    const stay = await anInpatient(app);
    const order = await anOrder(app, stay);
    const merge = await mergeRecords(app, two(stay.patient, home.patient), ALL);
    await app.db
      .updateTable('medication_orders')
      .set({ prescribed_medicine_id: home.medicineId })
      .where('id', '=', order.id)
      .execute();

    expect((await undo(app, merge)).statusCode).toBe(200);

    expect(await ownerOf('medication_orders', order.id)).toBe(stay.patient.patientId);
    expect(await ownerOf('admissions', stay.id)).toBe(stay.patient.patientId);
    expect(await ownerOf('prescribed_medicines', home.medicineId)).toBe(home.patient.patientId);
  });

  test('separates nothing when a row and what it belongs to would be in two records', async () => {
    const kept = await anInpatient(app);
    const gone = await anInpatient(app);
    const order = await anOrder(app, gone);
    await dischargeStay(gone);
    const merge = await mergeRecords(app, two(kept.patient, gone.patient), ALL);
    await app.db.updateTable('medication_orders').set({ admission_id: kept.id }).where('id', '=', order.id).execute();

    const refused = await undo(app, merge);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_separable']);
    expect(refused.json().message).toMatch(/^Nothing was separated: 1 [a-z ]+ of one record would belong to/);
    expect(await ownerOf('medication_orders', order.id)).toBe(kept.patient.patientId);
  });

  test('gives an allergy that was learned meanwhile to both, and says it to both sides and on the list', async () => {
    const [kept, other, doctor, nurse] = [
      await app.aPatient(),
      await app.aPatient(),
      await app.aDoctor(),
      await app.aNurse(),
    ];
    await takeIntoCare(app, doctor, kept);
    await takeIntoCare(app, nurse, other);
    const merge = await mergeRecords(app, two(kept, other), LOGIN);
    const learned = { allergyState: 'listed', allergies: ['Penicillin'] };
    await app.as(doctor.cookie).put(`/api/patients/${kept.patientId}/profile`, learned);

    const undone = (await undo(app, merge)).json<MergeListed>();

    expect(JSON.stringify(undone.stayed)).toContain('health profile');
    const seen = [
      [doctor, kept],
      [nurse, other],
    ] as const;
    for (const [clinician, { patientId }] of seen) {
      const profile = (await app.as(clinician.cookie).get(`/api/patients/${patientId}/profile`)).json();
      expect(profile).toMatchObject({ allergies: ['Penicillin'], allergyState: 'unconfirmed' });
      const notices = JSON.stringify((await app.as(clinician.cookie).get('/api/notices')).json());
      expect(notices).toContain('what was added is in both records now');
      expect(notices).not.toContain('nothing');
    }
  });

  test('shows nobody what may be another person’s: a login waits until somebody has looked at it with its owner', async () => {
    const [kept, other, doctor] = [await app.aPatient(), await app.aPatient(), await app.aDoctor()];
    await takeIntoCare(app, doctor, kept);
    const merge = await mergeRecords(app, two(kept, other), LOGIN);
    await signFor(app, { doctor, patient: kept });

    await undo(app, merge);

    const read = async (patient: Patient) =>
      (await app.as(await app.login(patient)).get(`/api/patients/${patient.patientId}/profile`)).json().code;
    expect(await read(kept)).toBe('identity_unconfirmed');
    expect(await read(other)).toBeUndefined();
  });

  test('keeps what went along with a row of the other record from the other login as well', async () => {
    const [kept, stay] = [await app.aPatient(), await anInpatient(app)];
    const dose = await aDose(app, stay);
    const merge = await mergeRecords(app, two(kept, stay.patient), LOGIN);
    await app.as(stay.nurse.cookie).post(`/api/medication-tasks/${dose.id}/complete`, { orderVersion: 1 });

    await undo(app, merge);

    const cookie = await app.login(stay.patient);
    const read = await app.as(cookie).get(`/api/patients/${stay.patient.patientId}/profile`);
    expect(read.json().code).toBe('identity_unconfirmed');
  });

  test('says the bed in which somebody lies now, not the one from before the merge', async () => {
    const [kept, stay] = [await app.aPatient(), await anInpatient(app)];
    const merge = await mergeRecords(app, two(kept, stay.patient), LOGIN);
    const next = await aBed(app);
    const { version } = await app.db
      .selectFrom('admissions')
      .select('version')
      .where('id', '=', stay.id)
      .executeTakeFirstOrThrow();
    const to = { bedId: next.id, version };
    const moved = await app.as(stay.nurse.cookie).post(`/api/inpatients/${stay.id}/transfer`, to);
    expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);

    await undo(app, merge);

    const placeOf = async ({ patientId }: Patient) =>
      (await app.db.selectFrom('patients').select('place').where('id', '=', patientId).executeTakeFirst())?.place;
    expect([await placeOf(stay.patient), await placeOf(kept)]).toEqual([next.place, null]);
  });

  test('gives each login the name and the phone of its own record', async () => {
    const [kept, other] = [await app.aPatient({ name: 'Asha Rao' }), await app.aPatient({ name: 'Ila Sen' })];
    const merge = await mergeRecords(app, two(kept, other), { login: 'other' });

    await undo(app, merge);

    for (const [patient, name] of [
      [kept, 'Asha Rao'],
      [other, 'Ila Sen'],
    ] as const) {
      expect((await app.as(await app.login(patient)).get('/api/me')).json()).toMatchObject({ name, pud: patient.pud });
    }
  });

  test('after three days tells a doctor and asks about allergies again on both sides; within them it changes nothing', async () => {
    for (const [days, state] of [
      [1, 'none-known'],
      [4, 'unconfirmed'],
    ] as const) {
      const doctor = await aScheduledDoctor(app);
      const [kept, other] = [await app.aPatient(), await app.aPatient()];
      for (const { actor, patientId } of [kept, other]) {
        await saveProfile(app.deps, actor, patientId, { allergyState: 'none-known' });
      }
      await anAppointment(app, { doctor, patient: other, time: '10:00', status: 'approved' });
      const merge = await mergeRecords(app, two(kept, other), LOGIN);
      app.clock.advance(days * 86_400_000);

      expect((await undo(app, merge)).statusCode).toBe(200);

      for (const { patientId } of [kept, other]) {
        const { rows } = await sql<{ allergy_state: string }>`select allergy_state from health_profiles
          where patient_id = ${patientId} order by version desc limit 1`.execute(app.db);
        expect(rows).toEqual([{ allergy_state: state }]);
      }
      const told = await app.db
        .selectFrom('notices')
        .select(['id', 'text'])
        .where('account_id', '=', doctor.id)
        .execute();
      expect(told.some(({ text }) => text?.includes('llergies are unconfirmed'))).toBe(days === 4);
    }
  });

  test('leaves what is private in the profile private in both records, and each can be marked by itself', async () => {
    const [kept, other, doctor] = [await app.aPatient(), await app.aPatient(), await aScheduledDoctor(app)];
    for (const each of [kept, other]) await takeIntoCare(app, doctor, each);
    const visit = await anAppointment(app, { doctor, patient: other, time: '10:00', status: 'approved' });
    const entry = (name: string) => ({ name, code: null, since: null, isActive: true, isConfirmed: true });
    const hide = (patientId: string, id: string, subject = 'profile-entry') =>
      app.as(doctor.cookie).put(`/api/patients/${patientId}/private-parts`, { subject, id, isPrivate: true });
    await saveProfile(app.deps, doctor.actor, other.patientId, { problems: [{ ...entry('Gout'), isPrivate: true }] });
    const merge = await mergeRecords(app, two(kept, other), LOGIN);
    const { problems } = await readProfile(app.deps, doctor.actor, kept.patientId);
    const together = await saveProfile(app.deps, doctor.actor, kept.patientId, {
      problems: [...problems.map(({ id, name }) => ({ ...entry(name), ...(id ? { id } : {}) })), entry('Asthma')],
    });
    const asthma = together.problems.find(({ name }) => name === 'Asthma')?.id ?? '';
    expect((await hide(kept.patientId, asthma)).statusCode).toBe(200);
    expect((await hide(kept.patientId, visit.id, 'appointment')).statusCode).toBe(200);
    expect((await undo(app, merge)).statusCode).toBe(200);

    const ids: string[] = [];
    for (const { patientId } of [kept, other]) {
      const { problems: now } = await readProfile(app.deps, doctor.actor, patientId);
      expect(now.map(({ name, isPrivate }) => [name, isPrivate]).toSorted()).toEqual([
        ['Asthma', true],
        ['Gout', true],
      ]);
      ids.push(...now.map(({ id = '' }) => id));
    }
    expect(new Set(ids).size).toBe(4);
    // What was made private while they were one goes with what it is about.
    const marked = app.db.selectFrom('confidential_marks').select('patient_id').where('subject_id', '=', visit.id);
    expect(await marked.execute()).toEqual([{ patient_id: other.patientId }]);
  });

  test('gives nobody back an access that was ended on the kept record meanwhile: a guardian waits for the desk again', async () => {
    const [kept, other] = [await aPatientBorn(app, '2020-05-01'), await aPatientBorn(app, '2020-05-01')];
    const [mother, father, aunt] = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    const given: Record<string, string[]> = {};
    for (const [name, person, relation] of [
      ['mother', mother, 'guardian'],
      ['father', father, 'guardian'],
      ['aunt', aunt, 'helper'],
    ] as const) {
      given[name] = [
        await giveAccess(app, person, kept, { relation }),
        await giveAccess(app, person, other, { relation }),
      ];
    }
    const merged = await mergeRecords(app, two(kept, other), { login: 'kept' });
    const desk = await app.aReceptionist();
    const reason = 'The court gave custody to the father.';
    for (const name of ['mother', 'aunt']) {
      expect((await app.as(desk.cookie).post(`/api/access/${given[name]?.[0]}/end`, { reason })).statusCode).toBe(200);
    }
    app.clock.advance(60_000);

    expect((await undo(app, merged)).statusCode).toBe(200);

    const stateOf = async (name: string) => {
      const ids = given[name] ?? [];
      const rows = await app.db.selectFrom('patient_access').select(['id', 'state']).where('id', 'in', ids).execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.state);
    };
    expect(await stateOf('mother')).toEqual(['ended', 'asked']);
    expect(await stateOf('aunt')).toEqual(['ended', 'ended']);
    expect(await stateOf('father')).toEqual(['confirmed', 'confirmed']);
    const record = `/api/patients/${other.patientId}/everything?for=${other.patientId}`;
    const asks = async (person: Person) => (await app.as(await app.login(person)).get(record)).statusCode;
    expect([await asks(mother), await asks(aunt), await asks(father)]).toEqual([404, 404, 200]);
  });

  test('works after a column was added: it takes its default', async () => {
    const [kept, other] = [await app.aPatient(), await app.aPatient()];
    const merge = await mergeRecords(app, two(kept, other), LOGIN);
    await sql`update patient_merges set other_row = other_row - 'version' where id = ${merge.id}`.execute(app.db);
    expect((await undo(app, merge)).statusCode).toBe(200);
  });

  test('of two merges into one record the newer one goes first', async () => {
    const [kept, first, second] = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    await app.db
      .updateTable('patients')
      .set({ identity_confirmed_by: (await app.aNurse()).id })
      .execute();
    const older = await mergeRecords(app, two(kept, first), LOGIN);
    const newer = await mergeRecords(app, two(kept, second), LOGIN);

    const refused = await undo(app, older);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'merged_again']);
    expect(refused.json().message).toContain('Separate the newer merge first');
    expect((await undo(app, newer)).statusCode).toBe(200);
    expect((await undo(app, older)).statusCode).toBe(200);
  });
});

const dischargeStay = ({ id, doctor: { id: by } }: Admitted) =>
  app.db
    .updateTable('admissions')
    .set({ discharged_at: app.clock.now(), discharged_by: by, summary: 'Well.' })
    .where('id', '=', id)
    .execute();
