// For the rooms that come after: opening a part of someone's chart, which the trail remembers and the patient can read.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { demandChart, type PatientRow } from './find-patient.ts';

/** The entry shares the transaction of the read: nobody reads without leaving one. `part` is a code like 'profile'. */
export async function openChart(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  patientId: string,
  part: string,
): Promise<PatientRow> {
  const patient = await demandChart({ db: tx, clock }, actor, patientId);
  await appendEntry(tx, clock, actor, 'chart.opened', {
    subject: 'chart',
    subjectId: patientId,
    patientId,
    details: { part },
  });
  return patient;
}
