import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admitted, anInpatient } from '#server/admissions/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { listAsNeeded } from '../orders/list-orders.ts';
import { AS_NEEDED, aDose, anOrder, PARACETAMOL } from '../testing.ts';
import { readTask } from './list-tasks.ts';
import { giveDose } from './record-dose.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const give = { orderVersion: 1 };
const reason = 'Looked up by hand.';
const answers = async (stay: Admitted, input: Parameters<typeof anOrder>[2]) => {
  const body = { ...PARACETAMOL, ...input };
  const check = await app.as(stay.doctor.cookie).post(`/api/inpatients/${stay.id}/medication-orders/check`, body);
  return check.json().findings.map(({ key }: { key: string }) => ({ finding: key, reason }));
};

test('a medicine whose name is not known is told to the nurse as such, with the doctor’s reason', async () => {
  const stay = await anInpatient(app);
  const right = await aDose(app, stay);
  expect(right).toMatchObject({ isRecognised: true, overrides: [] });
  await giveDose(app.deps, stay.nurse.actor, right.id, give);
  const unheardOf = { medication: 'Zyxolan' };
  const task = await aDose(app, stay, { ...unheardOf, answers: await answers(stay, unheardOf) });
  const told = {
    ...{ kind: 'not-checked', title: 'Zyxolan not checked', mustConfirm: false },
    reason,
  };
  expect(await readTask(app.deps, stay.nurse.actor, task.id)).toMatchObject({
    ...{ isRecognised: false, lastDoses: [], overrides: [told] },
  });
  const asNeeded = { ...AS_NEEDED, ...unheardOf };
  const { id } = await anOrder(app, stay, { ...asNeeded, answers: await answers(stay, asNeeded) });
  const order = (await listAsNeeded(app.deps, stay.nurse.actor)).find((each) => each.id === id);
  expect(order?.isRecognised).toBe(false);
  expect(order?.overrides).toContainEqual(expect.objectContaining(told));
});

test('a misspelt name is read as what it means, and the dose before it is found', async () => {
  const stay = await anInpatient(app);
  const right = await aDose(app, stay);
  await giveDose(app.deps, stay.nurse.actor, right.id, give);
  const misspelt = { medication: 'Paracetmol' };
  const task = await aDose(app, stay, { ...misspelt, answers: await answers(stay, misspelt) });
  expect(await readTask(app.deps, stay.nurse.actor, task.id)).toMatchObject({
    isRecognised: true,
    lastDoses: [{ ingredients: ['paracetamol'] }],
  });
});

test('a medicine whose name is not known is not given before the nurse says that she checked the others', async () => {
  const stay = await anInpatient(app);
  const unheardOf = { medication: 'Zyxolan' };
  const task = await aDose(app, stay, { ...unheardOf, answers: await answers(stay, unheardOf) });
  const nurse = app.as(stay.nurse.cookie);

  const refused = await nurse.post(`/api/medication-tasks/${task.id}/complete`, give);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'other_medicines_unchecked',
    fields: { otherMedicinesChecked: 'Confirm that you have checked the other medicines.' },
  });

  const checked = { ...give, otherMedicinesChecked: true };
  expect((await nurse.post(`/api/medication-tasks/${task.id}/complete`, checked)).statusCode).toBe(200);
  expect(await lastGiven(stay)).toMatchObject({ otherMedicinesChecked: true });

  const asNeeded = { ...AS_NEEDED, medication: 'Qwertimab' };
  const { id } = await anOrder(app, stay, { ...asNeeded, answers: await answers(stay, asNeeded) });
  const path = `/api/medication-orders/${id}/give`;
  expect((await nurse.post(path, give)).json()).toMatchObject({ code: 'other_medicines_unchecked' });
  expect((await nurse.post(path, checked)).statusCode).toBe(201);
  expect(await lastGiven(stay)).toMatchObject({ otherMedicinesChecked: true, outcome: 'given' });
});

async function lastGiven({ nurse }: Admitted): Promise<unknown> {
  const entry = await app.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'dose.given')
    .where('actor_id', '=', nurse.actor.accountId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return entry.details;
}
