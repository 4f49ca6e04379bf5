export type Measurement = {
  what: string;
  value: number;
  unit: 's' | 'ms' | 'MB' | 'kB' | '×' | '';
  /** The budget. Neither: for information. */
  atMost?: number;
  atLeast?: number;
  /** What the figure comes from. */
  note?: string;
};

export const isOver = ({ value, atMost = Infinity, atLeast = -Infinity }: Measurement): boolean =>
  // What could not be measured is not inside its limit.
  !(value <= atMost && value >= atLeast);

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export async function elapsedMs(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
