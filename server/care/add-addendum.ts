import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireLicence } from '../staffing/licences/require-licence.ts';
import { publishNotification } from './publish-notification.ts';
import { presentDiagnoses } from './read-diagnosis.ts';
import { diagnosisById, insertAddendum } from './store.ts';

/** Writes a correction beneath a signed diagnosis, for any doctor who may open the chart. The diagnosis itself stays. */
export async function addAddendum(deps: Deps, actor: Actor, id: string, text: string): Promise<Diagnosis> {
  requireLicence(deps, actor);
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const unchecked = await diagnosisById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    const patient = await requireChart(inTx, actor, unchecked.patient_id);
    await insertAddendum(tx, patient.id, {
      diagnosis_id: id,
      text,
      written_by: actor.accountId,
      written_at: deps.clock.now(),
    });
    await appendEntry(tx, deps.clock, actor, 'diagnosis.addendum', {
      subject: 'diagnosis',
      subjectId: id,
      patientId: patient.id,
    });
    await publishNotification(tx, deps, patient, ['diagnoses']);
    const [diagnosis] = await presentDiagnoses(inTx, actor, [unchecked]);
    if (!diagnosis) throw new Refusal('not_found');
    return diagnosis;
  });
}
