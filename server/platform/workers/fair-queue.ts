// A queue that nobody can fill alone: only a few jobs of one account and of one address wait, their turns go round, a full
// queue drops a job of whoever has most, and a job that has waited long enough is dropped.

/** An owner of waiting jobs, and how many of them may wait at a time. Turns go round the last of several owners. */
export type JobOwner = { name: string; mostWaiting: number };

type Options = { mostWaiting: number; longestWaitMs: number };
type Entry<One> = { one: One; owners: readonly JobOwner[]; timer?: NodeJS.Timeout };

const turnsGoTo = ({ owners }: Pick<Entry<unknown>, 'owners'>) => owners.at(-1)?.name;

export function makeFairQueue<One>(
  { mostWaiting, longestWaitMs }: Options,
  isServed: () => boolean,
  sendAway: (one: One) => void,
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
    const groups = Map.groupBy(entries, turnsGoTo);
    const largest = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
    const ofNewcomer = groups.get(turnsGoTo({ owners }))?.length ?? 0;
    const newest = largest.at(-1);
    if (!newest || largest.length <= ofNewcomer + 1) return false;
    sendAway(leave(newest));
    return true;
  }

  function letWait(entry: Entry<One>): void {
    // Before the first thread has loaded, nobody is sent away.
    entry.timer = setTimeout(() => (isServed() ? sendAway(leave(entry)) : letWait(entry)), longestWaitMs);
  }

  function leave(entry: Entry<One>): One {
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
      letWait(entry);
      return true;
    },
    /** The first of those whose last turn is longest ago. */
    next(): One | undefined {
      const turnOf = (entry: Entry<One>) => lastTurns.get(turnsGoTo(entry)) ?? 0;
      const [first, ...others] = entries;
      if (!first) return undefined;
      const chosen = others.reduce((best, entry) => (turnOf(entry) < turnOf(best) ? entry : best), first);
      turns += 1;
      lastTurns.set(turnsGoTo(chosen), turns);
      return leave(chosen);
    },
    leaveAll: (): One[] => [...entries].map(leave),
    size: () => entries.length,
  };
}
