import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MergeListed } from '#contract/patients/merges.ts';
import { addReadings } from '#contract/readings/readings.ts';
import { openedIn } from '#server/db/sealed/testing.ts';
import { transaction } from '#server/db/transaction.ts';
import { findAccess } from '#server/patients/access/find-access.ts';
import { giveAccess } from '#server/patients/access/testing.ts';
import { anInpatient } from '../admissions/testing.ts';
import { anAppointment, aScheduledDoctor, listenAs } from '../appointments/testing.ts';
import { AMOXICILLIN, aForm, aTreatedPatient, signFor } from '../care/testing.ts';
import { aDocument } from '../documents/testing.ts';
import { aPatientAtHome, CETIRIZINE } from '../doses/testing.ts';
import { aThread, aVisitedPatient } from '../inbox/testing.ts';
import { aLabOrder } from '../labs/testing.ts';
import { aDose } from '../medication/testing.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { saveProfile } from '../records/save-profile.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { PASSWORD, type Patient } from '../testing-people.ts';
import { agree, compareAs, mergeRecords, propose, REASON, undo } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LOGIN = { login: 'kept' } as const;
const two = (kept: Patient, other: Patient) => ({ kept: kept.patientId, other: other.patientId });
const check = (cookie: string, patient: string, medications: object[]) =>
  app.as(cookie).post('/api/diagnoses/check', { patient, medications });
const keysOf = async (cookie: string, patient: string, medications: object[]): Promise<string[]> =>
  (await check(cookie, patient, medications)).json().findings.map(({ key }: { key: string }) => key);

