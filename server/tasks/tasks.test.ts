import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { toldTo } from '../appointments/testing.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';
import type { Person } from '../testing-people.ts';
import { giveBackTasks } from './give-back-tasks.ts';
import { aTask } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const step = ({ cookie }: Person, id: string, what: 'take' | 'done', body?: object) =>
  app.as(cookie).post(`/api/staff-tasks/${id}/${what}`, what === 'done' ? (body ?? {}) : undefined);
const list = async ({ cookie }: Person, search = ''): Promise<StaffTask[]> =>
  (await app.as(cookie).get(`/api/staff-tasks${search}`)).json();
const chart = async ({ cookie }: Person, patientId: string) =>
  (await app.as(cookie).get(`/api/patients/${patientId}/profile`)).statusCode;

describe('a task for one nurse', () => {
  test('is told to her, opens the chart to her, and closes it when it is done', async () => {
    const { id, doctor, nurse, patient } = await aTask(app, { toNurse: true });
    expect((await toldTo(app, nurse))[0]).toMatchObject({ title: 'A task for you: Anjali Deshmukh' });
    expect(await chart(nurse, patient.patientId)).toBe(200);

    await step(nurse, id, 'take');
    const done = (await step(nurse, id, 'done', { note: '96 % on air.' })).json();
    expect(done).toMatchObject({
      state: 'done',
      doneBy: 'Priya Thomas',
      note: '96 % on air.',
      can: { take: false, finish: false },
    });
    expect(await chart(nurse, patient.patientId)).toBe(404);
    expect((await toldTo(app, doctor))[0]).toMatchObject({
      title: 'Done: SpO2 again after 30 minutes',
      text: expect.stringContaining('96 % on air.'),
    });
  });

  test('does not exist for another nurse, nor for another doctor', async () => {
    const { id, doctor } = await aTask(app, { toNurse: true });
    const [nurse, colleague] = [await app.aNurse(), await app.aDoctor()];
    expect((await step(nurse, id, 'take')).statusCode).toBe(404);
    expect((await list(nurse, '?limit=200')).map((task) => task.id)).not.toContain(id);
    expect(await list(colleague)).toEqual([]);
    expect((await list(doctor)).map((task) => task.id)).toEqual([id]);
    expect((await step(doctor, id, 'done')).statusCode).toBe(403);
  });
});

describe('a task for whoever takes it', () => {
  test('is taken by one of two who reach for it; the other is told by whom', async () => {
    const { id, nurse, patient } = await aTask(app);
    const other = await app.aNurse({ name: 'Rahul Menon' });
    const replies = await Promise.all([nurse, other].map((who) => step(who, id, 'take')));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [winner, loser] = replies[0]?.statusCode === 200 ? [nurse, other] : [other, nurse];
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(`${winner.name} is at it.`);
    expect([await chart(winner, patient.patientId), await chart(loser, patient.patientId)]).toEqual([200, 404]);
    expect((await step(loser, id, 'done')).statusCode).toBe(409);
    expect((await step(winner, id, 'done')).statusCode).toBe(200);
  });

  test('can be done at once by a nurse in care', async () => {
    const { id, nurse, patient } = await aTask(app);
    await takeIntoCare(app, nurse, patient);
    expect((await step(nurse, id, 'done')).json()).toMatchObject({ state: 'done', takenBy: 'Priya Thomas' });
    const again = await step(nurse, id, 'done');
    expect([again.statusCode, again.json().message]).toEqual([409, 'Priya Thomas has done this.']);
  });
});

test('the most urgent come first, then what is due first, page by page', async () => {
  const doctor = await app.aDoctor();
  const due = (hour: string) => ({ dueAt: `2026-03-02T${hour}:00:00Z` });
  const made = [
    await aTask(app, { doctor, task: 'normal, later', ...due('15') }),
    await aTask(app, { doctor, task: 'normal, no time' }),
    await aTask(app, { doctor, task: 'critical', priority: 'critical', ...due('18') }),
    await aTask(app, { doctor, task: 'normal, overdue', ...due('08') }),
    await aTask(app, { doctor, task: 'high', priority: 'high' }),
  ];
  const ours = new Set(made.map(({ id }) => id));
  const [{ nurse }] = made as [(typeof made)[0]];
  for (const { patient } of made) await takeIntoCare(app, nurse, patient);
  const all: StaffTask[] = [];
  for (let after = ''; ; ) {
    const page = await list(nurse, `?state=unfinished&limit=2${after}`);
    all.push(...page);
    if (page.length < 2) break;
    after = `&after=${page.at(-1)?.id}`;
  }
  const own = all.filter(({ id }) => ours.has(id));
  expect(own.map(({ task }) => task)).toEqual([
    'critical',
    'high',
    'normal, overdue',
    'normal, later',
    'normal, no time',
  ]);
  expect(own.map(({ isOverdue }) => isOverdue)).toEqual([false, false, true, false, false]);
});

