// A queue that nobody can fill alone: only a few jobs of one account and of one address wait, their turns go round, a full
// queue drops a job of whoever has most, and a job that has waited long enough is dropped.

/** An owner of waiting jobs, and how many of them may wait at a time. Turns go round the last of several owners. */
export type JobOwner = { name: string; mostWaiting: number };

type Options = { mostWaiting: number; longestWaitMs: number };
type Entry<One> = { one: One; owners: readonly JobOwner[]; timer?: NodeJS.Timeout };

const ownerNameOf = ({ owners }: Pick<Entry<unknown>, 'owners'>) => owners.at(-1)?.name;

export function makeFairQueue<One>(
  { mostWaiting, longestWaitMs }: Options,
  hasWorker: () => boolean,
  reject: (one: One) => void,
) {
  const entries: Entry<One>[] = [];
  const lastTurns = new Map<string | undefined, number>();
  let turns = 0;

  const waitingOf = (name: string) => entries.filter(({ owners }) => owners.some((one) => one.name === name)).length;
  const isWithinOwn = (owners: readonly JobOwner[]) =>
    owners.every(({ name, mostWaiting: most }) => waitingOf(name) < most);

  /** In a full queue the owner with the most waiting loses their newest entry, if they still have as many as the newcomer. */
  function makeRoom(owners: readonly JobOwner[]): boolean {
    if (entries.length < mostWaiting) return true;
    const groups = Map.groupBy(entries, ownerNameOf);
    const largest = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
    const ofNewcomer = groups.get(ownerNameOf({ owners }))?.length ?? 0;
    const newest = largest.at(-1);
    if (!newest || largest.length <= ofNewcomer + 1) return false;
    reject(remove(newest));
    return true;
  }

  function startTimeout(entry: Entry<One>): void {
    // Before the first thread has loaded, nobody is rejected.
    entry.timer = setTimeout(() => (hasWorker() ? reject(remove(entry)) : startTimeout(entry)), longestWaitMs);
  }

  function remove(entry: Entry<One>): One {
    clearTimeout(entry.timer);
    entries.splice(entries.indexOf(entry), 1);
    if (entries.length === 0) lastTurns.clear();
    return entry.one;
  }

  return {
    /** False where there is no room. */
    join(one: One, owners: readonly JobOwner[]): boolean {
      if (!isWithinOwn(owners) || !makeRoom(owners)) return false;
      const entry = { one, owners };
      entries.push(entry);
      startTimeout(entry);
      return true;
    },
    /** The first of those whose last turn is longest ago. */
    next(): One | undefined {
      const turnOf = (entry: Entry<One>) => lastTurns.get(ownerNameOf(entry)) ?? 0;
      const [first, ...others] = entries;
      if (!first) return undefined;
      const chosen = others.reduce((best, entry) => (turnOf(entry) < turnOf(best) ? entry : best), first);
      turns += 1;
      lastTurns.set(ownerNameOf(chosen), turns);
      return remove(chosen);
    },
    removeAll: (): One[] => [...entries].map(remove),
    size: () => entries.length,
  };
}