describe('what keeps people alive is there after a merge', () => {
  test('an allergy of either record stops the prescription, under both ids, and "none known" does not outweigh it', async () => {
    const { doctor, patient: kept } = await aTreatedPatient(app, { allergyState: 'none-known' });
    const { patient: other } = await aTreatedPatient(app, { allergyState: 'listed', allergies: ['Penicillin'] });
    expect(await keysOf(doctor.cookie, kept.patientId, [AMOXICILLIN])).toEqual([]);

    await mergeRecords(app, two(kept, other), LOGIN);

    for (const id of [kept.patientId, other.patientId]) {
      const stopped = await app
        .as(doctor.cookie)
        .post('/api/diagnoses', aForm({ patientId: id }, { medications: [AMOXICILLIN] }));
      expect([stopped.statusCode, stopped.json().code]).toEqual([409, 'safety_unanswered']);
      expect(Object.values(stopped.json().fields)).toContain('Allergy conflict: amoxicillin is a penicillin');
      const profile = (await app.as(doctor.cookie).get(`/api/patients/${id}/profile`)).json();
      expect(profile).toMatchObject({
        patientId: kept.patientId,
        allergies: ['Penicillin'],
        allergyState: 'unconfirmed',
      });
    }
  });

  test('a medicine that runs in either record interacts with what is prescribed next', async () => {
    const { doctor, patient: kept } = await aTreatedPatient(app);
    const home = await aPatientAtHome(app, [{ ...CETIRIZINE, name: 'Warfarin', dose: { amount: 5, unit: 'mg' } }]);
    const IBUPROFEN = { ...AMOXICILLIN, name: 'Ibuprofen', dose: { amount: 400, unit: 'mg' } };
    const before = await keysOf(doctor.cookie, kept.patientId, [IBUPROFEN]);

    await mergeRecords(app, two(kept, home.patient), LOGIN);

    const after = await keysOf(doctor.cookie, kept.patientId, [IBUPROFEN]);
    expect(after.filter((key) => !before.includes(key)).join()).toMatch(/warfarin/i);
  });

  test('an open call for help stays open, is found by the kept record and can be answered; two of one kind wait', async () => {
    const [kept, other, nurse] = [await app.aPatient(), await app.aPatient(), await app.aNurse()];
    const { id } = (await app.as(other.cookie).post('/api/alerts', { place: 'Gate', reason: 'Faint' })).json();

    await mergeRecords(app, two(kept, other), LOGIN);

    const alerts = (await app.as(nurse.cookie).get('/api/alerts')).json() as {
      id: string;
      patientId: string;
      status: string;
    }[];
    expect(alerts.find((one) => one.id === id)).toMatchObject({ patientId: kept.patientId, status: 'raised' });
    expect((await app.as(nurse.cookie).post(`/api/alerts/${id}/acknowledge`, {})).statusCode).toBe(200);

    const third = await app.aPatient();
    await app.as(third.cookie).post('/api/alerts', {});
    const desk = await app.aReceptionist();
    const refused = await propose(app, desk, two(kept, third), LOGIN);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'merge_blocked']);
    expect(refused.json().message).not.toMatch(/alarm|alert|bed|admi/i);
  });

  test('an inpatient stays in bed with orders and doses; two who lie in beds wait', async () => {
    const kept = await app.aPatient();
    const stay = await anInpatient(app, { allergies: ['Latex'] });
    const dose = await aDose(app, stay);

    await mergeRecords(app, two(kept, stay.patient), LOGIN);

    const ward = (await app.as(stay.nurse.cookie).get(`/api/inpatients/${stay.id}`)).json();
    expect(JSON.stringify(ward)).toContain(kept.patientId);
    const row = await app.db.selectFrom('patients').select('place').where('id', '=', kept.patientId).executeTakeFirst();
    expect(row?.place).toBe(stay.bed.place);
    const tasks = (await app.as(stay.nurse.cookie).get(`/api/medication-tasks?inpatientId=${stay.id}`)).json();
    expect(tasks[0]).toMatchObject({ pud: kept.pud, formerPuds: [stay.patient.pud] });
    expect(tasks.map(({ id }: { id: string }) => id)).toContain(dose.id);

    const second = await anInpatient(app);
    const refused = await propose(app, await app.aReceptionist(), two(kept, second.patient), LOGIN);
    expect(refused.json().code).toBe('merge_blocked');
  });

  test('two blood groups are two people until a doctor says otherwise', async () => {
    const [kept, other] = [await app.aPatient(), await app.aPatient()];
    await saveProfile(app.deps, kept.actor, kept.patientId, { bloodGroup: 'A+' });
    await saveProfile(app.deps, other.actor, other.patientId, { bloodGroup: 'O-' });
    const desk = await app.aReceptionist();
    const preview = await compareAs(app, desk, two(kept, other));
    expect(preview.blocks).toEqual(['profile']);
    // `seen` is a hash, in which any two letters may stand side by side.
    expect(JSON.stringify({ ...preview, seen: '' })).not.toMatch(/A\+|O-/);
    expect((await propose(app, desk, two(kept, other), LOGIN)).json().code).toBe('merge_blocked');
  });

  test('who writes at the moment of the merge loses nothing', async () => {
    const [kept, other] = [await app.aPatient(), await app.aPatient()];
    const desk = [await app.aReceptionist(), await app.aReceptionist()] as const;
    const proposed = (await propose(app, desk[0], two(kept, other), { login: 'other' })).json<MergeListed>();
    const write = (n: number) =>
      app.as(other.cookie).post(`/api/patients/${other.patientId}/readings`, {
        readings: [{ kind: 'heart-rate', value: 60 + n, measuredAt: app.clock.now().toISOString() }],
      });

    const [agreed, ...written] = await Promise.all([
      agree(app, desk[1], proposed),
      ...Array.from({ length: 12 }, (_, n) => write(n)),
      app.as(other.cookie).post('/api/alerts', { reason: 'Help' }),
    ]);

    expect(agreed.statusCode).toBe(200);
    const call = written.pop();
    expect(call?.statusCode).toBe(201);
    const kind = await app.db.selectFrom('readings').select('value').where('patient_id', '=', kept.patientId).execute();
    // Afterwards the record is held until somebody has seen the owner: such a refusal is said, and nothing is half written.
    expect(kind).toHaveLength(written.filter(({ statusCode }) => statusCode === 201).length);
    for (const { statusCode, body } of written) expect([201, 403], body).toContain(statusCode);
    const open = await app.db.selectFrom('alerts').select('id').where('patient_id', '=', kept.patientId).execute();
    expect(open).toHaveLength(1);

    // Whoever was recognised a moment before the merge is told the same, at each step that follows.
    const before = { ...other.actor, patientId: other.patientId };
    for (const whom of [other.patientId, kept.patientId])
      await expect(findAccess(app.deps, before, addReadings, whom)).rejects.toMatchObject({
        code: 'identity_unconfirmed',
      });
    // And a page that still knows the record by its old id.
    expect((await write(20)).json()).toMatchObject({ code: 'identity_unconfirmed' });
    const late = requireChart(app.deps, before, other.patientId);
    await expect(late).rejects.toMatchObject({ code: 'identity_unconfirmed' });
  });

  test('who was about to write when the merge began is told why nothing was written', async () => {
    const [kept, other] = [await app.aPatient(), await app.aPatient()];
    const desk = [await app.aReceptionist(), await app.aReceptionist()] as const;
    const proposed = (await propose(app, desk[0], two(kept, other), { login: 'other' })).json<MergeListed>();
    const waiting = async () =>
      (
        await sql<{ n: number }>`select count(*) n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      ).rows[0]?.n;

    const [agreed, written] = await transaction(app.db, async (tx) => {
      // The merge holds both records and waits for the readings; whoever writes has found their record a moment before.
      await sql`lock table readings in share mode`.execute(tx);
      const merging = agree(app, desk[1], proposed);
      await expect.poll(waiting).toBe(1);
      const writing = app.as(other.cookie).post(`/api/patients/${other.patientId}/readings`, {
        readings: [{ kind: 'heart-rate', value: 71, measuredAt: app.clock.now().toISOString() }],
      });
      await expect.poll(waiting).toBe(2);
      return [merging, writing] as const;
    });
    expect((await agreed).statusCode).toBe(200);
    expect((await written).json()).toMatchObject({ code: 'identity_unconfirmed' });
  });
});

describe('one record under two PUDs', () => {
  test('holds visits, results, messages, documents and checks of both; sealed things open; search and login take both PUDs', async () => {
    const doctor = await aScheduledDoctor(app);
    const { patient: kept } = await aVisitedPatient(app, { doctor });
    const { patient: other } = await aVisitedPatient(app, { doctor, daysAgo: 5 });
    const nurse = await app.aNurse();
    await aThread(app, kept, doctor, 'Written in the first record');
    app.clock.advance(1_000);
    await aThread(app, other, doctor, 'Written in the second record');
    const document = await aDocument(app, other, { title: 'Report from elsewhere' });
    const lab = await aLabOrder(app, { doctor, patient: other, state: 'released' });
    await app.db
      .updateTable('patients')
      .set({ identity_confirmed_by: nurse.id })
      .where('id', '=', kept.patientId)
      .execute();

    const heard = listenAs(app, doctor);
    await mergeRecords(app, two(kept, other), LOGIN);
    heard.leave();

    const threads = (await app.as(doctor.cookie).get('/api/inbox')).json() as { id: string; patientId: string }[];
    const ofBoth = threads.filter(({ patientId }) => patientId === kept.patientId);
    expect(ofBoth).toHaveLength(1);
    const thread = (await app.as(doctor.cookie).get(`/api/inbox/${ofBoth[0]?.id}`)).json();
    expect(thread.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Written in the first record',
      'Written in the second record',
    ]);
    const own = app.as(kept.cookie);
    expect((await own.get(`/api/documents/${document.id}/page?number=1`)).statusCode).toBe(200);
    expect(JSON.stringify((await own.get(`/api/patients/${kept.patientId}/documents`)).json())).toContain(
      'Report from elsewhere',
    );
    const results = await app.db.selectFrom('lab_orders').select('patient_id').where('id', '=', lab.id).execute();
    expect(results).toEqual([{ patient_id: kept.patientId }]);

    const labs = (await app.as(doctor.cookie).get(`/api/lab-orders/${lab.id}`)).json();
    expect(labs).toMatchObject({ pud: kept.pud, formerPuds: [other.pud] });
    const desk = await app.aReceptionist();
    const found = (await app.as(desk.cookie).get(`/api/reception/patients?q=${other.pud}`)).json();
    expect(found.people).toMatchObject([{ patientId: kept.patientId, pud: kept.pud }]);
    const read = await app.as(doctor.cookie).get(`/api/patients/${other.patientId}`);
    expect(read.json()).toMatchObject({ id: kept.patientId, pud: kept.pud, formerPuds: [other.pud] });

    for (const pud of [kept.pud, other.pud]) {
      const login = await app.as().post('/api/patients/login', { pud, password: PASSWORD });
      expect(login.statusCode).toBe(200);
      expect((await app.as(cookieOf(login)).get('/api/me')).json()).toMatchObject({ pud: kept.pud });
    }
    expect((await app.as(other.cookie).get('/api/me')).statusCode).toBe(401);
    const opened = JSON.stringify((await own.get(`/api/patients/${kept.patientId}/opened-by`)).json());
    expect(opened).toContain('made two records of yours one');
  });

  test('a login moves with the other record, and is held from its owner until somebody has seen who that is', async () => {
    const desk = await app.aNurse();
    const person = {
      name: 'Ila Sen',
      phone: '+91 98200 14477',
      dateOfBirth: '1981-04-09',
      sex: 'female',
      isNotDuplicate: true,
    };
    const entered = (await app.as(desk.cookie).post('/api/patients', person)).json().patient;
    const other = await app.aPatient({ name: 'Ila Sen' });

    await mergeRecords(app, { kept: entered.id, other: other.patientId });

    const profile = await app.as(other.cookie).get(`/api/patients/${entered.id}/profile`);
    expect(profile.json().code).toBe('identity_unconfirmed');
    const seen = await app.as((await app.aNurse()).cookie).post(`/api/patients/${entered.id}/confirm-identity`);
    const chosen = {
      code: seen.json().activationCode,
      password: 'eleven herons at the weir',
      earlierPassword: PASSWORD,
    };
    expect((await app.as().post('/api/patients/activate', { pud: other.pud, ...chosen })).statusCode).toBe(200);
    const cookie = await app.login({ ...other, password: chosen.password });
    expect((await app.as(cookie).get(`/api/patients/${entered.id}/profile`)).statusCode).toBe(200);
  });
});

describe('it takes two people, who see no health data', () => {
  test('the proposer cannot agree, nor can whoever opened their account; what changed meanwhile is looked at again', async () => {
    const [kept, other] = [await app.aPatient(), await app.aPatient()];
    const [desk, admin, stranger] = [
      await app.aReceptionist(),
      await app.anAdministrator(),
      await app.anAdministrator(),
    ];
    await sql`insert into audit_entries (at, actor_id, actor_role, action, subject, subject_id)
      values (now(), ${admin.id}, 'admin', 'account.opened', 'account', ${desk.id})`.execute(app.db);
    expect(
      (await app.as(stranger.cookie).get(`/api/merges/compare?kept=${kept.patientId}&other=${other.patientId}`))
        .statusCode,
    ).toBe(404);
    const proposed = (await propose(app, desk, two(kept, other), LOGIN)).json<MergeListed>();
    expect((await propose(app, desk, two(kept, other), LOGIN)).json().code).toBe('merge_waits');

    for (const one of [desk, admin]) expect((await agree(app, one, proposed)).json().code).toBe('not_the_second');
    const shown = await compareAs(app, stranger, two(kept, other));
    expect(shown.blocks).toEqual([]);
    const { seen } = shown;
    await saveProfile(app.deps, other.actor, other.patientId, { dateOfBirth: '1990-01-01' });
    const late = await app.as(stranger.cookie).post(`/api/merges/${proposed.id}/agree`, { seen });
    expect(late.json().code).toBe('version_outdated');
    // Both have looked before either agrees.
    const second = await app.aReceptionist();
    const looks = [stranger, second].map(async (one) => ({
      one,
      seen: (await compareAs(app, one, two(kept, other))).seen,
    }));
    const answers = await Promise.all(
      (await Promise.all(looks)).map(({ one, seen: looked }) =>
        app.as(one.cookie).post(`/api/merges/${proposed.id}/agree`, { seen: looked }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('dates of birth and sexes that differ are decided, and the decision holds', async () => {
    const [kept, other] = [await app.aPatient(), await app.aPatient()];
    await saveProfile(app.deps, kept.actor, kept.patientId, { dateOfBirth: '1980-02-03', sex: 'female' });
    await saveProfile(app.deps, other.actor, other.patientId, { dateOfBirth: '1981-02-03', sex: 'male' });
    const desk = await app.aReceptionist();
    expect((await compareAs(app, desk, two(kept, other))).questions).toEqual(['dateOfBirth', 'sex', 'login']);
    expect((await propose(app, desk, two(kept, other), LOGIN)).json().code).toBe('merge_undecided');

    await mergeRecords(app, two(kept, other), { ...LOGIN, dateOfBirth: 'other', sex: 'kept' });

    const after = (await app.as(desk.cookie).get(`/api/reception/patients/${kept.patientId}`)).json();
    expect(after).toMatchObject({ bornIn: 1981, sex: 'Female' });
  });

  test('overlapping visits are named and stand in the way', async () => {
    const [first, second] = [await aScheduledDoctor(app), await aScheduledDoctor(app, { name: 'Dr. Kavya Rao' })];
    const [kept, other] = [await app.aPatient(), await app.aPatient()];
    await anAppointment(app, { doctor: first, patient: kept, time: '10:00', status: 'approved' });
    await anAppointment(app, { doctor: second, patient: other, time: '10:00', status: 'approved' });
    const preview = await compareAs(app, await app.aReceptionist(), two(kept, other));
    expect(preview.blocks).toEqual(['visits']);
    expect(preview.overlaps).toMatchObject([{ doctor: first.name, otherDoctor: second.name }]);
  });

  test('a proposal that was turned down changes nothing', async () => {
    const [kept, other, desk] = [await app.aPatient(), await app.aPatient(), await app.aReceptionist()];
    const { id } = (await propose(app, desk, two(kept, other), LOGIN)).json<MergeListed>();
    expect((await app.as(desk.cookie).post(`/api/merges/${id}/decline`)).json()).toMatchObject({ state: 'declined' });
    expect((await app.as(other.cookie).get('/api/me')).json()).toMatchObject({ pud: other.pud });
  });
});

describe('a merge can be undone', () => {
  /** Every row of every table that holds what people wrote, without what only counts or follows. */
  async function everything(): Promise<Record<string, string[]>> {
    const { rows: tables } = await sql<{ name: string }>`select c.oid::regclass::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(app.db);
    const LEFT_OUT =
      /^(audit_|patient_merges|merged_rows|event_outbox|notices|notice_outbox|mails|deliveries|rate_counters|sessions|idempotency_keys|migrations|dose_clocks|people_looked_up|clinicians|known_browsers|login_attempts|name_words|data_keys)/;
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      if (LEFT_OUT.test(name)) continue;
      const { rows } = await sql<{
        row: string;
      }>`select (to_jsonb(t) - 'version')::text as row from ${sql.table(name)} t order by 1`.execute(app.db);
      // Opened: a cell that was sealed anew has other bytes and says the same, and one that no longer opens fails here.
      all[name] = [];
      for (const { row } of rows) all[name].push(await openedIn(app, row));
    }
    // Owners get a new row with their account; who may act is what counts.
    const { rows: acting } = await sql<{ row: string }>`
      select concat_ws(' ', patient_id, account_id, relation, state) as row from patient_access where ended_at is null
      order by 1`.execute(app.db);
    return { ...all, patient_access: acting.map(({ row }) => row) };
  }

  test('and then every row is where it was, also of messages, closed logins, cards and inpatients', async () => {
    const doctor = await aScheduledDoctor(app);
    const { patient: kept } = await aVisitedPatient(app, { doctor });
    const { patient: other } = await aVisitedPatient(app, { doctor, daysAgo: 6 });
    await saveProfile(app.deps, kept.actor, kept.patientId, { allergyState: 'none-known', dateOfBirth: '1980-01-01' });
    for (const patient of [kept, other]) {
      await aThread(app, patient, doctor);
      await aThread(app, patient, null);
      const card = `/api/patients/${patient.patientId}/emergency-card`;
      expect((await app.as(patient.cookie).put(card, { shows: ['allergies'], version: 0 })).statusCode).toBe(200);
      expect((await app.as(patient.cookie).post(`${card}/link`, { replaces: null })).statusCode).toBeLessThan(300);
      await aDocument(app, patient);
    }
    const stay = await anInpatient(app, { patient: other, doctor });
    await aDose(app, stay);
    await signFor(app, { doctor, patient: other }, { medications: [CETIRIZINE] }).catch(() => undefined);
    await aLabOrder(app, { doctor, patient: other, state: 'resulted' });
    await anAppointment(app, { doctor, patient: other, time: '11:00', status: 'approved' });
    await app.as(other.cookie).post('/api/alerts', {});
    const [son, mother] = [await app.aPatient(), await app.aPatient()];
    for (const patient of [kept, other]) await giveAccess(app, son, patient, { relation: 'helper' });
    await giveAccess(app, mother, other, { relation: 'guardian' });
    await giveAccess(app, kept, son, { relation: 'helper' });
    const [first, second, third] = [await app.aReceptionist(), await app.aReceptionist(), await app.aReceptionist()];
    const before = await everything();
    app.clock.advance(60_000);
    const proposed = (
      await propose(app, first, two(kept, other), { login: 'other', dateOfBirth: 'kept' })
    ).json<MergeListed>();
    const merged = (await agree(app, second, proposed)).json<MergeListed>();
    expect(merged.state).toBe('done');
    const now = (await everything()).patient_access ?? [];
    expect(now.filter((row) => row.startsWith(kept.patientId)).toSorted()).toEqual(
      [
        [other.id, 'self confirmed'],
        [son.id, 'helper confirmed'],
        [mother.id, 'guardian asked'],
      ]
        .map(([id, as]) => `${kept.patientId} ${id} ${as}`)
        .toSorted(),
    );
    expect(now).toContain(`${son.patientId} ${other.id} helper confirmed`);
    const left = await app.db.selectFrom('patients').select('id').where('id', '=', other.patientId).execute();
    expect(left).toEqual([]);
    app.clock.advance(60_000);

    const undone = await undo(app, merged, third);

    expect(undone.json()).toMatchObject({ state: 'undone', stayed: [] });
    const after = await everything();
    // What the kept record says of itself is a new version with the old words.
    const own = (rows: string[] = []) => rows.filter((row) => !row.includes(kept.patientId));
    expect(own(after.health_profiles)).toEqual(own(before.health_profiles));
    for (const table of Object.keys(before)) {
      if (table !== 'health_profiles') expect([table, after[table]]).toEqual([table, before[table]]);
    }
    const profile = (await app.as(await app.login(kept)).get(`/api/patients/${kept.patientId}/profile`)).json();
    expect(profile).toMatchObject({ allergyState: 'none-known', dateOfBirth: '1980-01-01' });
    for (const { pud } of [kept, other]) {
      expect((await app.as().post('/api/patients/login', { pud, password: PASSWORD })).statusCode).toBe(200);
    }
  });

  test('what was written since stays with the kept record and is listed; what hangs on a row that goes back goes with it', async () => {
    const { doctor, patient: kept } = await aTreatedPatient(app);
    const stay = await anInpatient(app, { doctor });
    const dose = await aDose(app, stay);
    const merge = await mergeRecords(app, two(kept, stay.patient), { ...LOGIN, dateOfBirth: 'kept', sex: 'kept' });
    await signFor(app, { doctor, patient: kept });
    const path = `/api/patients/${kept.patientId}/profile`;
    await app.as(doctor.cookie).put(path, { allergyState: 'listed', allergies: ['Latex'] });
    const given = await app
      .as(stay.nurse.cookie)
      .post(`/api/medication-tasks/${dose.id}/complete`, { orderVersion: 1 });

    const undone = (await undo(app, merge)).json<MergeListed>();

    expect(undone.stayed).toMatchObject([{ what: 'entries of the record', count: 1 }, { count: 1 }]);
    const whose = async (table: 'diagnoses' | 'administrations') =>
      (
        await app.db
          .selectFrom(table)
          .select('patient_id')
          .where('patient_id', 'in', [kept.patientId, stay.patient.patientId])
          .execute()
      ).map(({ patient_id }) => patient_id);
    expect(await whose('diagnoses')).toEqual([kept.patientId]);
    expect([given.statusCode, given.body]).toEqual([200, given.body]);
    expect(await whose('administrations')).toEqual([stay.patient.patientId]);
    for (const { patientId } of [kept, stay.patient]) {
      const profile = (await app.as(doctor.cookie).get(`/api/patients/${patientId}/profile`)).json();
      expect(profile).toMatchObject({ allergies: ['Latex'], allergyState: 'unconfirmed' });
    }
    expect((await undo(app, merge)).json().code).toBe('merge_ended');
  });

  test('a record that was merged on is separated from the last to the first', async () => {
    const [a, b, c] = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    const doctor = await app.aDoctor();
    await takeIntoCare(app, doctor, b);
    await app.db.updateTable('patients').set({ identity_confirmed_by: doctor.id }).execute();
    const first = await mergeRecords(app, two(a, b), LOGIN);
    const second = await mergeRecords(app, two(c, a), LOGIN);
    expect((await app.as(doctor.cookie).get(`/api/patients/${b.patientId}`)).json()).toMatchObject({ id: c.patientId });
    expect((await undo(app, first)).json().code).toBe('merged_again');
    expect((await undo(app, second)).statusCode).toBe(200);
    expect((await undo(app, first)).statusCode).toBe(200);
    expect((await app.as(doctor.cookie).get(`/api/patients/${b.patientId}`)).json()).toMatchObject({ id: b.patientId });
  });
});

test('what was signed moves by a merge only, and nothing in it changes', async () => {
  const { doctor, patient } = await aTreatedPatient(app);
  await signFor(app, { doctor, patient });
  const stranger = await app.aPatient();
  const steal = app.db
    .updateTable('diagnoses')
    .set({ patient_id: stranger.patientId })
    .where('patient_id', '=', patient.patientId);
  await expect(steal.execute()).rejects.toMatchObject({ constraint: 'signed_stays_in_its_record' });
  const change = app.db.updateTable('diagnoses').set({ diagnosis: 'Else' }).where('patient_id', '=', patient.patientId);
  await expect(change.execute()).rejects.toMatchObject({ code: '42501' });
  expect(REASON.length).toBeGreaterThan(10);
});
