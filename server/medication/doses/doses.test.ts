import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInpatient } from '#server/admissions/testing.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { refuseRows } from '#server/testing-failing-rows.ts';
import { AS_NEEDED, aDose, anOrder, PARACETAMOL } from '../testing.ts';
import { giveAsNeeded } from './give-as-needed.ts';
import { countTasks, listTasks, readTask } from './list-tasks.ts';
import { planDoses } from './plan-doses.ts';
import { giveDose, leaveDose } from './record-dose.ts';
import { takeBackTask } from './take-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const afterMinutes = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * MINUTE_MS)),
});
const liveRecords = async (taskId: string) =>
  app.db
    .selectFrom('administrations')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('wrong_since', 'is', null)
    .execute();
const give = { orderVersion: 1 };

describe('a dose', () => {
  // spec: 3.14
  test('that is marked complete was given: by whom, when, how much and how', async () => {
    const stay = await anInpatient(app, { name: 'Kavya Iyer' });
    const task = await aDose(app, stay, { priority: 'high', instructions: 'After food' });
    expect(task).toMatchObject({
      ...{ patient: 'Kavya Iyer', medication: 'Paracetamol', dosage: '500 mg', route: 'by mouth' },
      ...{ status: 'pending', priority: 'high', instructions: 'After food', doctor: 'Dr. Mira Das' },
      ...{ allergiesInWords: 'None known', allergyConflict: null, place: stay.bed.place, orderVersion: 1 },
    });

    const given = await giveDose(app.deps, stay.nurse.actor, task.id, give);

    expect(given).toMatchObject({
      status: 'completed',
      administration: { outcome: 'given', by: 'Sita Pillai', dosage: '500 mg', route: 'by mouth', reason: null },
      can: { complete: false, undo: true, markWrong: true },
    });
  });

  // spec: 3.14
  test('that 50 clients mark at once is recorded once, and 49 are told who gave it and when', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    const nurses = await Promise.all(Array.from({ length: 10 }, (_, n) => app.aNurse({ name: `Nurse ${n}` })));

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        app
          .as(nurses[n % 10]?.cookie)
          .post(`/api/medication-tasks/${task.id}/complete`, give, { 'idempotency-key': randomUUID() }),
      ),
    );

    const [record, ...others] = await liveRecords(task.id);
    expect(others).toEqual([]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const giver = nurses.find(({ id }) => id === record?.recorded_by);
    const told = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json());
    expect(told).toHaveLength(49);
    for (const { code, message } of told) {
      expect([code, message]).toEqual(['already_recorded', `${giver?.name} gave this dose at 14:30.`]);
    }
  });

  test('whose answers were lost on two tablets, both sent again, is one dose', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    const [one, other] = [await app.aNurse(), await app.aNurse()];
    const send = (cookie: string, key: string) =>
      app.as(cookie).post(`/api/medication-tasks/${task.id}/complete`, give, { 'idempotency-key': key });
    const tablets = [
      { cookie: one.cookie, key: randomUUID() },
      { cookie: other.cookie, key: randomUUID() },
    ];

    const first = await Promise.all(tablets.map(({ cookie, key }) => send(cookie, key)));
    const again = await Promise.all(tablets.map(({ cookie, key }) => send(cookie, key)));

    expect(again.map(({ statusCode }) => statusCode)).toEqual(first.map(({ statusCode }) => statusCode));
    expect(first.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await liveRecords(task.id)).toHaveLength(1);
  });

  test('cannot have two live records, whatever writes them', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    await giveDose(app.deps, stay.nurse.actor, task.id, give);
    const [{ id: _own, taken_off: _none, ...record } = expect.fail()] = await liveRecords(task.id);
    const copy = app.db.insertInto('administrations').values(record).execute();
    await expect(copy).rejects.toMatchObject({ constraint: 'one_live_record_per_dose' });
  });

  test('whose recording is cut off halfway, as when the power goes, is not recorded; the next one who gives it is', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    const cutOff = new pg.Client({ connectionString: app.database.url });
    cutOff.on('error', () => {});
    await cutOff.connect();
    const { rows } = await cutOff.query('select pg_backend_pid() as pid');
    await cutOff.query('begin');
    await cutOff.query(
      `insert into administrations (order_id, order_version, patient_id, task_id, outcome, given_at, recorded_at,
         recorded_by, amount, unit, route)
       values ($1, 1, $2, $3, 'given', now(), now(), $4, 500, 'mg', 'by mouth')`,
      [task.orderId, task.patientId, task.id, stay.nurse.id],
    );

    const waiting = giveDose(app.deps, stay.nurse.actor, task.id, give);
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(app.db);

    expect(await waiting).toMatchObject({ status: 'completed' });
    expect(await liveRecords(task.id)).toHaveLength(1);
  });

  // spec: 6.10
  test('of someone whose chart is closed to the caller does not exist', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    const stranger = await app.aDoctor();
    expect((await app.as(stranger.cookie).get(`/api/medication-tasks/${task.id}`)).statusCode).toBe(404);
    const seen = await listTasks(app.deps, stranger.actor, {});
    expect(seen).toEqual([]);
    expect(await readTask(app.deps, stay.doctor.actor, task.id)).toMatchObject({ can: { complete: false } });
  });
});

