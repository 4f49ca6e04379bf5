import { READING_FACTS, type Reading, type ReadingAdvice } from '../../contract/records.ts';
import type { Actor } from '../platform/actor.ts';
import type { AgeAt } from './find-age.ts';
import { flagOf } from './reading-flags.ts';
import type { ReadingRow } from './store.ts';

export const readingOnFile = (row: ReadingRow, actor: Actor, ageAt: AgeAt): Reading => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  second: row.second,
  unit: READING_FACTS[row.kind].unit,
  measuredAt: row.measured_at.toISOString(),
  recordedBy: row.recorder,
  isOwn: row.recorded_by === actor.accountId,
  // By the age of that day: what was normal for a child stays so.
  flag: flagOf(row, ageAt(row.measured_at)),
  advice: row.advice as ReadingAdvice | null,
});
