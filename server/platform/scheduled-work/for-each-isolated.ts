/** What failed, and about what: a kind and an id, because it is logged. */
export type Failure = { about: string; error: unknown };

/** Some items of a task failed; the others are done. */
export class SomeFailed extends Error {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super(`Failed: ${failures.map(({ about }) => about).join(', ')}`);
    this.name = 'SomeFailed';
    this.failures = failures;
  }
}

/**
 * Works on each item by itself: one that fails keeps no other from its turn. Throws what failed at the end. `work` opens a
 * transaction of its own and claims its item in it, so that what was done stays done and is not done twice.
 */
export async function forEachIsolated<Item, Result>(
  items: Iterable<Item>,
  about: (item: Item) => string,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: Failure[] = [];
  for (const item of items) {
    try {
      results.push(await work(item));
    } catch (error) {
      failures.push(...(error instanceof SomeFailed ? error.failures : [{ about: about(item), error }]));
    }
  }
  if (failures.length > 0) throw new SomeFailed(failures);
  return results;
}

/** Runs the parts of a task, each by itself. The log says which failed by its key: a renamed function changes no log. */
export async function runPartsIsolated(parts: Record<string, () => Promise<unknown>>): Promise<void> {
  await forEachIsolated(
    Object.entries(parts),
    ([name]) => name,
    ([, run]) => run(),
  );
}
