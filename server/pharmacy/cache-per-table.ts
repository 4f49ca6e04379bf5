import type { SafetyTable } from './table/build-table.ts';

const KEPT = 2_000;

/** Caches what a text means, per table: people write the same few hundred names again and again. */
export function cachePerTable<Answer>() {
  const tables = new WeakMap<SafetyTable, Map<string, Answer>>();
  return (text: string, table: SafetyTable, work: (text: string, table: SafetyTable) => Answer): Answer => {
    const known = tables.get(table) ?? new Map<string, Answer>();
    tables.set(table, known);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= KEPT) known.clear();
    const answer = work(text, table);
    known.set(text, answer);
    return answer;
  };
}
