/** Lets at most `most` pieces of work of the same name run at a time; the others wait their turn. */
export function limitConcurrency(most: number) {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async function limited<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(name) ?? { running: 0, waiting: [] };
    lines.set(name, line);
    if (line.running < most) line.running += 1;
    // Whoever finishes hands its place on, so the count stays as it is.
    else await new Promise<void>((myTurn) => line.waiting.push(myTurn));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(name);
    }
  };
}