describe('a wrong record', () => {
  test('is undone within ten seconds by whoever wrote it; the dose is open again and the record stays, crossed out', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    const other = await app.aNurse();
    await giveDose(app.deps, stay.nurse.actor, task.id, give);
    const undo = (deps: typeof app.deps, actor: typeof other.actor) =>
      takeBackTask(deps, actor, task.id, { reason: null });

    await expect(undo(app.deps, other.actor)).rejects.toMatchObject({ code: 'undo_too_late' });
    const soon = { ...app.deps, clock: fixedClock(new Date(app.clock.now().getTime() + 9_999)) };
    expect(await undo(soon, stay.nurse.actor)).toMatchObject({ status: 'pending', administration: null });
    await expect(undo(soon, stay.nurse.actor)).rejects.toMatchObject({ code: 'nothing_recorded' });

    const kept = await app.db.selectFrom('administrations').selectAll().where('task_id', '=', task.id).execute();
    expect(kept).toMatchObject([{ outcome: 'given', wrong_by: stay.nurse.id }]);
    expect(await giveDose(app.deps, other.actor, task.id, give)).toMatchObject({ status: 'completed' });
  });

  test('after ten seconds is marked as entered in error, with a reason', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    await giveDose(app.deps, stay.nurse.actor, task.id, give);
    const late = { ...app.deps, clock: fixedClock(new Date(app.clock.now().getTime() + 10_000)) };
    const undo = takeBackTask(late, stay.nurse.actor, task.id, { reason: null });
    await expect(undo).rejects.toMatchObject({ code: 'undo_too_late' });
    const open = await takeBackTask(late, stay.nurse.actor, task.id, { reason: 'It was the other bed.' });
    expect(open.status).toBe('pending');
  });
});

test('a dose that was not given says so with its reason, and cannot be given besides', async () => {
  const stay = await anInpatient(app);
  const task = await aDose(app, stay);
  const left = await leaveDose(app.deps, stay.nurse.actor, task.id, { outcome: 'held', reason: 'Pulse is 44.' });
  expect(left).toMatchObject({ status: 'not-given', administration: { outcome: 'held', reason: 'Pulse is 44.' } });
  const attempt = giveDose(app.deps, stay.nurse.actor, task.id, give);
  await expect(attempt).rejects.toMatchObject({ message: 'Sita Pillai recorded this dose as held at 14:30.' });
});

