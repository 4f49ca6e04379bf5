import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { anInpatient, aWaitingInpatient } from '#server/admissions/testing.ts';
import { listNotices } from '#server/notices/read-notices.ts';
import { isChartOpen } from '#server/patients/chart-access/require-chart.ts';
import { deactivatePatient, reactivatePatient } from '#server/patients/deactivate-patient.ts';
import { takeIntoCare, trailAbout } from '#server/patients/testing.ts';
import { disableAccount } from '#server/staffing/change-account.ts';
import { changeDuty } from '#server/staffing/duty.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { aHeldMedicine } from '../testing.ts';
import { decideAfterStay } from './decide-after-stay.ts';
import { discharge } from './discharge.ts';
import { remindOfHolds } from './remind-of-holds.ts';

const LEFT = new Date('2026-03-05T09:00:00.000Z');
const hoursLater = (hours: number) => new Date(LEFT.getTime() + hours * HOUR_MS);

let app: TestApp;
let second: TestApp;
let onDuty: Person;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
  onDuty = await app.aDoctor({ name: 'Dr. Meera Iyer' });
  await changeDuty(app.deps, onDuty.actor, true);
});
beforeEach(() => app.clock.set(LEFT));
afterAll(async () => {
  await second.close();
  await app.close();
});

type Held = Awaited<ReturnType<typeof aHeldMedicine>>;

/** Several servers at once, at this many hours after the discharge. */
async function remindAfter(hours: number): Promise<void> {
  app.clock.set(hoursLater(hours));
  await Promise.all([app, second, app].map(({ db }) => remindOfHolds({ ...app.deps, db })));
}

const ASKED = 'Decide how Cetirizine goes on';
const AGAIN = 'Nobody has decided how Cetirizine goes on';

/** What this doctor was told of this patient's medicine, the first first. */
async function toldOf({ actor }: Person, { patient }: Pick<Held, 'patient'>): Promise<string[]> {
  const notices = await listNotices(app.deps, actor, { limit: 100 });
  return notices
    .filter(({ patientId, title }) => patientId === patient.patientId && title.includes('Cetirizine'))
    .map(({ title }) => title)
    .toReversed();
}

const titlesOf = async ({ actor }: Person) =>
  (await listNotices(app.deps, actor, { limit: 100 })).map(({ title }) => title);

const clockOf = async ({ patient }: Pick<Held, 'patient'>) =>
  (
    await app.db
      .selectFrom('hold_clocks')
      .select(['remind_at', 'reminders'])
      .where('patient_id', '=', patient.patientId)
      .where('remind_at', 'is not', null)
      .execute()
  )[0] ?? null;

test('the doctor of the stay is told again after a day, once by several servers, and the chart opens anew', async () => {
  const held = await aHeldMedicine(app);
  await remindAfter(23.9);
  expect(await toldOf(held.doctor, held)).toEqual([ASKED]);

  await remindAfter(24);
  await remindAfter(24.1);

  expect(await toldOf(held.doctor, held)).toEqual([ASKED, AGAIN]);
  expect(await toldOf(onDuty, held)).toEqual([]);
  expect(await clockOf(held)).toEqual({ remind_at: hoursLater(48), reminders: 1 });
  app.clock.set(hoursLater(24 + 13 * 24));
  expect(await isChartOpen(app.deps, held.doctor.actor, held.patient.patientId)).toBe(true);
});

