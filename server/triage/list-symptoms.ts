import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { asksForThemselves } from './policy.ts';
import { presentTriage } from './present.ts';
import { type TriageScope, triagesOf } from './store.ts';

type Input = { limit: number; after?: string | undefined; patientId?: string | undefined };

/** Newest first: a patient's own; to a doctor those of the patients in care. Every chart it comes from counts as opened. */
export async function listSymptoms(deps: Deps, actor: Actor, { patientId, ...page }: Input): Promise<StoredTriage[]> {
  return transaction(deps.db, async (tx) => {
    const whose = await scopeOf({ ...deps, db: tx }, actor, patientId);
    const rows = await triagesOf(tx, whose, page);
    const opened = 'patientId' in whose ? [whose.patientId] : new Set(rows.map((row) => row.patient_id));
    for (const id of opened) await openChart(tx, deps, actor, id, 'symptoms');
    return rows.map((row) => presentTriage(deps.config, row));
  });
}

async function scopeOf({ db, clock }: Deps, actor: Actor, patientId: string | undefined): Promise<TriageScope> {
  if (patientId) return { patientId };
  if (asksForThemselves(actor)) return { patientId: (await findOwnPatient(db, actor)).id };
  return { inCareOf: actor.accountId, now: clock.now() };
}
