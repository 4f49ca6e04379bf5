// Patients who take medicines at home, and the repeats they asked for, made by the use cases that people use.
import type { HomeDose } from '#contract/medicines/doses.ts';
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import type { ProfileForm } from '#contract/patients/profile.ts';
import { anInpatient } from '../admissions/testing.ts';
import { aTreatedPatient, signFor, type Treated } from '../care/testing.ts';
import { stopMedication } from '../medication/orders/change-medication.ts';
import { findOrders } from '../medication/orders/list-orders.ts';
import { takeOverPrescriptions } from '../medication/orders/take-over-prescriptions.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { discharge } from './after-stay/discharge.ts';
import { listDoses } from './list-doses.ts';
import { askRepeat } from './repeats/ask-repeat.ts';

/** Once a day at 08:00, without an end and without a known supply. */
export const AMLODIPINE: MedicineOrder = {
  name: 'Amlodipine',
  dose: { amount: 5, unit: 'mg' },
  route: 'by mouth',
  frequency: 'once-a-day',
};

export const CETIRIZINE: MedicineOrder = { ...AMLODIPINE, name: 'Cetirizine', dose: { amount: 10, unit: 'mg' } };

export const at = (app: TestApp, instant: string | Date): Deps => ({
  ...app.deps,
  clock: fixedClock(new Date(instant)),
});

export type AtHome = Treated & { medicineIds: string[]; medicineId: string };

/** Signed at the clock of the app. */
export async function aPatientAtHome(
  app: TestApp,
  medications: readonly MedicineOrder[] = [AMLODIPINE],
  { profile = {}, treated }: { profile?: ProfileForm; treated?: Treated } = {},
): Promise<AtHome> {
  const known = treated ?? (await aTreatedPatient(app, profile));
  const { prescription } = await signFor(app, known, { medications: [...medications] });
  const medicineIds = prescription?.medicines.map(({ id }) => id) ?? [];
  return { ...known, medicineIds, medicineId: medicineIds[0] ?? '' };
}

export async function doseOf(deps: Deps, { actor }: Patient, day: string, nth = 0): Promise<HomeDose> {
  const { doses } = await listDoses(deps, actor);
  const dose = doses.find((one) => one.day === day && one.nth === nth);
  if (!dose) throw new Error(`No dose on ${day}.`);
  return dose;
}

/** The id of an open request. */
export async function anAskedRepeat(app: TestApp, treated: Treated, medicine = CETIRIZINE): Promise<string> {
  const { medicineId } = await aPatientAtHome(app, [medicine], { treated });
  const asked = await askRepeat(app.deps, treated.patient.actor, medicineId);
  return asked.repeat?.id ?? '';
}

/** Signed in a stay, stopped on the ward, and discharged by a nurse: nobody has decided how it goes on. */
export async function aHeldMedicine(app: TestApp): Promise<AtHome & { nurse: Person }> {
  const stay = await anInpatient(app);
  const known = await aPatientAtHome(app, [CETIRIZINE], { treated: stay });
  await takeOverPrescriptions(app.deps);
  const [order] = await findOrders(app.deps, stay.doctor.actor, stay.id);
  await stopMedication(app.deps, stay.doctor.actor, order?.id ?? '', 'Sleepy.');
  await discharge(app.deps, stay.nurse.actor, stay.id, { summary: 'Well again.', version: 1 });
  return { ...known, nurse: stay.nurse };
}
