// A queue that nobody can fill alone: only a few jobs of one account and of one address wait, their turns go round, a full
// queue drops a job of whoever has most, and a job that has waited long enough is dropped.

/** An owner of waiting jobs, and how many of them may wait at a time. Turns go round the last of several owners. */
export type Whose = { name: string; mostWaiting: number };

type Options = { mostWaiting: number; longestWaitMs: number };
type Place<One> = { one: One; whose: readonly Whose[]; timer?: NodeJS.Timeout };

const turnsGoTo = ({ whose }: Pick<Place<unknown>, 'whose'>) => whose.at(-1)?.name;

export function makeFairQueue<One>(
  { mostWaiting, longestWaitMs }: Options,
  isServed: () => boolean,
  sendAway: (one: One) => void,
) {
  const places: Place<One>[] = [];
  const lastTurns = new Map<string | undefined, number>();
  let turns = 0;

  const waitingOf = (name: string) => places.filter(({ whose }) => whose.some((one) => one.name === name)).length;
  const isWithinOwn = (whose: readonly Whose[]) => whose.every(({ name, mostWaiting: most }) => waitingOf(name) < most);

  /** In a full queue the owner with the most waiting loses their newest place, if they still have as many as the newcomer. */
  function makeRoom(whose: readonly Whose[]): boolean {
    if (places.length < mostWaiting) return true;
    const groups = Map.groupBy(places, turnsGoTo);
    const largest = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
    const ofNewcomer = groups.get(turnsGoTo({ whose }))?.length ?? 0;
    const newest = largest.at(-1);
    if (!newest || largest.length <= ofNewcomer + 1) return false;
    sendAway(leave(newest));
    return true;
  }

  function letWait(place: Place<One>): void {
    // Before the first thread has loaded, nobody is sent away.
    place.timer = setTimeout(() => (isServed() ? sendAway(leave(place)) : letWait(place)), longestWaitMs);
  }

  function leave(place: Place<One>): One {
    clearTimeout(place.timer);
    places.splice(places.indexOf(place), 1);
    if (places.length === 0) lastTurns.clear();
    return place.one;
  }

  return {
    /** False where there is no room. */
    join(one: One, whose: readonly Whose[]): boolean {
      if (!isWithinOwn(whose) || !makeRoom(whose)) return false;
      const place = { one, whose };
      places.push(place);
      letWait(place);
      return true;
    },
    /** The first of those whose last turn is longest ago. */
    next(): One | undefined {
      const turnOf = (place: Place<One>) => lastTurns.get(turnsGoTo(place)) ?? 0;
      const [first, ...others] = places;
      if (!first) return undefined;
      const chosen = others.reduce((best, place) => (turnOf(place) < turnOf(best) ? place : best), first);
      turns += 1;
      lastTurns.set(turnsGoTo(chosen), turns);
      return leave(chosen);
    },
    leaveAll: (): One[] => [...places].map(leave),
    size: () => places.length,
  };
}
