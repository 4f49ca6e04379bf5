import { NEWS2_PARAMETERS } from '#contract/ward/news2.ts';
import type { Observation, Points } from '#contract/ward/observations.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedOnSet } from './policy.ts';
import type { ObservationRow } from './store.ts';

export function presentObservation(row: ObservationRow, actor: Actor): Observation {
  const measured = {
    respiration: row.respiration,
    oxygenSaturation: row.oxygen_saturation,
    isOnOxygen: row.is_on_oxygen,
    systolic: row.systolic,
    pulse: row.pulse,
    consciousness: row.consciousness,
    temperature: row.temperature,
  };
  return {
    id: row.id,
    inpatientId: row.admission_id,
    at: row.measured_at.toISOString(),
    by: row.recorder,
    ...measured,
    diastolic: row.diastolic,
    oxygenLitres: row.oxygen_litres,
    scale: scaleOf(row.scale),
    points: row.points as Points,
    missing: NEWS2_PARAMETERS.filter((parameter) => measured[parameter] === null),
    score: row.score,
    notScored: row.not_scored,
    hasThree: row.has_three,
    isAgeUnknown: row.age_years === null && !row.is_pregnant,
    status: row.status,
    wrong:
      row.wrong_since && row.corrector
        ? { by: row.corrector, at: row.wrong_since.toISOString(), reason: row.wrong_reason ?? '' }
        : null,
    can: allowedOnSet(actor, row),
  };
}

export const scaleOf = (scale: number): 1 | 2 => (scale === 2 ? 2 : 1);
