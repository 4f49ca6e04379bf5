// Who hears of a change on the ward at once, and who does not.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Admitted, anInpatient } from '../admissions/testing.ts';
import { listenAs } from '../appointments/testing.ts';
import { giveDose } from '../medication/doses/record-dose.ts';
import { aDose, anOrder } from '../medication/testing.ts';
import { announce } from '../platform/events.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import type { Person } from '../testing-people.ts';
import { leaveToDo } from './handover/to-dos.ts';
import { observe } from './observe.ts';
import { ILL } from './testing.ts';
import { writeNote } from './write-note.ts';

let house: TestHouse;
let stay: Admitted;
let people: Person[];
beforeAll(async () => {
  house = await openTestHouse();
  stay = await anInpatient(house);
  people = [await house.aNurse(), stay.doctor, await house.aDoctor(), await house.anAdministrator()];
});
afterAll(() => house.close());

const LAST = 'last';

/** What a nurse, the doctor, another doctor and an administrator heard while this was done. */
async function heardDuring(work: () => Promise<unknown>): Promise<string[][]> {
  const listeners = people.map((person) => listenAs(house, person));
  await work();
  // News arrives in order: once this is heard, so is everything before it.
  await announce(house.db, { type: LAST, to: { accounts: people.map(({ id }) => id) } });
  await vi.waitFor(() => {
    for (const { heard } of listeners) expect(heard.at(-1)?.type).toBe(LAST);
  }, 10_000);
  for (const { leave } of listeners) leave();
  const types = listeners.map(({ heard }) => new Set(heard.map(({ type }) => type)));
  return types.map((heard) => [...heard].filter((type) => type !== LAST && type !== 'resync').toSorted());
}

test('a note reaches every nurse and the doctor', async () => {
  const heard = await heardDuring(() => writeNote(house.deps, stay.nurse.actor, stay.id, 'Slept well.'));
  expect(heard).toEqual([['inpatients'], ['inpatients'], [], []]);
});

test('a score of 7 or more rings on every doctor’s and nurse’s screen', async () => {
  const heard = await heardDuring(() => observe(house.deps, stay.nurse.actor, stay.id, ILL));
  expect(heard.map((types) => types.includes('alerts'))).toEqual([true, true, true, false]);
  expect(heard.map((types) => types.includes('inpatients'))).toEqual([true, true, false, false]);
});

test('an order and a dose reach the queue of every nurse', async () => {
  const doses = ['inpatients', 'medication-orders', 'medication-tasks'];
  expect(await heardDuring(() => anOrder(house, stay))).toEqual([doses, doses, [], []]);
  const task = await aDose(house, stay, { medication: 'Ibuprofen' });
  const given = () => giveDose(house.deps, stay.nurse.actor, task.id, { orderVersion: 1 });
  expect(await heardDuring(given)).toEqual([doses, doses, [], []]);
});

test('the handover is the nurses’ own', async () => {
  const heard = await heardDuring(() => leaveToDo(house.deps, stay.nurse.actor, { words: 'Order masks.' }));
  expect(heard).toEqual([['handovers'], [], [], []]);
});
