import { HOUR_MS } from '#contract/durations.ts';
import { REVIEW_HOURS } from '#contract/trail/glass-reviews.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { activeAdministrators } from '../store.ts';
import { claimOverdue, overdueGlass } from './store.ts';

/** After three days every administrator who may judge it is told, once: whoever was first to know has let it lie. */
export async function remindOfReviews(deps: Deps): Promise<void> {
  const due = new Date(deps.clock.now().getTime() - REVIEW_HOURS * HOUR_MS);
  await forEachIsolated(
    await overdueGlass(deps.db, due),
    (id) => `glass ${id}`,
    (id) => remindOf(deps, id),
  );
}

async function remindOf(deps: Deps, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const glass = await claimOverdue(tx, id, deps.clock.now());
    if (!glass) return;
    const { patient_id: patientId, clinician_id, name, pud } = glass;
    await appendEntry(tx, deps.clock, SYSTEM, 'glass.review_overdue', { subject: 'glass', subjectId: id, patientId });
    const title = `Nobody has judged an opening by ${name}`;
    const text = `${name} broke the glass on the record of ${pud} more than ${REVIEW_HOURS} hours ago. Say whether it was justified.`;
    for (const { id: to } of await activeAdministrators(tx)) {
      if (to === clinician_id) continue;
      const mail = { subject: 'A broken glass waits for a verdict', text };
      await notify(tx, deps, { to, kind: 'glass-review', title, text, link: '/admin/trail', mail });
    }
  });
}
