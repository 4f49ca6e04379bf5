// Drafts: kept as one types, seen by their author only, one per patient.

import type { Draft, DraftForm } from '#contract/patients/diagnoses.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { DOES_NOT_OPEN } from '../db/sealed/open-results.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteDraft, draftOf, writeDraft } from './store.ts';

export async function readDraft(deps: Deps, actor: Actor, patientId: string): Promise<{ draft: Draft | null }> {
  await requireChart(deps, actor, patientId);
  const row = await draftOf(deps.db, actor.accountId, patientId);
  if (!row) return { draft: null };
  const { form, saved_at, version } = row;
  return {
    draft: { patientId, form: (form as DraftForm | null) ?? UNREADABLE, savedAt: saved_at.toISOString(), version },
  };
}

/** Its key was damaged: the author learns that there was one. */
const UNREADABLE: DraftForm = {
  ...{ diagnosis: '', code: null, medications: [], tests: [], staffTasks: [], followUpOn: null, answers: {} },
  notes: DOES_NOT_OPEN,
};

type Input = { form: DraftForm; version: number };

/** Saves over the version that was read; another tab's draft is not overwritten. */
export async function saveDraft(deps: Deps, actor: Actor, patientId: string, input: Input): Promise<Draft> {
  return transaction(deps.db, async (tx) => {
    await requireChart({ ...deps, db: tx }, actor, patientId);
    const version = input.version + 1;
    const savedAt = deps.clock.now();
    const isMine = await writeDraft(tx, {
      author_id: actor.accountId,
      patient_id: patientId,
      form: input.form,
      saved_at: savedAt,
      version,
    });
    if (!isMine) throw new Refusal('version_outdated');
    await record(tx, deps, actor, 'draft.saved', patientId);
    if (version === 1) await publishBadge(tx, actor);
    return { patientId, form: input.form, savedAt: savedAt.toISOString(), version };
  });
}

export async function clearDraft(deps: Deps, actor: Actor, patientId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await requireChart({ ...deps, db: tx }, actor, patientId);
    if (!(await deleteDraft(tx, actor.accountId, patientId))) return;
    await record(tx, deps, actor, 'draft.cleared', patientId);
    await publishBadge(tx, actor);
  });
}

const record = (tx: Tx, { clock }: Deps, actor: Actor, action: Action, patientId: string): Promise<void> =>
  appendEntry(tx, clock, actor, action, { subject: 'draft', subjectId: patientId, patientId });

/** One more or one less to finish; what is typed in between publishes nothing. */
const publishBadge = (tx: Tx, { accountId }: Actor): Promise<void> =>
  publish(tx, { type: 'diagnoses', to: { accounts: [accountId] } });
