// What the clinic says of itself. The environment's values hold until administrators set others (server/admin/clinic-facts/);
// every server takes the stored ones up, at its start and within seconds of a change.
import type { KeptFacts } from '#contract/clinic/clinic-facts.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { type FactRow, insertFacts, newestFacts } from './store.ts';
import { changedFacts, factsOf, rowsFor, type StoredFacts, type WantedFacts, withStored } from './stored-facts.ts';

export type StandingFacts = Pick<KeptFacts, 'facts' | 'usual' | 'version' | 'changed'>;

export async function readFacts({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<StandingFacts> {
  const rows = await newestFacts(db);
  const last = rows.toSorted((one, other) => other.number - one.number)[0];
  return {
    facts: factsOf(withStored(config.usualClinic, storedIn(rows))),
    usual: factsOf(config.usualClinic),
    version: last?.number ?? 0,
    changed: last ? { at: last.set_at.toISOString(), by: last.setter } : null,
  };
}

/** Writes what differs from before, under the lock. A fact that is set to the environment's value follows it again. */
export async function writeFacts(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  { wanted, setBy }: { wanted: WantedFacts; setBy: string },
): Promise<void> {
  const { facts, usual } = await readFacts({ ...deps, db: tx });
  const changed = changedFacts(facts, wanted);
  if (changed.length === 0) return;
  const next = { ...facts, ...Object.fromEntries(changed.map((fact) => [fact, wanted[fact]])) };
  const by = { set_by: setBy, set_at: deps.clock.now() };
  await insertFacts(
    tx,
    rowsFor(next, usual, changed).map((row) => ({ ...row, ...by })),
  );
  for (const fact of changed) {
    await appendEntry(tx, deps.clock, caller, 'clinic.fact_set', { subject: 'clinic', details: { fact } });
  }
  await publish(tx, { type: 'clinic', to: { roles: ['patient', 'doctor', 'staff', 'admin'] } });
}

/** From then on this server speaks with the stored facts. */
export async function takeUpFacts({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  config.clinic = withStored(config.usualClinic, storedIn(await newestFacts(db)));
}

const storedIn = (rows: readonly FactRow[]): StoredFacts =>
  Object.fromEntries(rows.flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])));
