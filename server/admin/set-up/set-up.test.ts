import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SetUp } from '#contract/clinic/set-up.ts';
import { doctorInvitation } from '#server/staffing/testing-calls.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { guidedSteps } from './guided-steps.ts';

const NOTHING = {
  ...{ hasOwnName: false, departments: 0, doctors: 0, doctorsWithHours: 0, nurses: 0, receptionists: 0 },
  ...{ administrators: 1, invited: 0, rooms: 0, beds: 0, bookable: 0 },
  working: { doctors: 0, nurses: 0, receptionists: 0, administrators: 1 },
};
const states = (figures: object, marks: Record<string, string> = {}) =>
  guidedSteps({ ...NOTHING, ...figures }, new Map(Object.entries(marks))).map(({ state }) => state);

test.each([
  ['nothing is there', {}, {}, 'open open open open open'],
  ['came with the installation', { hasOwnName: true, departments: 4 }, {}, 'open open open open open'],
  [
    'was looked at and kept',
    { hasOwnName: true, departments: 4 },
    { clinic: 'kept', departments: 'kept' },
    'done done open open open',
  ],
  ['the name is still the sample’s', { departments: 1 }, { clinic: 'kept' }, 'open open open open open'],
  ['one role is missing', { doctors: 2, nurses: 1 }, {}, 'open open open open open'],
  ['everybody is invited', { doctors: 2, nurses: 1, receptionists: 1 }, {}, 'open open done open open'],
  ['one doctor has no hours', { doctors: 2, doctorsWithHours: 1 }, {}, 'open open open open open'],
  ['all doctors have hours', { doctors: 2, doctorsWithHours: 2 }, {}, 'open open open done open'],
  ['there are rooms and no bed', { rooms: 3 }, { rooms: 'skipped' }, 'open open open open skipped'],
  ['what was skipped is done afterwards', { beds: 2 }, { rooms: 'skipped' }, 'open open open open done'],
])('the steps when %s', (_what, figures, marks, expected) => {
  expect(states(figures, marks).join(' ')).toBe(expected);
});

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
});
afterAll(() => app.close());

test('who is only invited does not work here yet, and nobody can book with them', async () => {
  const read = async () => (await app.as(admin.cookie).get('/api/admin/set-up')).json<SetUp>().figures;
  const before = await read();
  const { id } = (await app.as(admin.cookie).post('/api/admin/invitations/doctors', doctorInvitation())).json();
  await app.db
    .insertInto('working_hours')
    .values({ doctor_id: id, weekday: 1, first_start: '09:00', last_start: '12:00' })
    .execute();
  const invited = await read();
  expect(invited.doctors - before.doctors).toBe(1);
  expect([invited.working.doctors - before.working.doctors, invited.bookable]).toEqual([0, before.bookable]);
  await app.db.updateTable('accounts').set({ password_hash: 'chosen' }).where('id', '=', id).execute();
  expect((await read()).bookable - before.bookable).toBe(1);
  await app.db.updateTable('clinicians').set({ licence_ends_on: '2026-03-01' }).where('account_id', '=', id).execute();
  expect((await read()).bookable).toBe(before.bookable);
});

test('a step is kept or skipped, which is in the trail once', async () => {
  const as = app.as(admin.cookie);
  await as.post('/api/admin/set-up/steps', { step: 'rooms', mark: 'skipped' });
  const again = await as.post('/api/admin/set-up/steps', { step: 'rooms', mark: 'skipped' });
  expect(again.json<SetUp>().steps.at(-1)).toEqual({ step: 'rooms', state: 'skipped' });
  const marked = (await app.trail()).filter(({ action }) => action === 'set_up.step_marked');
  expect(marked).toHaveLength(1);
  expect((await as.post('/api/admin/set-up/steps', { step: 'doors', mark: 'kept' })).statusCode).toBe(400);
});

test('of two who open the doors at once one does; it blocks nothing, and the first backup is asked for', async () => {
  const other = await app.anAdministrator();
  const answers = await Promise.all(
    [admin, other, admin].map(({ cookie }) => app.as(cookie).post('/api/admin/set-up/open')),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const openers = new Set(answers.map((answer) => answer.json<SetUp>().doors?.by));
  expect(openers.size).toBe(1);
  const trail = await app.trail();
  expect(trail.filter(({ action }) => action === 'set_up.doors_opened')).toHaveLength(1);
  expect(trail.filter(({ action }) => action === 'backup.asked')).toHaveLength(1);
});
