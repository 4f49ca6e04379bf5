import type { CATALOGUE_STATES, listCatalogue as contract, KeptEntry } from '#contract/catalogues/catalogues.ts';
import { CATALOGUES, type Catalogue, type Entry } from '#contract/catalogues/entries.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { whoDiagnoses } from '#server/care/catalogue/keep-diagnoses.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentEntry, replacedOf } from './present-entry.ts';
import { type Kept, shelfOf } from './shelves.ts';

const PAGE = 50;

type State = (typeof CATALOGUE_STATES)[number];
type Wanted = {
  kind?: Catalogue | undefined;
  q?: string | undefined;
  state?: State | undefined;
  page?: number | undefined;
};

/** A catalogue is small enough to be looked through in memory; the screen gets fifty at a time. */
export async function listCatalogue(
  { db }: Pick<Deps, 'db'>,
  { kind = 'medicine', q = '', state = 'open', page = 1 }: Wanted,
): Promise<ReplyOf<typeof contract>> {
  const shelf = shelfOf(kind);
  const versions = await shelf.list(db);
  const replaced = replacedOf(versions);
  const all = [...versions.map((kept) => presentEntry(kept, replaced)), ...(kind === 'diagnosis' ? fromWho() : [])];
  const open = all.filter(({ closedAt }) => closedAt === null);
  const states: Record<State, readonly KeptEntry[]> = {
    open,
    own: open.filter(({ madeBy }) => madeBy !== null),
    'not-checked': open.filter(({ notChecked }) => notChecked.length > 0),
    retired: all.filter(({ closedAt, isReplaced }) => closedAt !== null && !isReplaced),
  };
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = states[state].filter(({ entry }) => fits(entry, words));
  return {
    entries: found.slice((page - 1) * PAGE, page * PAGE),
    found: found.length,
    counts: {
      open: open.length,
      own: states.own.length,
      notChecked: states['not-checked'].length,
      retired: states.retired.length,
    },
    checkedAgainst: shelf.checkedAgainst(),
  };
}

const fromWho = (): KeptEntry[] =>
  whoDiagnoses().map((entry) => ({
    ...{ id: null, version: 1, madeBy: null, madeAt: null, closedAt: null, isReplaced: false, notChecked: [] },
    entry,
  }));

function fits(entry: Entry, words: readonly string[]): boolean {
  const text = searched(entry).join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function searched(entry: Entry): string[] {
  switch (entry.kind) {
    case 'medicine':
      return [entry.name, entry.category, ...entry.ingredients.map(({ name }) => name)];
    case 'test':
      return [entry.name, entry.category, entry.loinc ?? '', ...entry.measures.map(({ name }) => name)];
    case 'diagnosis':
      return [entry.code, entry.name, ...entry.terms];
  }
}

/** The newest first; a version of any age leads to all of them. */
export async function listVersions({ db }: Pick<Deps, 'db'>, id: string): Promise<KeptEntry[]> {
  const { versions, kept } = await requireEntry({ db }, id);
  const replaced = replacedOf(versions);
  const line = [kept];
  for (let older = before(versions, kept); older; older = before(versions, older)) line.push(older);
  for (let newer = after(versions, kept); newer; newer = after(versions, newer)) line.unshift(newer);
  return line.map((one) => presentEntry(one, replaced));
}

const before = (all: readonly Kept[], { replaces }: Kept) => all.find(({ id }) => id === replaces);
const after = (all: readonly Kept[], { id }: Kept) => all.find(({ replaces }) => replaces === id);

export async function requireEntry({ db }: Pick<Deps, 'db'>, id: string): Promise<{ kept: Kept; versions: Kept[] }> {
  for (const kind of CATALOGUES) {
    const versions = await shelfOf(kind).list(db);
    const kept = versions.find((one) => one.id === id);
    if (kept) return { kept, versions };
  }
  throw new Refusal('not_found');
}
