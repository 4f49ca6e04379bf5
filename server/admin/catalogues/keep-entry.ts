import type { KeptEntry } from '#contract/catalogues/catalogues.ts';
import type { Entry } from '#contract/catalogues/entries.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireEntry } from './list-catalogue.ts';
import { presentEntry, replacedOf } from './present-entry.ts';
import { type Kept, shelfOf } from './shelves.ts';

type Input = { entry: Entry; replaces?: string | undefined };

/** A new row in any case. Of two who change one version at once the second is told that it is an old one. */
export async function keepEntry(deps: Deps, actor: Actor, { entry, replaces }: Input): Promise<KeptEntry> {
  const wrong = shelfOf(entry.kind).mistakes(entry);
  if (Object.keys(wrong).length > 0) {
    const fields = Object.fromEntries(Object.entries(wrong).map(([field, why]) => [`entry.${field}`, why]));
    throw new Refusal('bad_input', { fields });
  }
  return transaction(deps.db, async (tx) => {
    const found = replaces ? await requireEntry({ db: tx }, replaces) : null;
    const old = found?.kept ?? null;
    if (old && old.entry.kind !== entry.kind) throw new Refusal('not_found');
    if (found && old?.closedAt && replacedOf(found.versions).has(old.id)) throw new Refusal('version_outdated');
    const id = await writeVersion(tx, deps, actor, entry, old);
    const { kept, versions } = await requireEntry({ db: tx }, id);
    return presentEntry(kept, replacedOf(versions));
  });
}

/** Closes the old version first: only one of a name is offered. One that was retired is offered again, as a new version. */
export async function writeVersion(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  entry: Entry,
  old: Pick<Kept, 'id' | 'version' | 'closedAt'> | null,
): Promise<string> {
  const shelf = shelfOf(entry.kind);
  const made = { by: actor.accountId, at: clock.now() };
  if (old && !old.closedAt && !(await shelf.close(tx, old.id, made))) throw new Refusal('version_outdated');
  const version = (old?.version ?? 0) + 1;
  const id = await shelf.insert(tx, entry, { ...made, version, replaces: old?.id ?? null });
  await appendEntry(tx, clock, actor, old ? 'catalogue.changed' : 'catalogue.added', {
    subject: 'catalogue',
    subjectId: id,
    details: { catalogue: entry.kind, version },
  });
  return id;
}

/** What was prescribed or ordered with it stays as it is. */
export async function retireEntry(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { kept } = await requireEntry({ db: tx }, id);
    const { kind } = kept.entry;
    const isClosed = await shelfOf(kind).close(tx, id, { by: actor.accountId, at: deps.clock.now() });
    if (!isClosed) throw new Refusal('version_outdated');
    const about = { subject: 'catalogue', subjectId: id, details: { catalogue: kind, version: kept.version } };
    await appendEntry(tx, deps.clock, actor, 'catalogue.retired', about);
  });
}