describe('as needed', () => {
  test('the smallest gap is kept without a reason, and the most in 24 hours always', async () => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay, AS_NEEDED);
    const at = (hours: number, reason?: string) =>
      giveAsNeeded(afterMinutes(hours * 60), stay.nurse.actor, id, { ...give, reason });

    expect(await at(0)).toMatchObject({ givenIn24Hours: 1, lastGiven: { by: 'Sita Pillai' } });
    await expect(at(3.9)).rejects.toMatchObject({ code: 'too_soon_after_last' });
    await at(4);
    await at(6, 'Pain is back, the doctor agrees.');
    await at(12);
    await expect(at(16)).rejects.toMatchObject({ code: 'daily_limit_reached' });
    await expect(at(16, 'Much pain.')).rejects.toMatchObject({ code: 'daily_limit_reached' });
    expect(await at(24)).toMatchObject({ givenIn24Hours: 4 });
  });

  test('ten nurses at once give one dose', async () => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay, AS_NEEDED);
    const nurses = await Promise.all(Array.from({ length: 10 }, () => app.aNurse()));
    const outcomes = await Promise.allSettled(nurses.map(({ actor }) => giveAsNeeded(app.deps, actor, id, give)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an order without indication, gap and limit is refused at its fields', async () => {
    const { id, doctor } = await anInpatient(app);
    const body = { ...PARACETAMOL, frequency: 'as-needed' };
    const answer = await app.as(doctor.cookie).post(`/api/inpatients/${id}/medication-orders`, body);
    expect(Object.keys(answer.json().fields)).toEqual(['indication', 'smallestGapHours', 'mostIn24Hours']);
  });
});

test('doses are planned a day ahead, by several servers at once, each once', async () => {
  const stay = await anInpatient(app);
  const { id } = await anOrder(app, stay, { frequency: 'every-4-hours' });
  const planned = async () =>
    (await app.db.selectFrom('medication_tasks').select('due_at').where('order_id', '=', id).execute()).length;
  expect(await planned()).toBe(6);
  await Promise.all([
    planDoses(afterMinutes(24 * 60)),
    planDoses(afterMinutes(24 * 60)),
    planDoses(afterMinutes(24 * 60)),
  ]);
  expect(await planned()).toBe(12);
});

test('doses of an order that cannot be planned keep no other order without its doses, and are tried again', async () => {
  const orders: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    orders.push((await anOrder(app, await anInpatient(app), { frequency: 'every-4-hours' })).id);
  }
  const planned = async () => {
    const rows = await app.db
      .selectFrom('medication_tasks')
      .select('order_id')
      .where('order_id', 'in', orders)
      .execute();
    return orders.map((id) => rows.filter(({ order_id }) => order_id === id).length);
  };
  const when = `new.order_id = '${orders[0]}'`;
  const { mend } = await refuseRows(app, { on: 'insert', table: 'medication_tasks', when });

  await expect(planDoses(afterMinutes(24 * 60))).rejects.toThrow(`Failed: medication-order ${orders[0]}`);
  expect(await planned()).toEqual([6, 12]);

  await mend();
  await planDoses(afterMinutes(24 * 60));
  expect(await planned()).toEqual([12, 12]);
});

test('the figures of the queue count what is open, overdue and done', async () => {
  const own = await startTestApp();
  const stay = await anInpatient(own);
  const [first, second] = [await aDose(own, stay), await aDose(own, stay, { medication: 'Ibuprofen' })];
  await anOrder(own, stay, { ...AS_NEEDED, medication: 'Ondansetron', dose: { amount: 4, unit: 'mg' } });
  await giveDose(own.deps, stay.nurse.actor, first.id, give);
  expect(await countTasks(own.deps, stay.nurse.actor)).toEqual({
    ...{ open: 1, overdue: 0, nextHour: 1, completed: 1, notGiven: 0, asNeeded: 1 },
  });
  expect(second.status).toBe('pending');
  own.clock.advance(60 * MINUTE_MS);
  expect(await countTasks(own.deps, stay.nurse.actor)).toMatchObject({ open: 1, overdue: 1 });
  await own.close();
});
