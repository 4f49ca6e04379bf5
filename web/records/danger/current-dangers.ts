import { SPEAKS_OF_NOW_MS } from '../../../contract/reading-time.ts';
import { READING_KINDS, type Reading, type ReadingAdvice } from '../../../contract/records.ts';

export type DangerReading = Reading & { advice: ReadingAdvice };

/** The newest reading of each kind that has an advice, gravest first. One that was measured again says nothing any more. */
export function currentDangers(
  kinds: Partial<Record<Reading['kind'], readonly Reading[]>>,
  now: number,
): DangerReading[] {
  return READING_KINDS.flatMap((kind) => kinds[kind]?.[0] ?? [])
    .filter((reading): reading is DangerReading => reading.advice !== null)
    .filter(({ measuredAt }) => now - Date.parse(measuredAt) < SPEAKS_OF_NOW_MS)
    .toSorted((a, b) => gravity(b.advice) - gravity(a.advice));
}

/** Of two that are as urgent, the one that need not be measured again first is the graver. */
const gravity = ({ urgency, repeatAfterMinutes }: ReadingAdvice) =>
  (urgency ?? 0) + (repeatAfterMinutes === null ? 0.5 : 0);
