import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Overview } from '#contract/overview.ts';
import type { Erasure } from '#contract/patients/erasures.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { anAppointment, tomorrow } from '#server/appointments/testing.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { aTreatedPatient, PARACETAMOL, signFor } from '#server/care/testing.ts';
import { forgetKeys } from '#server/db/sealed/destroy-keys.ts';
import { dumpOf } from '#server/demo/testing-dump.ts';
import { aDocument } from '#server/documents/testing.ts';
import { aThreadWithPhotos, aVisitedPatient } from '#server/inbox/testing.ts';
import { aLabOrder, aPdf, aReportForm } from '#server/labs/testing.ts';
import { mergeRecords, propose, undo } from '#server/merges/testing.ts';
import { giveAccess } from '#server/patients/access/testing.ts';
import { makeSeal } from '#server/platform/encryption/seal.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import { COLD } from '#server/triage/testing.ts';
import { writeHandover } from '#server/ward/handover/write-handover.ts';
import { carryOutErasures } from './carry-out.ts';
import { eraseListedAgain } from './erase-again.ts';
import { ERASED_LIST, keepErasedList, readErasedList, readLists } from './erased-list.ts';

let app: TestApp;
let first: Person;
let second: Person;
const folder = mkdtempSync(join(tmpdir(), 'nadi-erased-'));
beforeAll(async () => {
  app = await startTestApp({ env: { SYMPTOM_BUDGET_MS: '10000', BACKUP_DIR: folder } });
  [first, second] = [await app.anAdministrator({ name: 'Leela Krishnan' }), await app.anAdministrator()];
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const reason = 'She stood here with her card and signed the form.';
const ask = (by: Person, pud: string) => app.as(by.cookie).post('/api/admin/erasures', { pud, reason });
const approve = (by: Person, id: string) => app.as(by.cookie).post(`/api/admin/erasures/${id}/approve`, undefined);
const stop = (by: Person, id: string) => app.as(by.cookie).post(`/api/admin/erasures/${id}/stop`, undefined);
const listed = async () => (await app.as(first.cookie).get('/api/admin/erasures')).json<Erasure[]>();
const one = async (id: string) => (await listed()).find((erasure) => erasure.id === id);
const logInAgain = async () => {
  for (const admin of [first, second]) admin.cookie = await app.login(admin);
};

beforeEach(logInAgain);

async function agreed({ pud }: Pick<Patient, 'pud'>): Promise<string> {
  const { id } = (await ask(first, pud)).json<Erasure>();
  expect((await approve(second, id)).json()).toMatchObject({ state: 'agreed', approvedBy: second.name });
  return id;
}

async function erase(patient: Pick<Patient, 'pud'>): Promise<string> {
  const id = await agreed(patient);
  app.clock.advance(3 * DAY_MS);
  await carryOutErasures(app.deps, app.database.ownerUrl);
  await logInAgain();
  return id;
}

const isErased = async ({ patientId }: Patient) =>
  (await app.db.selectFrom('patients').select('erased_at').where('id', '=', patientId).executeTakeFirstOrThrow())
    .erased_at !== null;

/** By table: the rows that still name this patient. */
async function left(patientId: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'patients'::regclass group by 1 order by 1`.execute(app.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where patient_id = ${patientId}`.execute(app.db);
    if (rows[0]?.count) found.push(name);
  }
  return found;
}

describe('two administrators and three days', () => {
  test('erase everything: what stays is that visits and stays took place, who could act, and the trail', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    await app.db
      .updateTable('patients')
      .set({ name: 'Quenby Zedekar', name_key: 'quenby zedekar' })
      .where('id', '=', patient.patientId)
      .execute();
    await app.db.updateTable('accounts').set({ name: 'Quenby Zedekar' }).where('id', '=', patient.id).execute();
    const browser = app.as(patient.cookie);
    const contact = { EmergencyContact: { name: 'Orsolya Zedekar', phone: '+91 98200 55443' } };
    const profile = { ...contact, allergies: ['Sesame'], version: 0 };
    expect((await browser.put(`/api/patients/${patient.patientId}/profile`, profile)).statusCode).toBe(200);
    expect((await browser.post('/api/symptoms/analyze', { symptoms: COLD })).statusCode).toBeLessThan(300);
    await aThreadWithPhotos(app, patient, doctor);
    await aDocument(app, patient);
    const tests = [{ name: 'Complete blood count' }];
    expect(
      (await signFor(app, { doctor, patient }, { diagnosis: 'Wobbly knee of Zedekar', medications: [], tests })).id,
    ).toBeTruthy();
    const coming = await anAppointment(app, {
      patient,
      status: 'approved',
      date: tomorrow(app, 7),
      reason: 'My zigzag rash',
    });
    const helper = await app.aPatient({ name: 'Helping Hand' });
    await giveAccess(app, helper, patient, { relation: 'helper' });
    const before = await app.db
      .selectFrom('appointments')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .execute();

    const id = await agreed(patient);
    expect((await app.mails(patient.email)).map(({ subject }) => subject)).toContain(
      'Your record will be erased in three days',
    );
    app.clock.advance(3 * DAY_MS - 1);
    await carryOutErasures(app.deps, app.database.ownerUrl);
    expect(await isErased(patient)).toBe(false);
    app.clock.advance(1);
    await carryOutErasures(app.deps, app.database.ownerUrl);
    await logInAgain();

    expect(await one(id)).toMatchObject({ state: 'done', name: null, pud: patient.pud, reason });
    expect(await left(patient.patientId)).toEqual(['appointments', 'patient_access']);
    const visits = await app.db
      .selectFrom('appointments')
      .select(['id', 'status', 'reason', 'decision_reason'])
      .where('patient_id', '=', patient.patientId)
      .execute();
    expect(visits).toHaveLength(before.length);
    expect(visits.find((visit) => visit.id === coming.id)).toMatchObject({
      status: 'cancelled',
      reason: '',
      decision_reason: null,
    });
    const access = await app.db
      .selectFrom('patient_access')
      .select('state')
      .where('patient_id', '=', patient.patientId)
      .execute();
    expect(new Set(access.map(({ state }) => state))).toEqual(new Set(['ended']));

    const dump = await dumpOf(app);
    for (const text of ['Zedekar', 'zedekar', '55443', 'Sesame', 'zigzag'])
      expect([text, dump.includes(text)]).toEqual([text, false]);
    const keys = await app.db
      .selectFrom('data_keys')
      .select('wrapped')
      .where('owner', 'in', [patient.patientId, patient.id])
      .execute();
    expect(keys.map(({ wrapped }) => wrapped)).toEqual([null, null]);
    expect((await app.as(patient.cookie).get('/api/me')).statusCode).toBe(401);
    expect(
      (await app.as().post('/api/patients/login', { pud: patient.pud, password: patient.password })).statusCode,
    ).toBe(401);
    expect((await app.as(await app.login(doctor)).get(`/api/patients/${patient.patientId}`)).statusCode).toBe(404);
    const names = (await app.as((await app.aNurse()).cookie).get('/api/patients?limit=200')).json<{ name: string }[]>();
    expect(names.filter(({ name }) => name === '(erased)')).toEqual([]);
    expect((await ask(first, patient.pud)).statusCode).toBe(404);
    const actions = (await app.trail())
      .filter(({ subject_id }) => subject_id === patient.patientId)
      .map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['erasure.asked', 'erasure.approved', 'patient.deactivated', 'patient.erased']),
    );
  });

  test('take somebody who lay here out of the handovers, and leave the others in them', async () => {
    const [stay, other] = [
      await anInpatient(app, { name: 'Wilhelmina Brackwater' }),
      await anInpatient(app, { name: 'Kavya Iyer' }),
    ];
    const patients = [
      { inpatientId: stay.id, situation: 'Brackwater sleeps badly' },
      { inpatientId: other.id, situation: 'Iyer sleeps well' },
    ];
    await writeHandover(app.deps, stay.nurse.actor, { patients, note: '', version: 0 } as never);
    const written = async () =>
      JSON.stringify(await app.db.selectFrom('handovers').select(['id', 'written', 'handed_over', 'note']).execute());
    expect(await written()).toContain('Brackwater');
    expect((await ask(first, stay.patient.pud)).json().code).toBe('lies_here');
    await app.db
      .updateTable('admissions')
      .set({ discharged_at: app.clock.now(), discharged_by: stay.nurse.id, summary: 'Went home.' })
      .where('id', '=', stay.id)
      .execute();
    await erase(stay.patient);
    expect([(await written()).includes('Brackwater'), (await written()).includes('Iyer sleeps well')]).toEqual([
      false,
      true,
    ]);
    const row = app.db.selectFrom('admissions').select(['diagnosis', 'summary']).where('id', '=', stay.id);
    expect(await row.executeTakeFirst()).toEqual({ diagnosis: '(erased)', summary: '(erased)' });
  });

  test('erase also what came from a merged record, which cannot be separated any more', async () => {
    const [kept, other] = [await app.aPatient({ name: 'Asha Pillai' }), await app.aPatient({ name: 'Asha Pillai' })];
    const merged = await mergeRecords(app, { kept: kept.patientId, other: other.patientId }, { login: 'kept' });
    await erase(other);
    expect(await isErased(kept)).toBe(true);
    const keys = app.db
      .selectFrom('data_keys')
      .select('wrapped')
      .where('owner', 'in', [kept.patientId, other.patientId, other.id]);
    expect((await keys.execute()).filter(({ wrapped }) => wrapped !== null)).toEqual([]);
    expect((await undo(app, merged)).json().code).toBe('merge_ended');
  });
});

