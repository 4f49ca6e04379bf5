import type { Handover } from '#contract/ward/handover.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayAccept } from '../policy.ts';
import { asHandedOver, currentHandover, leftFromBefore } from './read-handover.ts';
import { acceptOnce, handoverById } from './store.ts';
import { keep, record, requireOpen } from './write-handover.ts';

/** Freezes the handover as it is now, for the next shift to accept. */
export async function handOver(deps: Deps, nurse: Actor, version: number): Promise<Handover> {
  return transaction(deps.db, async (tx) => {
    const row = await requireOpen(tx, deps, version);
    const { patients, note, open } = await currentHandover(tx, deps, nurse);
    const given = {
      ...(row ? {} : { written: JSON.stringify((await leftFromBefore(tx, deps)).written), note }),
      handed_over: JSON.stringify({ patients, note, open }),
      handed_over_by: nurse.accountId,
      handed_over_at: deps.clock.now(),
    };
    const id = await keep(tx, deps, row, given);
    await record(tx, deps, nurse, 'handover.given', id);
    return currentHandover(tx, deps, nurse);
  });
}

export async function acceptHandover(deps: Deps, nurse: Actor, id: string): Promise<Handover> {
  return transaction(deps.db, async (tx) => {
    const row = await handoverById(tx, id);
    if (!row?.handed_over_at) throw new Refusal('not_found');
    if (!mayAccept(nurse, row)) {
      throw new Refusal('handover_moved_on', { message: 'Someone else accepts what you handed over.' });
    }
    if (!(await acceptOnce(tx, id, nurse.accountId, deps.clock.now()))) {
      const now = await handoverById(tx, id);
      throw new Refusal('handover_moved_on', { message: `${now?.taker ?? 'Someone'} has accepted this handover.` });
    }
    await record(tx, deps, nurse, 'handover.accepted', id);
    const accepted = await handoverById(tx, id);
    if (!accepted) throw new Refusal('not_found');
    return asHandedOver(accepted, nurse, deps.config.clinic.timeZone);
  });
}
