import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { Tx } from '../db/connect.ts';
import { closeCare, TASK_OPENS_CHART_MS } from '../patients/chart-access/care.ts';
import { lowerMarks } from '../patients/listing/marks.ts';
import { tellPatient } from '../patients/telling/tell-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { requireLicence } from '../staffing/licences/require-licence.ts';
import { closeAsReviewed } from './call-backs/close-call-back.ts';
import type { LabOrderRow } from './store.ts';
import { takeStep } from './take-step.ts';

type Review = { note?: string | undefined; release?: boolean | undefined; version: number };

/** The doctor has looked: the mark on the patient goes, and with `release` the patient sees the result at once. */
export async function reviewResult(
  deps: Deps,
  actor: Actor,
  id: string,
  { note, release = false, version }: Review,
): Promise<LabOrder> {
  // To have looked is not to sign: a dangerous result is taken off the list by whoever sees it.
  if (release) requireLicence(deps, actor);
  const now = deps.clock.now();
  return takeStep(deps, actor, id, {
    step: 'review',
    action: 'lab_result.reviewed',
    details: { released: release },
    version,
    change: () => ({
      state: release ? 'released' : 'reviewed',
      reviewed_by: actor.accountId,
      reviewed_at: now,
      review_note: note || null,
      released_at: release ? now : null,
    }),
    async notify(tx, row) {
      await lowerMarks(tx, [id]);
      // A doctor who took the review over from one who left had the chart for it. It closes as after a task.
      await closeCare(tx, id, new Date(now.getTime() + TASK_OPENS_CHART_MS));
      await closeAsReviewed(tx, deps, actor, row);
      if (release) await notifyPatient(tx, deps, row);
    },
  });
}

export async function releaseResult(deps: Deps, actor: Actor, id: string): Promise<LabOrder> {
  requireLicence(deps, actor);
  return takeStep(deps, actor, id, {
    step: 'release',
    action: 'lab_result.released',
    change: () => ({ state: 'released', released_at: deps.clock.now() }),
    notify: (tx, row) => notifyPatient(tx, deps, row),
  });
}

async function notifyPatient(tx: Tx, deps: Deps, row: LabOrderRow): Promise<void> {
  const whom = { patientId: row.patient_id, accountId: row.patient_account_id, part: 'results' } as const;
  await tellPatient(
    tx,
    deps,
    { ...whom, about: { table: 'lab_orders', id: row.id } },
    {
      kind: 'lab-result',
      says: row.review_note
        ? { code: 'result-released-with-note', values: { test: row.test, note: row.review_note } }
        : { code: 'result-released', values: { test: row.test, doctor: row.reviewer_name ?? row.doctor_name } },
      link: '/record/results',
    },
  );
}