describe('two people whose records were one for a while', () => {
  /** Written while they were one, about the one whose record ended: so it lies under the key of the kept one. */
  async function separated() {
    const { doctor, patient: other } = await aTreatedPatient(app);
    const kept = await app.aPatient();
    const { id: diagnosisId } = await signFor(app, { doctor, patient: other });
    const { id: orderId, nurse } = await aLabOrder(app, { doctor, patient: other, state: 'collected' });
    const { id: stayId } = await anInpatient(app, { patient: other, doctor });
    const merged = await mergeRecords(app, { kept: kept.patientId, other: other.patientId }, { login: 'kept' });
    const asDoctor = app.as(await app.login(doctor));
    const asNurse = app.as(await app.login(nurse));
    const { payload, type } = aReportForm(aPdf());
    const replies = [
      await asDoctor.post(`/api/diagnoses/${diagnosisId}/addenda`, { text: 'The cough began at work.' }),
      await asNurse.post(`/api/inpatients/${stayId}/notes`, { note: 'Slept with the window open.' }),
      await asNurse.send('POST', `/api/lab-orders/${orderId}/report`, payload, { 'content-type': type }),
    ];
    expect(replies.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, true]);
    expect((await undo(app, merged)).statusCode).toBe(200);
    const read = async () => {
      const again = app.as(await app.login(doctor));
      return [
        (await again.get(`/api/patients/${other.patientId}/diagnoses`)).body.includes('The cough began at work.'),
        (await again.get(`/api/inpatients/${stayId}`)).body.includes('Slept with the window open.'),
        (await again.get(`/api/lab-orders/${orderId}/report`)).rawPayload.equals(aPdf()),
      ];
    };
    return { kept, other, read };
  }

  test('keep every word and picture of their own when the other one is erased', async () => {
    const { kept, other, read } = await separated();
    expect(await read()).toEqual([true, true, true]);

    await erase(kept);

    expect([await isErased(kept), await isErased(other)]).toEqual([true, false]);
    expect(await read()).toEqual([true, true, true]);
  });

  test('keep them also when the other one came back with an older copy and is erased again', async () => {
    const { kept, other, read } = await separated();
    const list = JSON.stringify([kept.patientId]);
    const key = app.deps.seal.derive('backup');
    writeFileSync(
      join(folder, ERASED_LIST),
      makeSeal(key).seal(list, { table: 'erased', column: 'list', row: 'only' }),
    );

    await eraseListedAgain(app.deps, app.database.ownerUrl, [key]);
    // A start has no keys in its memory yet.
    forgetKeys(app.db, [kept.patientId]);

    expect([await isErased(kept), await isErased(other)]).toEqual([true, false]);
    expect(await read()).toEqual([true, true, true]);
  });
});

