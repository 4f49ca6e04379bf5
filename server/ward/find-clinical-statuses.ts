import type { Deps } from '../platform/deps.ts';
import { findProfiles } from '../records/find-profiles.ts';
import { type ClinicalStatus, clinicalStatusOf, type ObservedSet } from './clinical-status.ts';
import { judgedNow } from './judged-now.ts';
import { lastWords, newestSets, type ObservationRow } from './store.ts';

/** Enough for a line of the trend, and for a partial set or two in between. */
const SETS = 30;

export type WithStatus = ClinicalStatus & { sets: ObservationRow[]; score: number | null };

/** How each of these stands at this moment, with the sets it was judged by, by what is known of the person now. */
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
      const person = profileOf(patient_id);
      const mine = sets.filter((set) => set.admission_id === id).map((set) => judgedNow(set, person));
      const nurseStatus = nurseStatuses.find((one) => one.admission_id === id);
      const facts = {
        admittedAt: admitted_at,
        sets: mine.map(asFact),
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

const asFact = (row: ObservationRow): ObservedSet => ({
  at: row.measured_at,
  score: row.score,
  notScored: row.not_scored,
  hasThree: row.has_three,
  isAgeUnknown: row.age_years === null && !row.is_pregnant,
});
