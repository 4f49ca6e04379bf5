import type { CorrectReading } from '#contract/childhood/growth.ts';
import type { Reading } from '#contract/readings/readings.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAge } from '../find-age.ts';
import { isGrowth, requireLikelyGrowth } from '../growth/require-likely-growth.ts';
import { mayCorrect } from '../policy.ts';
import { crossOutFor, lockReadings, patientOfReading, readingsById } from '../store.ts';
import { recordReadings, requirePlausible } from './add-readings.ts';
import { presentReading } from './present-reading.ts';

const NOT_HERE = 'Only weight, height and head are corrected here. Mark another one as wrong and measure again.';

/** A new measurement takes the place of one that was wrong. The old one stays, crossed out; of two corrections at once one wins. */
export async function correctReading(deps: Deps, actor: Actor, id: string, input: CorrectReading): Promise<Reading> {
  return transaction(deps.db, async (tx) => {
    const patientId = await patientOfReading(tx, id);
    if (!patientId) throw new Refusal('not_found');
    const patient = await requireChart({ ...deps, db: tx }, actor, patientId);
    const [old] = await lockReadings(tx, [id]);
    if (!old) throw new Refusal('already_marked_wrong');
    if (!mayCorrect(actor, old)) throw new Refusal('not_found', { patientId });
    if (!isGrowth(old.kind)) throw new Refusal('bad_input', { fields: { value: NOT_HERE } });
    const { value, position, reason, confirmed } = input;
    const reading = {
      kind: old.kind,
      value,
      ...(old.note !== null && { note: old.note }),
      measuredAt: input.measuredAt ?? old.measured_at.toISOString(),
      ...(old.kind === 'height' && { position: position ?? old.posture ?? undefined }),
    };
    requirePlausible(deps, { readings: [reading], confirmed }, () => 'value');
    // Crossed out first: the new one is not compared with what was wrong.
    await crossOutFor(tx, id, actor.accountId, deps.clock.now());
    if (!confirmed) await requireLikelyGrowth(tx, deps, patientId, [reading], () => 'value');
    const [newId = ''] = await recordReadings(tx, deps, actor, patient, [reading], {
      corrects: id,
      correction_reason: reason,
    });
    await appendEntry(tx, deps.clock, actor, 'reading.corrected', { subject: 'reading', subjectId: id, patientId });
    const ageAt = await findAge({ ...deps, db: tx }, patientId);
    const [row] = await readingsById(tx, [newId]);
    if (!row) throw new Error('The corrected reading is gone.');
    return presentReading(row, actor, ageAt);
  });
}
