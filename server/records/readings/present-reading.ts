import { type ClinicTold, READING_FACTS, type Reading, type ReadingAdvice } from '#contract/readings/readings.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AgeAt } from '../find-age.ts';
import { isFromPatient, isOwnReading } from '../policy.ts';
import type { ReadingRow } from '../store.ts';
import { flagOf, isCheckedAt } from './reading-flags.ts';

type ToldColumns = Pick<ReadingRow, 'told_at' | 'told_as' | 'told_signs' | 'caller' | 'call_taken_at' | 'called_at'>;

export const presentReading = (row: ReadingRow, actor: Actor, ageAt: AgeAt): Reading => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  second: row.second,
  unit: READING_FACTS[row.kind].unit,
  measuredAt: row.measured_at.toISOString(),
  recordedBy: row.recorder,
  isOwn: isOwnReading(actor, row),
  // Judged by the age on that day: what was normal for a child stays so.
  flag: flagOf({ ...row, isFasting: row.is_fasting, ownBest: row.own_best }, ageAt(row.measured_at)),
  advice: row.advice as ReadingAdvice | null,
  isChecked: isCheckedAt(row.kind, ageAt(row.measured_at)) && !(row.kind === 'peak-flow' && row.own_best === null),
  clinicTold: clinicToldOf(row),
  isFromPatient: isFromPatient(row),
  ...(row.is_fasting !== null && { isFasting: row.is_fasting }),
  ...(row.note !== null && { note: row.note }),
  ...(row.posture !== null && { position: row.posture }),
  ...(row.corrects !== null && { corrects: row.corrects }),
  ...(row.correction_reason !== null && { correctionReason: row.correction_reason }),
  ...(row.own_best !== null && { ownBest: row.own_best }),
});

export function clinicToldOf({ told_at, told_as, told_signs, ...call }: ToldColumns): ClinicTold | null {
  if (!told_at || !told_as) return null;
  const at = call.called_at ?? call.call_taken_at;
  const answered =
    call.caller && at ? { name: call.caller, at: at.toISOString(), isCalled: call.called_at !== null } : null;
  return { at: told_at.toISOString(), how: told_as as ClinicTold['how'], signs: told_signs, answered };
}
