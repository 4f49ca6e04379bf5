import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { fixedClock } from '../platform/clock.ts';
import { changeDuty } from '../staffing/duty.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { acknowledgeAlert, attendAlert, closeAlert } from './answer-alert.ts';
import { callForHelp } from './call-for-help.ts';
import { listAlerts } from './list-alerts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const afterHours = (hours: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + hours * 3_600_000)),
});

async function people() {
  const [onDuty, offDuty, nurse] = [await app.aDoctor(), await app.aDoctor(), await app.aNurse()];
  await changeDuty(app.deps, onDuty.actor, true);
  return { onDuty, offDuty, nurse, patient: await app.aPatient() };
}

test('while an alert is open every nurse and every doctor on duty may open the chart, and nobody after it', async () => {
  const { onDuty, offDuty, nurse, patient } = await people();
  const profile = async ({ cookie }: Person) =>
    (await app.as(cookie).get(`/api/patients/${patient.patientId}/profile`)).statusCode;
  const opened = async () => [await profile(onDuty), await profile(nurse), await profile(offDuty)];
  expect(await opened()).toEqual([404, 404, 404]);

  const { id } = await callForHelp(app.deps, patient.actor, {});
  expect(await opened()).toEqual([200, 200, 404]);

  const answerer = await app.aNurse();
  await acknowledgeAlert(app.deps, answerer.actor, id, null);
  await attendAlert(app.deps, answerer.actor, id);
  expect(await opened()).toEqual([200, 200, 404]);
  await closeAlert(app.deps, answerer.actor, id, 'Feels well.');
  expect(await opened()).toEqual([404, 404, 404]);
  expect(await profile(answerer)).toBe(200);
});

test('the trail names the open alert as the reason why the chart was opened', async () => {
  const { nurse, patient } = await people();
  await callForHelp(app.deps, patient.actor, {});
  await app.as(nurse.cookie).get(`/api/patients/${patient.patientId}/profile`);

  const entries = await app.db
    .selectFrom('audit_entries')
    .select('details')
    .where('patient_id', '=', patient.patientId)
    .where('actor_id', '=', nurse.id)
    .where('action', '=', 'chart.opened')
    .execute();
  expect(entries).toMatchObject([{ details: { reason: 'alert-open' } }]);
});

test('an alert that nobody closes opens the chart for a day, and an answer for a day more', async () => {
  const { nurse, patient } = await people();
  const answerer = await app.aNurse();
  const { id } = await callForHelp(app.deps, patient.actor, {});
  await acknowledgeAlert(afterHours(10), answerer.actor, id, null);
  const chart = (hours: number, { actor }: Person) => requireChart(afterHours(hours), actor, patient.patientId);

  expect(await chart(23, nurse)).toMatchObject({ id: patient.patientId });
  await expect(chart(25, nurse)).rejects.toMatchObject({ code: 'not_found' });
  expect(await chart(33, answerer)).toMatchObject({ id: patient.patientId });
  await expect(chart(35, answerer)).rejects.toMatchObject({ code: 'not_found' });

  await attendAlert(afterHours(20), answerer.actor, id);
  expect(await chart(43, answerer)).toMatchObject({ id: patient.patientId });
  expect(await chart(43, nurse)).toMatchObject({ id: patient.patientId });
  await expect(chart(45, answerer)).rejects.toMatchObject({ code: 'not_found' });
});

test('an alert offers its chart only to those to whom it opens', async () => {
  const { onDuty, offDuty, nurse, patient } = await people();
  const { id } = await callForHelp(app.deps, patient.actor, {});
  const offered = async ({ actor }: Person) =>
    (await listAlerts(app.deps, actor)).find((alert) => alert.id === id)?.can.openChart;
  expect([await offered(onDuty), await offered(nurse), await offered(offDuty)]).toEqual([true, true, false]);
});

test('the list of alerts asks for all charts at once, however many alerts are open', async () => {
  const { onDuty, nurse, offDuty } = await people();
  const queriesFor = async ({ actor }: Person) => {
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1;
        return result;
      },
    };
    await listAlerts({ ...app.deps, db: app.deps.db.withPlugin(counting) }, actor);
    return count;
  };
  await callForHelp(app.deps, (await app.aPatient()).actor, {});
  const before = await Promise.all([onDuty, nurse, offDuty].map(queriesFor));
  for (let more = 0; more < 3; more += 1) await callForHelp(app.deps, (await app.aPatient()).actor, {});

  expect(await Promise.all([onDuty, nurse, offDuty].map(queriesFor))).toEqual(before);
});

test('a nurse who has a relationship is offered the chart also when the day of the alert is over', async () => {
  const { nurse, offDuty, patient } = await people();
  const { id } = await callForHelp(app.deps, patient.actor, {});
  await acknowledgeAlert(afterHours(20), nurse.actor, id, null);
  const offered = async ({ actor }: Person) =>
    (await listAlerts(afterHours(30), actor)).find((alert) => alert.id === id)?.can.openChart;
  expect([await offered(nurse), await offered(offDuty), await offered(await app.aNurse())]).toEqual([
    true,
    false,
    false,
  ]);
});
