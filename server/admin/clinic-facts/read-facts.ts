import type { ClinicFacts, KeptFacts, WaitingFacts } from '#contract/clinic/clinic-facts.ts';
import { readFacts } from '#server/clinic/facts/keep-facts.ts';
import { changedFacts, type WantedFacts } from '#server/clinic/facts/stored-facts.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { areOfOneHand } from '../store.ts';
import { holdsAtOnce, mayConfirm } from './policy.ts';
import { type ChangeRow, readClinicSize, waitingChange } from './store.ts';

export async function readClinicFacts(deps: Deps, actor: Actor): Promise<KeptFacts> {
  const standing = await readFacts(deps);
  const row = await waitingChange(deps.db);
  return {
    ...standing,
    waiting: row ? await present(deps, actor, row, standing.facts) : null,
    holdsAtOnce: holdsAtOnce(await readClinicSize(deps.db)),
  };
}

async function present({ db }: Deps, actor: Actor, row: ChangeRow, facts: KeptFacts['facts']): Promise<WaitingFacts> {
  return {
    id: row.id,
    changes: changesOf(facts, wantedIn(row)),
    by: row.asker,
    at: row.asked_at.toISOString(),
    holdsAt: row.holds_at.toISOString(),
    mayConfirm: await mayActorConfirm(db, actor, row),
  };
}

export const wantedIn = ({ facts }: Pick<ChangeRow, 'facts'>): WantedFacts => facts as WantedFacts;

export const changesOf = (before: ClinicFacts, wanted: WantedFacts): WaitingFacts['changes'] =>
  changedFacts(before, wanted).map((fact) => ({ fact, from: before[fact], to: wanted[fact] ?? null }));

export async function mayActorConfirm(db: Deps['db'], actor: Actor, row: ChangeRow): Promise<boolean> {
  const isOfOneHand = await areOfOneHand(db, actor.accountId, row.asked_by);
  return mayConfirm(actor, { askedBy: row.asked_by, isOfOneHand });
}
