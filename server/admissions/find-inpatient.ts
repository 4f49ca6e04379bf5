// Finds inpatients for later modules: those whose chart is open to the caller, or all of them for work at the bed, which
// opens no chart.
import type { Database, Tx } from '../db/connect.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { bedInWords } from './bed-in-words.ts';
import { knowsEveryStay, mayWorkAtBedside } from './policy.ts';
import {
  type AdmissionRow,
  admissionById,
  everyLive,
  liveAdmissionOf,
  liveInCareOf,
  liveOpenToNurse,
  lockAdmission,
  staysIn,
  waitingAdmissions,
  waitingFor,
} from './store.ts';

export type InpatientRow = AdmissionRow;

/** Answers not_found for someone who has left: past stays are read in the chart. */
export async function requireInpatient(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<InpatientRow> {
  const unchecked = await admissionById(deps.db, id);
  if (!unchecked || unchecked.discharged_at) throw new Refusal('not_found');
  await requireChart(deps, actor, unchecked.patient_id);
  return unchecked;
}

/**
 * A stay for work at the bedside, which opens no chart. What it answers must hold nothing of the chart.
 */
export async function requireStay(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<InpatientRow> {
  const unchecked = await admissionById(deps.db, id);
  if (!unchecked || unchecked.discharged_at) throw new Refusal('not_found');
  if (!mayWorkAtBedside(actor, unchecked)) await requireChart(deps, actor, unchecked.patient_id);
  return unchecked;
}

/** The same, held until the transaction ends: sets of one patient come one after the other, and nobody is discharged meanwhile. */
export async function lockStay(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, id: string): Promise<InpatientRow> {
  await lockAdmission(tx, id);
  return requireStay({ clock: deps.clock, db: tx }, actor, id);
}

/** An inpatient whose chart is open to the caller, held until the transaction ends. */
export async function lockInpatient(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  id: string,
): Promise<InpatientRow> {
  await lockAdmission(tx, id);
  return requireInpatient({ clock: deps.clock, db: tx }, actor, id);
}

/** The same, and the trail remembers that the chart was opened. */
export async function openInpatient(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  id: string,
  part: string,
): Promise<InpatientRow> {
  const unchecked = await admissionById(tx, id);
  if (!unchecked || unchecked.discharged_at) throw new Refusal('not_found');
  await openChart(tx, deps, actor, unchecked.patient_id, part);
  return unchecked;
}

/** Lists the inpatients whose charts are open to the caller; to a nurse everyone whom a doctor has accepted. */
export const listLive = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<InpatientRow[]> => {
  const openTo = { clinicianId: actor.accountId, now: clock.now() };
  return knowsEveryStay(actor) ? liveOpenToNurse(db, openTo) : liveInCareOf(db, openTo);
};

/** Admissions that no doctor has accepted: to a nurse all of them, to a doctor those they may accept. */
export const listWaiting = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<InpatientRow[]> =>
  knowsEveryStay(actor) ? waitingAdmissions(db) : waitingFor(db, { clinicianId: actor.accountId, now: clock.now() });

/** Everyone who lies here, for what the desk knows of everyone; to a doctor only those whose charts are open to them. */
export const listEveryLive = (deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<InpatientRow[]> =>
  knowsEveryStay(actor) ? everyLive(deps.db) : listLive(deps, actor);

export async function findStays(db: Database, admissionId: string) {
  const rows = await staysIn(db, admissionId);
  return rows.map((row) => ({ place: bedInWords(row), from: row.from_at.toISOString(), by: row.mover }));
}

/** The stay of one patient, for whoever has opened the chart; none for whoever is not an inpatient. */
export const findLiveStay = (db: Database, patientId: string): Promise<InpatientRow | undefined> =>
  liveAdmissionOf(db, patientId);
