import { type MeasuredPerson, whoseReadings } from '#contract/readings/reading-dangers.ts';
import { sumOf } from '#contract/ward/news2.ts';
import type { Points } from '#contract/ward/observations.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn, timeIn } from '../platform/zoned-time.ts';
import { findProfiles } from '../records/find-profiles.ts';
import { type ClinicalStatus, clinicalStatusOf, type ObservedSet } from './clinical-status.ts';
import { judgedNow } from './judging/judged-now.ts';
import { ownLimits } from './judging/own-limits.ts';
import { lastWords, newestSets, type ObservationRow } from './store.ts';

/** Enough for a line of the trend, and for a partial set or two in between. */
const SETS = 30;

export type WithStatus = ClinicalStatus & { sets: ObservationRow[]; score: number | null };

/** How each of these stands at this moment, with the sets it was judged by, by what is known of the person now. */
export async function findClinicalStatuses(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  admissions: readonly { id: string; patient_id: string; admitted_at: Date }[],
): Promise<(id: string) => WithStatus> {
  const { db, clock, config } = deps;
  const { timeZone } = config.clinic;
  const today = dayIn(timeZone, clock.now());
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
        sets: mine.map((set) => asFact(set, whoseReadings(person, today))),
        nurseStatus: nurseStatus
          ? {
              ...{ status: nurseStatus.status, at: nurseStatus.set_at, by: nurseStatus.setter },
              atInWords: timeInWords(nurseStatus.set_at, timeZone, today),
            }
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

/** "08:00"; with its day where that is another. */
function timeInWords(at: Date, timeZone: string, today: string): string {
  if (dayIn(timeZone, at) === today) return timeIn(timeZone, at);
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(at);
  return `${timeIn(timeZone, at)} on ${day}`;
}

const asFact = (row: ObservationRow, person: MeasuredPerson): ObservedSet => ({
  at: row.measured_at,
  enteredAt: row.recorded_at,
  score: row.score,
  atLeast: row.not_scored === 'partial' ? sumOf(row.points as Points) : null,
  notScored: row.not_scored,
  hasThree: row.has_three,
  isAgeUnknown: row.age_years === null && !row.is_pregnant,
  limits: row.not_scored === 'under-16' || row.not_scored === 'pregnancy' ? ownLimits(row, person) : [],
});
