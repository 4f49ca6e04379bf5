import { gravityOf, inChartOrder } from '#contract/readings/reading-gravity.ts';
import { SPEAKS_OF_NOW_MS } from '#contract/readings/reading-time.ts';
import { READING_KINDS, type Reading, type ReadingAdvice } from '#contract/readings/readings.ts';

export type DangerReading = Reading & { advice: ReadingAdvice };

/** The newest reading of each kind that has an advice, gravest first. One that was measured again says nothing any more. */
export function currentDangers(
  kinds: Partial<Record<Reading['kind'], readonly Reading[]>>,
  now: number,
): DangerReading[] {
  return READING_KINDS.flatMap((kind) => kinds[kind]?.[0] ?? [])
    .filter((reading): reading is DangerReading => reading.advice !== null)
    .filter(({ measuredAt }) => now - Date.parse(measuredAt) < SPEAKS_OF_NOW_MS)
    .filter(isNewestTogether)
    .toSorted((a, b) => gravityOf(b.advice) - gravityOf(a.advice) || inChartOrder(a.kind, b.kind));
}

/** A later one, or one of more readings, takes the place of the one before. */
const isNewestTogether = (one: DangerReading, _: number, all: readonly DangerReading[]) =>
  !one.advice.together || !all.some((other) => other.advice.together && rank(other) > rank(one));

const rank = ({ measuredAt, advice }: DangerReading) => Date.parse(measuredAt) + (advice.together?.length ?? 0);

/** What is still to be said beside the worst: not what its own sentence names already. */
export const alsoMeasured = ([worst, ...others]: readonly DangerReading[]): DangerReading[] =>
  others.filter(({ kind }) => !worst?.advice.together?.includes(kind));
