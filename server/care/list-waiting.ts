import type { WaitingDiagnosis } from '#contract/patients/diagnoses.ts';
import { VISIT_OPENS_CHART_MS } from '../patients/chart-access/visit-opens-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { waitingFor } from './store.ts';

const SHOWN = 100;

/** Lists what the Diagnosis badge counts, oldest first. */
export async function listWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ count: number; first: WaitingDiagnosis[] }> {
  const now = clock.now();
  const from = new Date(now.getTime() - VISIT_OPENS_CHART_MS);
  const { count, rows } = await waitingFor(db, actor.accountId, { now, from }, SHOWN);
  return {
    count,
    first: rows.map(({ kind, patient_id, patient_name, pud, about, since }) => {
      return { kind, patientId: patient_id, patient: patient_name, pud, about, since: since.toISOString() };
    }),
  };
}
