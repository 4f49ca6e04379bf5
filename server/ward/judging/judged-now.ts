import type { Profile } from '#contract/patients/profile.ts';
import { notMeantFor, scoreNews2 } from '#contract/ward/news2.ts';
import { scaleOf } from '../present-observation.ts';
import type { ObservationRow } from '../store.ts';

type Person = Pick<Profile, 'age' | 'pregnancy'>;

/**
 * A set as it is judged by what is known of the person now: an age or a pregnancy may have been corrected, or have changed, since it
 * was entered. The row in the database stays as it was.
 */
export function judgedNow(row: ObservationRow, { age, pregnancy }: Person): ObservationRow {
  const ageYears = age ?? row.age_years;
  const isPregnant = pregnancy === null ? row.is_pregnant : pregnancy === 'yes';
  const known = { ...row, age_years: ageYears, is_pregnant: isPregnant };
  if (notMeantFor(ageYears, isPregnant) === notMeantFor(row.age_years, row.is_pregnant)) return known;
  const set = {
    respiration: row.respiration,
    oxygenSaturation: row.oxygen_saturation,
    isOnOxygen: row.is_on_oxygen,
    systolic: row.systolic,
    pulse: row.pulse,
    consciousness: row.consciousness,
    temperature: row.temperature,
  };
  const { points, score, notScored, hasThree, status } = scoreNews2(set, {
    scale: scaleOf(row.scale),
    ageYears,
    isPregnant,
  });
  return { ...known, points, score, not_scored: notScored, has_three: hasThree, status };
}
