import type { DocumentDoctor, PatientDocument } from '#contract/patients/documents.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import { findOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { maySee } from './policy.ts';
import { presentDocument } from './present.ts';
import { doctorsOf, documentsOf } from './store.ts';

/** All of one's own; of another's chart those that are shared with the reader. */
export async function listDocuments(deps: Deps, actor: Actor, patientId: string): Promise<PatientDocument[]> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'documents');
    const rows = await documentsOf(tx, patientId, deps.clock.now());
    return rows.filter((row) => maySee(actor, row)).map((row) => presentDocument(deps, actor, row));
  });
}

export async function listDocumentDoctors({ db, clock }: Deps, actor: Actor): Promise<DocumentDoctor[]> {
  const patient = await findOwnRecord(db, actor);
  const doctors = await doctorsOf(db, patient.id, clock.now());
  return doctors.map(({ id, name, department, is_open_now }) => ({
    id,
    name,
    specialty: department,
    isOpenNow: is_open_now,
  }));
}
