import { DAY_MS } from '#contract/durations.ts';
import { inWords } from '#contract/medicines/in-words.ts';
import type { MedicineOrder, SafetyReport } from '#contract/medicines/medicines.ts';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import { checkOrders } from '../pharmacy/check-orders.ts';
import { contentsOf, describeMedicines } from '../pharmacy/describe-medicines.ts';
import { describeRunning, type Known } from '../pharmacy/describe-running.ts';
import { type Facts, isEndedBy, type Prescribed, type Running } from '../pharmacy/facts.ts';
import { nameIngredients } from '../pharmacy/name-ingredients.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { findPatientFacts } from './find-patient-facts.ts';
import { findVideoFacts, howTheyMet } from './find-video-facts.ts';
import { findRunningMedicines } from './prescriptions/list-prescriptions.ts';
import { ordersOnWard, type WardOrderRow } from './prescriptions/store.ts';

type Asked = {
  patient: string;
  medications: readonly MedicineOrder[];
  diagnosis?: string | undefined;
  code?: string | undefined;
};

type Checked = {
  medications: readonly MedicineOrder[];
  writing: { code: string | null; name: string };
  /** The prescribed medicine in whose place the order comes: it is not compared with itself. */
  replaces?: string;
};

/** Checks while the doctor writes. The chart counts as opened, because the answer shows allergies and medicines. */
export async function checkDiagnosis(
  deps: Deps,
  actor: Actor,
  { patient, medications, diagnosis, code }: Asked,
): Promise<SafetyReport> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patient, 'safety');
    const writing = { code: code ?? null, name: diagnosis ?? '' };
    return checkSafety({ ...deps, db: tx }, actor, patient, { medications, writing });
  });
}

/** A check that did not run is no check: whatever goes wrong in here stops the signing. */
export async function checkSafety(
  deps: Deps,
  actor: Actor,
  patientId: string,
  checked: Checked,
): Promise<SafetyReport> {
  try {
    const report = checkOrders(await factsFor(deps, actor, patientId, checked), deps.clock.now());
    return { ...report, lastMet: (await howTheyMet(deps, actor, patientId)).last_met };
  } catch (error) {
    deps.log.error({ err: error }, 'the safety check could not run');
    throw new Refusal('safety_check_failed');
  }
}

async function factsFor(
  deps: Deps,
  actor: Actor,
  patientId: string,
  { medications, writing, replaces }: Checked,
): Promise<Facts> {
  const { facts, told } = await findPatientFacts(deps, patientId, writing);
  const described = await describeMedicines(deps.db, medications);
  const taken = await runningFor(deps, actor, patientId, {
    told: await beside(deps, medications, told, replaces),
    replaces,
  });
  const isEnding = (one: Running) => medications.some((order) => isEndedBy(order, one));
  return {
    patient: facts,
    orders: medications.map((order, index) => ({ ...order, index, ...contentsOf(order, described[index]) })),
    byVideo: await findVideoFacts(deps, actor, patientId, writing.code),
    running: taken.filter((one) => !isEnding(one)),
    ending: taken.filter(isEnding),
  };
}

/** What the patient lists at home may be the very medicine that is prescribed again: it is not compared with itself. */
async function beside(
  { db }: Pick<Deps, 'db'>,
  medications: readonly MedicineOrder[],
  told: readonly string[],
  replaces: string | undefined,
): Promise<readonly string[]> {
  if (!replaces || told.length === 0) return told;
  const ordered = new Set((await nameIngredients(db, medications)).flat());
  const listed = await nameIngredients(
    db,
    told.map((name) => ({ name })),
  );
  return told.filter((_, nth) => !listed[nth]?.every((ingredient) => ordered.has(ingredient)));
}

/** Ordered on the ward, prescribed and not ordered there, and what the patient told. */
async function runningFor(
  deps: Deps,
  actor: Actor,
  patientId: string,
  { told, replaces }: { told: readonly string[]; replaces: string | undefined },
): Promise<Running[]> {
  const onWard = await ordersOnWard(deps.db, patientId, deps.clock.now());
  const takenOver = new Set([replaces, ...onWard.map(({ prescribed_medicine_id }) => prescribed_medicine_id)]);
  const prescribed = await findRunningMedicines(deps, actor, patientId);
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  // What the ward took over from a prescription ends with it. What was ordered on the ward by hand is asked about by itself.
  const sourceOf = (row: WardOrderRow) => {
    const { prescribed_medicine_id: source } = row;
    if (source === replaces && source) return undefined;
    const found = prescribed.find(({ id }) => id === source);
    return found
      ? { ...asReplaceable(found, today), inWords: wordsOf(row, found), isGivenOnWard: true }
      : asOnWard(row, deps.clock.now());
  };
  const known = [
    ...onWard.map((row) => ({ ...asOrdered(row), prescribed: sourceOf(row) })),
    ...prescribed.filter(({ id }) => !takenOver.has(id)).map((medicine) => asPrescribed(medicine, today)),
  ];
  return describeRunning(deps.db, known, told);
}

const asReplaceable = ({ id, inWords: words, endsOn }: PrescribedMedicine, today: string): Prescribed => ({
  ...{ id, inWords: words },
  daysLeft: endsOn === null ? null : 1 + Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS),
});

/** A single dose is no order that goes on. */
const asOnWard = (row: WardOrderRow, now: Date): Prescribed | undefined =>
  row.frequency === 'once'
    ? undefined
    : {
        ...{ id: row.id, inWords: `${onWardInWords(row)}, on the ward`, isOnWard: true },
        daysLeft: row.ends_at && Math.floor((row.ends_at.getTime() - now.getTime()) / DAY_MS),
      };

const onWardInWords = (row: WardOrderRow): string =>
  inWords({
    ...{ dose: { amount: row.amount, unit: row.unit }, route: row.route, frequency: row.frequency, days: null },
    ...{ smallestGapHours: row.gap_hours, mostIn24Hours: row.most_in_24h },
  });

/** Where the ward gives it otherwise than it was prescribed, both end, and both are named. */
function wordsOf(row: WardOrderRow, { inWords: words, ...atHome }: PrescribedMedicine): string {
  const onWard = onWardInWords(row);
  const isSame = onWard === inWords({ ...atHome, days: null });
  return isSame ? words : `${onWard}, on the ward (prescribed: ${words})`;
}

const asPrescribed = (medicine: PrescribedMedicine, today: string): Known => ({
  prescribed: asReplaceable(medicine, today),
  id: medicine.medicineId ?? undefined,
  name: medicine.name,
  taken: {
    dose: medicine.dose,
    route: medicine.route,
    frequency: medicine.frequency,
    smallestGapHours: medicine.smallestGapHours ?? undefined,
    mostIn24Hours: medicine.mostIn24Hours ?? undefined,
  },
});

const asOrdered = (row: WardOrderRow): Known => ({
  id: row.medicine_id ?? undefined,
  name: row.medication,
  taken: {
    dose: { amount: row.amount, unit: row.unit },
    route: row.route,
    frequency: row.frequency,
    smallestGapHours: row.gap_hours ?? undefined,
    mostIn24Hours: row.most_in_24h ?? undefined,
  },
});
