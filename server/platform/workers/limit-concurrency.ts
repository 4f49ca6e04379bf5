type Waiting = { most: number; refuse: () => Error };

type Work<Result> = (turn: { hasWaited: boolean }) => Promise<Result>;

/** Lets at most `max` pieces of work of the same name run at a time; the others wait their turn, as many as may. */
export function limitConcurrency(max: number, waiting?: Waiting) {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async function limited<Result>(name: string, work: Work<Result>): Promise<Result> {
    const queue = queues.get(name) ?? { running: 0, waiting: [] };
    queues.set(name, queue);
    const hasWaited = queue.running >= max;
    if (!hasWaited) queue.running += 1;
    else if (waiting && queue.waiting.length >= waiting.most) throw waiting.refuse();
    // Whoever finishes hands its place on, so the count stays as it is.
    else await new Promise<void>((resume) => queue.waiting.push(resume));
    try {
      return await work({ hasWaited });
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(name);
    }
  };
}
