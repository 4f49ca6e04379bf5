// Who hears of a change on the ward at once, and who does not.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Admitted, anInpatient } from '../admissions/testing.ts';
import { listenAs } from '../appointments/testing.ts';
import { giveDose } from '../medication/doses/record-dose.ts';
import { aDose, anOrder } from '../medication/testing.ts';
import { publish } from '../platform/events.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { leaveToDo } from './handover/to-dos.ts';
import { observe } from './observe.ts';
import { ILL } from './testing.ts';
import { writeNote } from './write-note.ts';

let app: TestApp;
let stay: Admitted;
let people: Person[];
beforeAll(async () => {
  app = await startTestApp();
  stay = await anInpatient(app);
  people = [await app.aNurse(), stay.doctor, await app.aDoctor(), await app.anAdministrator()];
});
afterAll(() => app.close());

const LAST = 'duty';

/** What a nurse, the doctor, another doctor and an administrator heard while this was done. */
async function heardDuring(work: () => Promise<unknown>): Promise<string[][]> {
  const listeners = people.map((person) => listenAs(app, person));
  // Events arrive in order: once this is heard, so is everything before it.
  const untilAllIsHeard = async () => {
    const before = listeners.map(({ heard }) => heard.length);
    await publish(app.db, { type: LAST, to: { accounts: people.map(({ id }) => id) } });
    await vi.waitFor(() => {
      for (const [index, { heard }] of listeners.entries())
        expect(heard.slice(before[index]).some(({ type }) => type === LAST)).toBe(true);
    }, 10_000);
    return listeners.map(({ heard }) => heard.length);
  };
  const earlier = await untilAllIsHeard();
  await work();
  await untilAllIsHeard();
  for (const { leave } of listeners) leave();
  const types = listeners.map(({ heard }, index) => new Set(heard.slice(earlier[index]).map(({ type }) => type)));
  return types.map((heard) => [...heard].filter((type) => type !== LAST && type !== 'resync').toSorted());
}

test('a note reaches every nurse and the doctor', async () => {
  const heard = await heardDuring(() => writeNote(app.deps, stay.nurse.actor, stay.id, 'Slept well.'));
  expect(heard).toEqual([['inpatients'], ['inpatients'], [], []]);
});

test('a score of 7 or more rings on every doctor’s and nurse’s screen', async () => {
  const heard = await heardDuring(() => observe(app.deps, stay.nurse.actor, stay.id, ILL));
  expect(heard.map((types) => types.includes('alerts'))).toEqual([true, true, true, false]);
  expect(heard.map((types) => types.includes('inpatients'))).toEqual([true, true, false, false]);
});

test('an order and a dose reach the queue of every nurse', async () => {
  const doses = ['inpatients', 'medication-orders', 'medication-tasks'];
  expect(await heardDuring(() => anOrder(app, stay))).toEqual([doses, doses, [], []]);
  const task = await aDose(app, stay, { medication: 'Ibuprofen' });
  const given = () => giveDose(app.deps, stay.nurse.actor, task.id, { orderVersion: 1 });
  expect(await heardDuring(given)).toEqual([doses, doses, [], []]);
});

test('the handover is the nurses’ own', async () => {
  const heard = await heardDuring(() => leaveToDo(app.deps, stay.nurse.actor, { words: 'Order masks.' }));
  expect(heard).toEqual([['handovers'], [], [], []]);
});
