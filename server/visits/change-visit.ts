import type { Visit } from '#contract/appointments/visits.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry, type Details } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { type Found, findVisit, holdVisit } from './find-visit.ts';
import { presentVisit } from './present-visit.ts';
import { publishLine, publishVisit } from './publish-visit.ts';
import { inLineFor } from './store.ts';

export type Change = {
  action: Action;
  details?: Details;
  /** Returns false when it was so already: nothing is recorded then. */
  work: (tx: Tx, found: Found) => Promise<boolean>;
};

/** One change of a visit that goes on: held, done, recorded, and told to both sides and to whoever waits for the doctor. */
export async function changeVisit(
  deps: Deps,
  actor: Actor,
  id: string,
  { action, details = {}, work }: Change,
): Promise<Visit> {
  return transaction(deps.db, async (tx) => {
    const found = await holdVisit(tx, deps, actor, id);
    const inTx = { ...deps, db: tx };
    if (await work(tx, found)) {
      const { row } = found;
      await appendEntry(tx, deps.clock, actor, action, {
        ...{ subject: 'visit', subjectId: id, patientId: row.patient_id, details },
      });
      await publishVisit(tx, row);
      await publishLine(tx, await othersOf(inTx, row));
    }
    return presentVisit(inTx, await findVisit(inTx, actor, id));
  });
}

async function othersOf({ db }: Pick<Deps, 'db'>, { id, doctor_id }: Found['row']) {
  const rows = await inLineFor(db, doctor_id);
  return rows.filter((row) => row.id !== id && row.state === 'waiting');
}
