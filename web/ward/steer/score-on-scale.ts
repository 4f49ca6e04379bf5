import { news2Points, type SaturationScale } from '#contract/ward/news2.ts';
import type { Observation } from '#contract/ward/observations.ts';

/** The score that the newest complete set would have on that scale; null where there is none. Newest first comes in. */
export function scoreOnScale(observations: readonly Observation[], scale: SaturationScale): number | null {
  const set = observations.find(({ wrong, score }) => wrong === null && score !== null);
  if (!set) return null;
  const points = Object.values(news2Points(set, scale));
  return points.every((each) => each !== null) ? points.reduce<number>((sum, each) => sum + (each ?? 0), 0) : null;
}
