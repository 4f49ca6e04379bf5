import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SetUp } from '#contract/clinic/set-up.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { guidedSteps } from './guided-steps.ts';

const NOTHING = {
  ...{ hasOwnName: false, departments: 0, doctors: 0, doctorsWithHours: 0, nurses: 0, receptionists: 0 },
  ...{ administrators: 1, invited: 0, rooms: 0, beds: 0 },
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
