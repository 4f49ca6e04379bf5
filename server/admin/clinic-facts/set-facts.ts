// An administrator changes what the clinic says of itself. What patients in need rely on waits for a second look.
import { GUARDED_FACTS, type KeptFacts, WAITS_HOURS } from '#contract/clinic/clinic-facts.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { readFacts, takeUpFacts, writeFacts } from '#server/clinic/facts/keep-facts.ts';
import { changedFacts, type WantedFacts } from '#server/clinic/facts/stored-facts.ts';
import { lockFacts } from '#server/clinic/public.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { holdsAtOnce } from './policy.ts';
import { changesOf, readClinicFacts } from './read-facts.ts';
import { insertChange, readClinicSize, waitingChange } from './store.ts';
import { inClinicTime, tellAdministrators } from './tell-administrators.ts';

type Wish = WantedFacts & { version: number };

export async function setClinicFacts(deps: Deps, actor: Actor, wish: Wish): Promise<KeptFacts> {
  await transaction(deps.db, async (tx) => {
    await lockFacts(tx);
    await change(tx, deps, actor, wish);
  });
  await takeUpFacts(deps);
  return readClinicFacts(deps, actor);
}

async function change(tx: Tx, deps: Deps, actor: Actor, wish: Wish): Promise<void> {
  const { facts, atOnce, later } = await sort(deps, tx, wish);
  const by = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
  if (atOnce.length > 0) {
    const wanted = only(wish, atOnce);
    await writeFacts(tx, deps, actor, { wanted, setBy: actor.accountId });
    await tellAdministrators(tx, deps, {
      title: `${by} changed what the clinic says of itself`,
      changes: changesOf(facts, wanted),
      text: 'It holds now.',
    });
  }
  if (later.length === 0) return;
  const wanted = only(wish, later);
  const now = deps.clock.now();
  const holdsAt = new Date(now.getTime() + WAITS_HOURS * HOUR_MS);
  const asked = { asked_by: actor.accountId, asked_at: now, holds_at: holdsAt };
  const id = await insertChange(tx, { facts: JSON.stringify(wanted), ...asked });
  for (const fact of later) {
    const about = { subject: 'clinic', subjectId: id, details: { fact } };
    await appendEntry(tx, deps.clock, actor, 'clinic.change_asked', about);
  }
  await tellAdministrators(tx, deps, {
    title: `${by} asks to change what the clinic says of itself`,
    changes: changesOf(facts, wanted),
    text: `It holds when another administrator confirms it, or from ${inClinicTime(deps, holdsAt)} on. Any administrator can stop it until then.`,
  });
  await publish(tx, { type: 'clinic', to: { roles: ['admin'] } });
}

/** What changes at once and what waits. */
async function sort(deps: Deps, db: Database, { version, ...wanted }: Wish) {
  const { facts, version: newest } = await readFacts({ ...deps, db });
  if (newest !== version) throw new Refusal('version_outdated');
  const changed = changedFacts(facts, wanted);
  const guarded = changed.filter((fact) => GUARDED_FACTS.includes(fact));
  const isWaiting = guarded.length > 0 && (await waitingChange(db)) !== undefined;
  if (isWaiting) throw new Refusal('change_waits');
  const later = guarded.length > 0 && !holdsAtOnce(await readClinicSize(db)) ? guarded : [];
  return { facts, atOnce: changed.filter((fact) => !later.includes(fact)), later };
}

const only = (wanted: WantedFacts, facts: readonly (keyof WantedFacts)[]): WantedFacts =>
  Object.fromEntries(facts.map((fact) => [fact, wanted[fact]]));