describe('an erasure', () => {
  test('is agreed to by somebody else, once, and stopped by anyone until it is done', async () => {
    const patient = await app.aPatient();
    const answers = await Promise.all([ask(first, patient.pud), ask(second, patient.pud)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const waiting = (await listed()).find(({ pud }) => pud === patient.pud);
    const [asker, another] = waiting?.askedBy === first.name ? [first, second] : [second, first];
    const id = waiting?.id ?? '';
    expect((await approve(asker, id)).json().code).toBe('erasure_needs_another');
    const yes = await Promise.all([approve(another, id), approve(another, id)]);
    expect(yes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await stop(asker, id)).json()).toMatchObject({ state: 'stopped', can: { approve: false, stop: false } });
    expect((await stop(another, id)).json().code).toBe('erasure_ended');
    app.clock.advance(4 * DAY_MS);
    await carryOutErasures(app.deps, app.database.ownerUrl);
    await logInAgain();
    expect(await isErased(patient)).toBe(false);
    expect((await app.mails(patient.email)).map(({ subject }) => subject)).toContain('Your record is not erased');
  });

  test('cannot be forced in the database: not alone, not before its time, and not by the application', async () => {
    const patient = await app.aPatient();
    const id = await agreed(patient);
    const { rows } = await sql<{
      keys: string[] | null;
    }>`select carry_out_erasure(${id}, ${app.clock.now()}) as keys`.execute(app.db);
    expect(rows).toEqual([{ keys: null }]);
    const direct = sql`select erase_record(${patient.patientId}, now())`.execute(app.db);
    await expect(direct).rejects.toMatchObject({ code: '42501' });
    const early = app.db.updateTable('erasures').set({ effective_at: app.clock.now() }).where('id', '=', id);
    await expect(early.execute()).rejects.toMatchObject({ constraint: 'erasing_takes_three_days' });
    const alone = app.db.updateTable('erasures').set({ approved_by: first.id }).where('id', '=', id);
    await expect(alone.execute()).rejects.toMatchObject({ constraint: 'another_administrator_agrees' });
    await stop(first, id);
  });

  test('waits for an alert to be closed, and says so', async () => {
    const patient = await app.aPatient();
    const id = await agreed(patient);
    expect((await app.as(patient.cookie).post('/api/alerts', { place: 'Waiting room' })).statusCode).toBe(201);
    app.clock.advance(3 * DAY_MS + HOUR_MS);
    await carryOutErasures(app.deps, app.database.ownerUrl);
    await logInAgain();
    expect(await one(id)).toMatchObject({ state: 'agreed', hindrance: 'alert-open', name: patient.name });
    expect(await isErased(patient)).toBe(false);
    const at = app.clock.now();
    await app.db
      .updateTable('alerts')
      .set({
        acknowledged_at: at,
        acknowledged_by: first.id,
        attended_at: at,
        attended_by: first.id,
        closed_at: at,
        closed_by: first.id,
        outcome: 'Well',
      })
      .where('patient_id', '=', patient.patientId)
      .execute();
    await carryOutErasures(app.deps, app.database.ownerUrl);
    expect(await isErased(patient)).toBe(true);
  });
});

describe('nothing is left, and nobody is left alone', () => {
  test('a visit that goes on is waited for: neither its chart nor its place in the waiting room goes meanwhile', async () => {
    const patient = await app.aPatient();
    const id = await agreed(patient);
    app.clock.advance(3 * DAY_MS + HOUR_MS);
    await logInAgain();
    const visit = await anAppointment(app, { patient, status: 'approved', date: tomorrow(app, 0) });
    const row = app.db.updateTable('appointments').where('id', '=', visit.id);
    await row.set({ arrived_at: app.clock.now() }).execute();
    await carryOutErasures(app.deps, app.database.ownerUrl);
    expect([await isErased(patient), (await one(id))?.hindrance]).toEqual([false, 'in-visit']);
    const { status } = await app.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', visit.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('approved');
    await row.set({ status: 'no-show', holds_slot: false, left_at: app.clock.now() }).execute();
    await carryOutErasures(app.deps, app.database.ownerUrl);
    expect(await isErased(patient)).toBe(true);
  });

  test('what a request wrote in the same moment goes a quarter of an hour later, once', async () => {
    const { patient, doctor } = await aTreatedPatient(app);
    const id = await erase(patient);
    await sql`insert into patient_keys (patient_id, kind, word, name)
      values (${patient.patientId}, 'name', 'straggler', ' straggler')`.execute(app.db);
    await sql`insert into name_words (word) values ('straggler')`.execute(app.db);
    expect(doctor.id).toBeTruthy();
    await carryOutErasures(app.deps, app.database.ownerUrl);
    expect(await left(patient.patientId)).toContain('patient_keys');
    app.clock.advance(15 * 60_000);
    await carryOutErasures(app.deps, app.database.ownerUrl);
    expect(await left(patient.patientId)).not.toContain('patient_keys');
    const words = await app.db.selectFrom('name_words').select('word').where('word', '=', 'straggler').execute();
    expect([words, await isErased(patient)]).toEqual([[], true]);
    const again = await sql<{ swept: boolean }>`select sweep_erasure(${id}, ${app.clock.now()}) as swept`.execute(
      app.db,
    );
    expect(again.rows).toEqual([{ swept: false }]);
  });

  test('a rare name leaves the words of the search, and a common one stays', async () => {
    const [rare, common] = [await app.aPatient({ name: 'Xanthippe Rao' }), await app.aPatient({ name: 'Meena Rao' })];
    await erase(rare);
    const words = await app.db
      .selectFrom('name_words')
      .select('word')
      .where('word', 'in', ['xanthippe', 'rao'])
      .execute();
    expect([words, await isErased(common)]).toEqual([[{ word: 'rao' }], false]);
  });

  test('a merge that was only proposed is declined, and an erased record is never merged', async () => {
    const [kept, other] = [await app.aPatient({ name: 'Uma Nair' }), await app.aPatient({ name: 'Uma Nair' })];
    const desk = await app.aReceptionist();
    const { id: proposal } = (
      await propose(app, desk, { kept: kept.patientId, other: other.patientId }, { login: 'kept' })
    ).json();
    await erase(other);
    const merge = app.db.selectFrom('patient_merges').select(['state', 'reason']).where('id', '=', proposal);
    expect(await merge.executeTakeFirst()).toEqual({ state: 'declined', reason: '(erased)' });
    desk.cookie = await app.login(desk);
    const look = `/api/merges/compare?kept=${kept.patientId}&other=${other.patientId}`;
    expect((await app.as(desk.cookie).get(look)).statusCode).toBe(404);
  });

  test('a child for whom nobody acts any more is told to the desk', async () => {
    const desk = await app.aReceptionist();
    const [parent, child] = [await app.aPatient(), await app.aPatient({ name: 'Tara Shetty' })];
    await giveAccess(app, parent, child, { relation: 'guardian' });
    await app.db.updateTable('patients').set({ account_id: null }).where('id', '=', child.patientId).execute();
    await erase(parent);
    const told = await app.db.selectFrom('notices').selectAll().where('account_id', '=', desk.id).execute();
    expect(told.map(({ title }) => title)).toContain('Nobody acts for Tara Shetty any more');
    expect(await isErased(child)).toBe(false);
  });

  test('one that Nadi stops is told to the administrators and to the patient', async () => {
    const patient = await app.aPatient();
    const leaver = await app.anAdministrator();
    const { id } = (await ask(leaver, patient.pud)).json<Erasure>();
    await approve(second, id);
    await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', leaver.id).execute();
    const forced = await sql<{ keys: null }>`select carry_out_erasure(${id}, ${new Date(
      app.clock.now().getTime() + 4 * DAY_MS,
    )}) as keys`.execute(app.db);
    expect(forced.rows).toEqual([{ keys: null }]);
    await carryOutErasures(app.deps, app.database.ownerUrl);
    expect((await one(id))?.state).toBe('stopped');
    expect((await app.mails(patient.email)).map(({ subject }) => subject)).toContain('Your record is not erased');
    const told = await app.db.selectFrom('notices').selectAll().where('account_id', '=', first.id).execute();
    expect(told.map(({ title }) => title)).toContain(`The erasure of ${patient.pud} was stopped`);
  });

  test('two accounts that one administrator made this week erase nobody, nor one whose second factor was reset', async () => {
    const patient = await app.aPatient();
    const note = (action: string, { id }: Person) =>
      appendEntry(app.db as never, app.clock, first.actor, action as never, { subject: 'account', subjectId: id });
    const [one, two, reset] = [await app.anAdministrator(), await app.anAdministrator(), await app.anAdministrator()];
    for (const self of [one, two]) await note('account.opened', self);
    await note('second-factor.reset', reset);
    expect((await ask(one, patient.pud)).json().code).toBe('eraser_too_new');
    const { id } = (await ask(second, patient.pud)).json<Erasure>();
    for (const self of [two, reset]) expect((await approve(self, id)).json().code).toBe('eraser_too_new');
    await stop(second, id);
  });
});

describe('the list beside the backups', () => {
  test('that does not open is set aside, never written over, and the home of the administrator says so', async () => {
    await erase(await app.aPatient());
    const health = async () =>
      (await app.as(first.cookie).get('/api/admin/overview'))
        .json<Overview>()
        .parts.find(({ part }) => part === 'erased');
    expect(await health()).toBeUndefined();
    const path = join(folder, ERASED_LIST);
    const older = Buffer.alloc(32, 7);
    const somebody = randomUUID();
    const cell = { table: 'erased', column: 'list', row: 'only' };
    writeFileSync(path, makeSeal(older).seal(JSON.stringify([somebody]), cell));
    expect(await health()).toMatchObject({ state: 'down', note: expect.stringContaining(ERASED_LIST) });
    const key = app.deps.seal.derive('backup');
    await eraseListedAgain(app.deps, app.database.ownerUrl, [key]);
    // A new one is there, and the one that nobody could read is still known.
    expect((await readLists(folder, [key])).ids.length).toBeGreaterThan(0);
    expect((await health())?.state).toBe('down');
    await expect(readErasedList(folder, [key])).rejects.toThrow('unread');
    await eraseListedAgain(app.deps, app.database.ownerUrl, [key, older]);
    expect(await readErasedList(folder, [key])).toContain(somebody);
    expect(await health()).toBeUndefined();
    rmSync(path);
    expect(await health()).toMatchObject({ state: 'weak' });
    await keepErasedList(app.deps, [somebody]);
  });

  test('names who was erased, opens with the key of the backups alone, and erases again whoever came back from an older copy', async () => {
    const { patient, doctor } = await aTreatedPatient(app).then(async (treated) => {
      await signFor(app, treated, { diagnosis: 'Returned from a copy', medications: [PARACETAMOL] });
      return treated;
    });
    expect(doctor.name).toBeTruthy();
    await erase(await app.aPatient());
    const key = app.deps.seal.derive('backup');
    const ids = await readErasedList(folder, [key]);
    expect(ids.length).toBeGreaterThan(0);
    await expect(readErasedList(folder, [Buffer.alloc(32)])).rejects.toThrow(ERASED_LIST);

    // As if this patient had been erased after the copy was made that is here now.
    await sql`update patients set erased_at = now() where id = ${patient.patientId}`.execute(app.database.ownerDb);
    await keepErasedList(app.deps);
    await sql`update patients set erased_at = null where id = ${patient.patientId}`.execute(app.database.ownerDb);
    expect(await left(patient.patientId)).toContain('diagnoses');
    await eraseListedAgain(app.deps, app.database.ownerUrl, [key]);
    expect([await isErased(patient), await left(patient.patientId)]).toEqual([true, ['patient_access']]);
    expect(await dumpOf(app)).not.toContain('Returned from a copy');
    const again = app.db
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'patient.erased')
      .where('patient_id', '=', patient.patientId);
    expect(await again.execute()).toEqual([{ details: { again: true } }]);
  });
});