test('tasks are given to nurses who can log in', async () => {
  const { cookie } = await app.aDoctor();
  const nurse = await app.aNurse({ name: 'Zara Left' });
  await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', nurse.id).execute();
  const colleagues: { name: string }[] = (await app.as(cookie).get('/api/colleagues')).json();
  expect(colleagues.map(({ name }) => name)).not.toContain('Zara Left');
});

test('a task names the bed in which the patient lies now, and none for whoever does not lie here', async () => {
  const { id, doctor, patient } = await aTask(app, { toNurse: true });
  const placeOf = async () => (await list(doctor)).find((task) => task.id === id)?.place;
  expect(await placeOf()).toBeNull();
  await app.db.updateTable('patients').set({ place: '204-A' }).where('id', '=', patient.patientId).execute();
  expect(await placeOf()).toBe('204-A');
});

// These move the clock: they come last.
describe('a task that is not done in a day', () => {
  const again = async (who: Person): Promise<Person> => ({ ...who, cookie: await app.login(who) });
  const news = async (who: Person) =>
    (await toldTo(app, who)).filter(({ title }) => title.startsWith('Not done in a day'));

  test('closes the chart to whoever took it and is open again to every nurse, who sees from whom', async () => {
    const made = await aTask(app);
    const { id, patient } = made;
    await step(made.nurse, id, 'take');
    app.clock.advance(DAY_MS);
    const [nurse, doctor, colleague] = [await again(made.nurse), await again(made.doctor), await app.aNurse()];
    expect(await chart(nurse, patient.patientId)).toBe(404);
    await giveBackTasks(app.deps);
    await giveBackTasks(app.deps);
    const seen = (await list(colleague, '?limit=200')).find((task) => task.id === id);
    expect(seen).toMatchObject({ state: 'open', takenBy: null, givenBackFrom: nurse.name, can: { take: true } });
    for (const who of [nurse, doctor]) expect(await news(who)).toHaveLength(1);
    expect((await step(nurse, id, 'take')).statusCode).toBe(200);
    expect(await chart(nurse, patient.patientId)).toBe(200);
  });

  test('closes the chart to the nurse it is for, and is for all nurses when she does not take it', async () => {
    const made = await aTask(app, { toNurse: true });
    const { id, patient } = made;
    app.clock.advance(DAY_MS);
    const [nurse, doctor, colleague] = [await again(made.nurse), await again(made.doctor), await app.aNurse()];
    expect(await chart(nurse, patient.patientId)).toBe(404);
    expect((await step(colleague, id, 'take')).statusCode).toBe(404);
    await giveBackTasks(app.deps);
    for (const who of [nurse, doctor]) expect(await news(who)).toHaveLength(1);
    expect((await step(colleague, id, 'take')).statusCode).toBe(200);
    expect(await chart(colleague, patient.patientId)).toBe(200);
  });

  test('stays with the nurse it is for until a day after it is due; taking it opens the chart to her again', async () => {
    const dueAt = new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString();
    const made = await aTask(app, { toNurse: true, dueAt });
    app.clock.advance(2 * DAY_MS);
    await giveBackTasks(app.deps);
    const nurse = await again(made.nurse);
    expect(await chart(nurse, made.patient.patientId)).toBe(404);
    expect((await step(nurse, made.id, 'take')).statusCode).toBe(200);
    expect(await chart(nurse, made.patient.patientId)).toBe(200);
  });

  test('is given back although another cannot be, which is tried again', async () => {
    const [stuck, other] = [await aTask(app, { toNurse: true }), await aTask(app, { toNurse: true })];
    app.clock.advance(DAY_MS);
    const when = `new.id = '${stuck.id}'`;
    const { mend } = await refuseRows(app, { on: 'update', table: 'staff_tasks', when });
    const told = async () => [
      (await news(await again(stuck.nurse))).length,
      (await news(await again(other.nurse))).length,
    ];

    await expect(giveBackTasks(app.deps)).rejects.toThrow(`Failed: staff-task ${stuck.id}`);
    expect(await told()).toEqual([0, 1]);

    await mend();
    await giveBackTasks(app.deps);
    expect(await told()).toEqual([1, 1]);
  });
});
