import { HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mayBreakGlass } from './policy.ts';
import { isChartOpen } from './require-chart.ts';
import { countOpenings, upsertOwnAlarm } from './store.ts';

/**
 * Counts a chart that a nurse's own set opened before the acceptance, unless it was open to her already. Each counts like
 * breaking the glass: from the third of both within an hour on, the chart opens to her only by the glass, with her password.
 * Nobody else is affected.
 */
export async function countOwnAlarm(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  { patientId, sourceId }: { patientId: string; sourceId: string },
): Promise<void> {
  if (await isChartOpen({ db: tx, clock }, actor, patientId)) return;
  const now = clock.now();
  const lately = await countOpenings(tx, actor.accountId, new Date(now.getTime() - HOUR_MS), patientId);
  await upsertOwnAlarm(tx, {
    source_id: sourceId,
    patient_id: patientId,
    clinician_id: actor.accountId,
    opened_at: now,
    needs_proof: !mayBreakGlass(lately, false),
  });
}
