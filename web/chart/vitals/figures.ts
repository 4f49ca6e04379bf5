import type { Reading } from '#contract/readings/readings.ts';

/** 121/79, 37.9 */
export const figures = ({ value, second }: Pick<Reading, 'value' | 'second'>) =>
  second === null ? String(value) : `${value}/${second}`;