test('after two days every doctor who may decide is told, the chart opens to them, and the patient learns whom to call', async () => {
  const held = await aHeldMedicine(app);
  const familyDoctor = await app.aDoctor({ name: 'Dr. Anil Rao' });
  await takeIntoCare(app, familyDoctor, held.patient);
  const stranger = await app.aDoctor({ name: 'Dr. Leena Paul' });
  await remindAfter(24);
  expect(await isChartOpen(app.deps, onDuty.actor, held.patient.patientId)).toBe(false);

  await remindAfter(48);

  expect(await toldOf(held.doctor, held)).toEqual([ASKED, AGAIN, AGAIN]);
  expect(await toldOf(onDuty, held)).toEqual([AGAIN]);
  expect(await toldOf(familyDoctor, held)).toEqual([AGAIN]);
  expect(await toldOf(stranger, held)).toEqual([]);
  expect(await isChartOpen(app.deps, onDuty.actor, held.patient.patientId)).toBe(true);
  const [toPatient] = await listNotices(app.deps, held.patient.actor, { limit: 1 });
  expect(toPatient).toMatchObject({
    title: 'Still ask before taking Cetirizine again',
    text: expect.stringContaining(`call ${app.deps.config.clinic.phone}`),
  });
  const told = (await trailAbout(app, held.patient.patientId)).filter(({ action }) => action === 'medicine.hold_told');
  expect(told).toHaveLength(3);
  expect(await decideAfterStay(app.deps, onDuty.actor, held.medicineId, 'continue')).toMatchObject({
    decision: 'continue',
  });
});

test('then weekly, and the patient is not told the same again', async () => {
  const held = await aHeldMedicine(app);
  for (const hours of [24, 48, 49, 48 + 167, 48 + 168, 48 + 169, 48 + 2 * 168]) await remindAfter(hours);
  expect(await toldOf(onDuty, held)).toEqual([AGAIN, AGAIN, AGAIN]);
  const toPatient = (await titlesOf(held.patient)).filter((title) => title.startsWith('Still ask'));
  expect(toPatient).toHaveLength(1);
});

test('a decision ends it at once', async () => {
  const held = await aHeldMedicine(app);
  app.clock.set(hoursLater(23.9));
  await decideAfterStay(app.deps, held.doctor.actor, held.medicineId, 'continue');
  await remindAfter(24);
  await remindAfter(48);
  expect(await toldOf(held.doctor, held)).toEqual([ASKED]);
  expect(await clockOf(held)).toBeNull();
});

test('where the doctor of the stay has left, those on duty are told after a day', async () => {
  const held = await aHeldMedicine(app);
  const administrator = await app.anAdministrator();
  await disableAccount(app.deps, administrator.actor, held.doctor.id);
  await remindAfter(24);
  expect(await toldOf(onDuty, held)).toEqual([AGAIN]);
});

test('nobody is reminded while the patient lies here again, also before a doctor has accepted it', async () => {
  const held = await aHeldMedicine(app);
  app.clock.set(hoursLater(10));
  const again = { patient: held.patient };
  await aWaitingInpatient(app, again);
  await remindAfter(48);
  expect(await toldOf(held.doctor, held)).toEqual([ASKED]);
  expect(await toldOf(onDuty, held)).toEqual([]);
});

test('what a later stay leaves open is told at its end to the doctor of that stay, whose clock it is then', async () => {
  const held = await aHeldMedicine(app);
  app.clock.set(hoursLater(10));
  const later = await anInpatient(app, { patient: held.patient });
  app.clock.set(hoursLater(72));
  await discharge(app.deps, later.nurse.actor, later.id, { summary: 'Well again.', version: 1 });

  expect(await toldOf(later.doctor, held)).toEqual([ASKED]);
  expect(await clockOf(held)).toEqual({ remind_at: hoursLater(96), reminders: 0 });
  await remindAfter(95);
  expect(await toldOf(later.doctor, held)).toEqual([ASKED]);
  await remindAfter(96);
  expect(await toldOf(later.doctor, held)).toEqual([ASKED, AGAIN]);
  expect(await toldOf(onDuty, held)).toEqual([]);
});

test('nobody is reminded of a patient whose record was closed, until it is opened again', async () => {
  const held = await aHeldMedicine(app);
  await deactivatePatient(app.deps, held.nurse.actor, held.patient.patientId);
  await remindAfter(24);
  expect(await toldOf(held.doctor, held)).toEqual([ASKED]);
  await reactivatePatient(app.deps, held.nurse.actor, held.patient.patientId);
  await remindAfter(25);
  expect(await toldOf(held.doctor, held)).toEqual([ASKED, AGAIN]);
});
