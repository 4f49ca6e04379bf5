import type { Admission, Stay } from '#contract/ward/admissions.ts';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import { presentFormerPuds } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { bedInWords } from './bed-in-words.ts';
import { knowsEveryStay } from './policy.ts';
import { type AdmissionRow, admissionsOf, newestAdmissions } from './store.ts';

/** Lists who came and went, enough to find a stay. The desk sees everyone, a doctor those whose charts are open to them. */
export async function listAdmissions(
  deps: Deps,
  actor: Actor,
  page: { limit: number; after?: string | undefined },
): Promise<Admission[]> {
  return transaction(deps.db, async (tx) => {
    const openTo = knowsEveryStay(actor) ? null : { clinicianId: actor.accountId, now: deps.clock.now() };
    return (await newestAdmissions(tx, openTo, page)).map(presentAdmission);
  });
}

export async function listStays(deps: Deps, actor: Actor, patientId: string): Promise<Stay[]> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'admissions');
    return findStaysOf(tx, patientId);
  });
}

/** Lists a patient's stays, newest first. The caller has opened the chart. */
export async function findStaysOf(db: Database, patientId: string): Promise<Stay[]> {
  return (await admissionsOf(db, patientId)).map((row) => ({
    ...presentAdmission(row),
    diagnosis: row.diagnosis,
    summary: row.summary,
    advice: row.advice,
    dischargedBy: row.discharger,
  }));
}

const presentAdmission = (row: AdmissionRow): Admission => ({
  id: row.id,
  patientId: row.patient_id,
  patient: row.patient,
  pud: row.pud,
  ...presentFormerPuds(row.former_puds),
  place: bedInWords(row),
  doctor: row.doctor,
  admittedAt: row.admitted_at.toISOString(),
  dischargedAt: row.discharged_at?.toISOString() ?? null,
});
