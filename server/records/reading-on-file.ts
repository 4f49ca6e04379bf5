import { type ClinicTold, READING_FACTS, type Reading, type ReadingAdvice } from '../../contract/records.ts';
import type { Actor } from '../platform/actor.ts';
import type { AgeAt } from './find-age.ts';
import { flagOf, isCheckedAt } from './reading-flags.ts';
import type { ReadingRow } from './store.ts';

type ToldColumns = Pick<ReadingRow, 'told_at' | 'told_as' | 'told_signs'>;

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
  isChecked: isCheckedAt(row.kind, ageAt(row.measured_at)),
  clinicTold: clinicToldOf(row),
});

export const clinicToldOf = ({ told_at, told_as, told_signs }: ToldColumns): ClinicTold | null =>
  told_at && told_as ? { at: told_at.toISOString(), how: told_as as ClinicTold['how'], signs: told_signs } : null;
