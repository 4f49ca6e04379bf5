import type { Handover } from '#contract/ward/handover.ts';
import { requireInpatient } from '#server/admissions/find-inpatient.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { currentHandover } from './read-handover.ts';
import { finishToDoOnce, insertToDo, toDoById } from './store.ts';
import { record } from './write-handover.ts';

type Input = { inpatientId?: string | undefined; words: string; dueAt?: string | undefined };

/** Stays in every handover from now on, until someone ticks it off. */
export async function leaveToDo(deps: Deps, nurse: Actor, { inpatientId, words, dueAt }: Input): Promise<Handover> {
  return transaction(deps.db, async (tx) => {
    const stay = inpatientId ? await requireInpatient({ ...deps, db: tx }, nurse, inpatientId) : null;
    const id = await insertToDo(tx, stay?.patient_id ?? null, {
      admission_id: inpatientId ?? null,
      words,
      due_at: dueAt ? new Date(dueAt) : null,
      left_by: nurse.accountId,
      left_at: deps.clock.now(),
    });
    await record(tx, deps, nurse, 'to-do.left', id);
    return currentHandover(tx, deps, nurse);
  });
}

export async function finishToDo(deps: Deps, nurse: Actor, id: string): Promise<Handover> {
  return transaction(deps.db, async (tx) => {
    if (!(await toDoById(tx, id))) throw new Refusal('not_found');
    if (!(await finishToDoOnce(tx, id, nurse.accountId, deps.clock.now()))) {
      const done = await toDoById(tx, id);
      throw new Refusal('already_done', { message: `${done?.doer ?? 'Someone'} has done this already.` });
    }
    await record(tx, deps, nurse, 'to-do.done', id);
    return currentHandover(tx, deps, nurse);
  });
}
