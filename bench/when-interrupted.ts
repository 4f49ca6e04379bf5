// What a benchmark puts on this machine is put away, also when it is interrupted.
const closers: (() => Promise<void>)[] = [];
let isEnding = false;

/** Called in the opposite order, should the benchmark end before its time. */
export function whenInterrupted(close: () => Promise<void>): void {
  closers.push(close);
}

async function putAway(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  console.error('Interrupted: putting everything away …');
  for (const close of closers.reverse()) await close().catch(() => {});
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void putAway());
