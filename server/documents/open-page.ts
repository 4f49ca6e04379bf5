import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { maySee } from './policy.ts';
import { pageIn } from './present.ts';
import { documentById, sealedPage } from './store.ts';

/** The picture of one page, with its entry in the trail: which page was looked at, and by whom. */
export async function openPage(deps: Deps, actor: Actor, id: string, number: number): Promise<Buffer> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await documentById(tx, id, deps.clock.now());
    if (!unchecked) throw new Refusal('not_found');
    const { patient_id: patientId } = unchecked;
    await requireChart({ db: tx, clock: deps.clock }, actor, patientId);
    if (!maySee(actor, unchecked)) throw new Refusal('not_found', { patientId });
    const page = await sealedPage(tx, id, number);
    if (!page?.sealed) throw new Refusal('not_found', { patientId });
    await appendEntry(tx, deps.clock, actor, 'document.opened', {
      subject: 'document',
      subjectId: id,
      patientId,
      details: { page: number },
    });
    return deps.seal.open(page.sealed, pageIn(id, number));
  });
}
