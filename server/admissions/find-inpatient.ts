// For the rooms that come after: one who lies here, if the caller may open the chart.
import type { Database, Tx } from '../db/connect.ts';
import { demandChart } from '../patients/find-patient.ts';
import { openChart } from '../patients/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { placeInWords } from './place.ts';
import { type AdmissionRow, admissionById, liveAdmissions, lockAdmission, staysIn } from './store.ts';

export type InpatientRow = AdmissionRow;

/** Whoever has left answers like one who was never here: their stays are read in the chart. */
export async function demandInpatient(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<InpatientRow> {
  const unchecked = await admissionById(deps.db, id);
  if (!unchecked || unchecked.discharged_at) throw new Refusal('not_found');
  await demandChart(deps, actor, unchecked.patient_id);
  return unchecked;
}

/** The same, held until the transaction ends: sets of one patient come one after the other, and nobody is discharged meanwhile. */
export async function holdInpatient(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  id: string,
): Promise<InpatientRow> {
  await lockAdmission(tx, id);
  return demandInpatient({ clock: deps.clock, db: tx }, actor, id);
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

/** To a nurse everyone who lies here, to a doctor those whose charts are open to them. */
export const listLive = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<InpatientRow[]> =>
  liveAdmissions(db, actor.role === 'staff' ? null : { clinicianId: actor.accountId, now: clock.now() });

export async function findStays(db: Database, admissionId: string) {
  const rows = await staysIn(db, admissionId);
  return rows.map((row) => ({ place: placeInWords(row), from: row.from_at.toISOString(), by: row.mover }));
}
