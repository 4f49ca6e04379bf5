import { YOUNGEST_SCORED_YEARS } from '#contract/ward/news2.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfiles } from '../records/find-profiles.ts';
import { type ClinicalStatus, clinicalStatusOf, type ObservedSet } from './clinical-status.ts';
import { lastWords, newestSets, type ObservationRow } from './store.ts';

/** Enough for a line of the trend, and for a partial set or two in between. */
const SETS = 30;

export type WithStatus = ClinicalStatus & { sets: ObservationRow[]; score: number | null };

/** How each of these stands at this moment, with the sets it was judged by. */
export async function findClinicalStatuses(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  admissions: readonly { id: string; patient_id: string; admitted_at: Date }[],
): Promise<(id: string) => WithStatus> {
  const { db, clock } = deps;
  const ids = admissions.map(({ id }) => id);
  const [sets, nurseStatuses] =
    ids.length === 0 ? [[], []] : await Promise.all([newestSets(db, ids, SETS), lastWords(db, ids)]);
  const profileOf = await findProfiles(
    deps,
    admissions.map(({ patient_id }) => patient_id),
  );
  const stood = new Map(
    admissions.map(({ id, patient_id, admitted_at }) => {
      const mine = sets.filter((set) => set.admission_id === id);
      const nurseStatus = nurseStatuses.find((one) => one.admission_id === id);
      const facts = {
        admittedAt: admitted_at,
        sets: mine.map((row) => asFact(row, profileOf(patient_id).age)),
        nurseStatus: nurseStatus
          ? { status: nurseStatus.status, at: nurseStatus.set_at, by: nurseStatus.setter }
          : null,
      };
      const clinicalStatus = clinicalStatusOf(facts, clock.now());
      const score = clinicalStatus.scored === null ? null : (mine[clinicalStatus.scored]?.score ?? null);
      return [id, { ...clinicalStatus, sets: mine, score }];
    }),
  );
  return (id) => {
    const found = stood.get(id);
    if (!found) throw new Error('This stay was not asked for.');
    return found;
  };
}

/** A set that was scored as an adult's no longer counts once the age turns out to be a child's. */
function asFact(row: ObservationRow, age: number | null): ObservedSet {
  const wasUnknown = row.age_years === null && !row.is_pregnant;
  if (wasUnknown && age !== null && age < YOUNGEST_SCORED_YEARS) {
    return { at: row.measured_at, score: null, notScored: 'under-16', hasThree: false, isAgeUnknown: false };
  }
  return {
    at: row.measured_at,
    score: row.score,
    notScored: row.not_scored,
    hasThree: row.has_three,
    isAgeUnknown: wasUnknown && age === null,
  };
}
