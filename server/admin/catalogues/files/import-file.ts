import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportPreview } from '#contract/catalogues/catalogues.ts';
import type { Catalogue } from '#contract/catalogues/entries.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { writeVersion } from '../keep-entry.ts';
import { type Kept, shelfOf } from '../shelves.ts';
import { lockCatalogue } from '../store.ts';
import { type ReadEntry, type ReadFile, readFile } from './read-file.ts';

type File = { kind: Catalogue; text: string };

/** Nothing is written. The plan stands for the file and for what is offered now: a confirmation must name it. */
export async function previewImport({ db }: Pick<Deps, 'db'>, { kind, text }: File): Promise<ImportPreview> {
  const file = readFile(kind, text);
  const plan = await planOf(db, kind, file);
  const named = ({ line, entry }: ReadEntry) => ({ line, name: entry.name });
  const notChecked = (one: ReadEntry) => ({ line: one.line, names: shelfOf(kind).notChecked(one.entry) });
  return {
    lines: file.lines,
    same: plan.same,
    fresh: plan.fresh.map(named),
    changed: plan.changed.map(named),
    notChecked: [...plan.fresh, ...plan.changed].map(notChecked).filter(({ names }) => names.length > 0),
    bad: file.bad,
    plan: file.bad.length > 0 || plan.fresh.length + plan.changed.length === 0 ? null : plan.mark,
  };
}

/** All of it or nothing. The same file a second time changes nothing, because everything in it is there. */
export async function importCatalogue(
  deps: Deps,
  actor: Actor,
  { kind, text, plan: confirmed }: File & { plan: string },
): Promise<{ added: number; changed: number }> {
  const file = readFile(kind, text);
  if (file.bad.length > 0) throw new Refusal('import_bad_lines');
  return transaction(deps.db, async (tx) => {
    await lockCatalogue(tx);
    const plan = await planOf(tx, kind, file);
    if (plan.mark !== confirmed) throw new Refusal('preview_outdated');
    for (const { entry } of plan.fresh) await writeVersion(tx, deps, actor, entry, null);
    for (const { entry, old } of plan.changed) await writeVersion(tx, deps, actor, entry, old);
    const counts = { added: plan.fresh.length, changed: plan.changed.length };
    const about = { subject: 'catalogue', details: { catalogue: kind, ...counts } };
    await appendEntry(tx, deps.clock, actor, 'catalogue.imported', about);
    return counts;
  });
}

type Plan = { same: number; fresh: ReadEntry[]; changed: (ReadEntry & { old: Kept })[]; mark: string };

/** By name: what is not offered is new, what says something else becomes a new version. Nothing is retired by a file. */
async function planOf(db: Database, kind: Catalogue, { entries }: ReadFile): Promise<Plan> {
  const open = (await shelfOf(kind).list(db)).filter(({ closedAt }) => closedAt === null);
  const byName = new Map(open.map((kept) => [kept.entry.name.toLowerCase(), kept]));
  const found = entries.map((one) => ({ ...one, old: byName.get(one.entry.name.toLowerCase()) }));
  const fresh = found.filter(({ old }) => old === undefined);
  const changed = found.flatMap(({ old, ...one }) =>
    old && !isDeepStrictEqual(old.entry, one.entry) ? [{ ...one, old }] : [],
  );
  const mark = createHash('sha256')
    .update(JSON.stringify([kind, fresh.map(({ entry }) => entry), changed.map(({ entry, old }) => [entry, old.id])]))
    .digest('hex');
  return { same: found.length - fresh.length - changed.length, fresh, changed, mark };
}
