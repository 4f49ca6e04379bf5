// A change that waits is confirmed by a second administrator, stopped by any, or holds when its time has come.
import type { KeptFacts } from '#contract/clinic/clinic-facts.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { readFacts, takeUpFacts, writeFacts } from '#server/clinic/facts/keep-facts.ts';
import { lockFacts } from '#server/clinic/public.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { type Actor, type Caller, SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayHoldByTime } from './policy.ts';
import { changesOf, mayActorConfirm, readClinicFacts, wantedIn } from './read-facts.ts';
import { type ChangeRow, changeById, endChange, hasRemovedSince, waitingChange } from './store.ts';
import { tellAdministrators } from './tell-administrators.ts';

export async function confirmWaitingFacts(deps: Deps, actor: Actor, id: string): Promise<KeptFacts> {
  const change = await requireWaiting(deps, id);
  if (!(await mayActorConfirm(deps.db, actor, change))) throw new Refusal('not_the_second');
  await transaction(deps.db, (tx) => end(tx, deps, actor, change, 'confirmed'));
  await takeUpFacts(deps);
  return readClinicFacts(deps, actor);
}

/** Without a further proof: stopping leaves everything as it is, and may be urgent. */
export async function stopWaitingFacts(deps: Deps, actor: Actor, id: string): Promise<KeptFacts> {
  const change = await requireWaiting(deps, id);
  await transaction(deps.db, (tx) => end(tx, deps, actor, change, 'stopped'));
  return readClinicFacts(deps, actor);
}

export async function holdDueFacts(deps: Deps): Promise<void> {
  const change = await waitingChange(deps.db);
  if (!change || change.holds_at > deps.clock.now()) return;
  const isInOffice = change.asker_role === 'admin' && change.asker_disabled_at === null;
  const hasRemoved = await hasRemovedSince(deps.db, change.asked_by, change.asked_at);
  const ending = mayHoldByTime({ isInOffice, hasRemoved }) ? 'held' : 'dropped';
  // Someone may have confirmed or stopped it at this moment: then there is nothing to do.
  await transaction(deps.db, (tx) => end(tx, deps, SYSTEM, change, ending)).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  await takeUpFacts(deps);
}

async function requireWaiting({ db }: Deps, id: string): Promise<ChangeRow> {
  const change = await changeById(db, id);
  if (!change) throw new Refusal('not_found');
  if (change.ended_at) throw new Refusal('change_ended');
  return change;
}

type Ending = NonNullable<ChangeRow['ending']>;

const WORDS: Record<Ending, string> = {
  confirmed: 'It holds now.',
  held: 'Nobody stopped it within its time, so it holds now.',
  stopped: 'Nothing changes.',
  dropped: 'Nothing changes: who asked is no administrator any more, or has closed or changed an account meanwhile.',
};

async function end(tx: Tx, deps: Deps, caller: Caller, change: ChangeRow, ending: Ending): Promise<void> {
  await lockFacts(tx);
  const ended = { ended_at: deps.clock.now(), ended_by: caller.accountId, ending };
  if (!(await endChange(tx, change.id, ended))) throw new Refusal('change_ended');
  const wanted = wantedIn(change);
  const { facts } = await readFacts({ ...deps, db: tx });
  const about = { subject: 'clinic', subjectId: change.id, details: { asked_by: change.asked_by } };
  await appendEntry(tx, deps.clock, caller, `clinic.change_${ending}`, about);
  if (ending === 'confirmed' || ending === 'held') {
    await writeFacts(tx, deps, caller, { wanted, setBy: change.asked_by });
  }
  const by = caller.accountId ? (await findPeople(tx, [caller.accountId])).get(caller.accountId)?.name : null;
  const title = by
    ? `${by} ${ending} the change that ${change.asker} asked for`
    : `The change that ${change.asker} asked for ${ending === 'held' ? 'holds' : 'was dropped'}`;
  await tellAdministrators(tx, deps, { title, changes: changesOf(facts, wanted), text: WORDS[ending] });
  await publish(tx, { type: 'clinic', to: { roles: ['admin'] } });
}
