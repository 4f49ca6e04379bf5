export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only when it is set: for tests and for the demo clinic's earlier days. */
export function fixedClock(start: Date | string): Clock & { advance(milliseconds: number): void; set(to: Date): void } {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    set: (to) => {
      now = new Date(to);
    },
  };
}
