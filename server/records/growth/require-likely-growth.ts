import { DAY_MS } from '#contract/durations.ts';
import type { NewReading } from '#contract/readings/readings.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { latestProfile, measuredBefore, type ProfileRow } from '../store.ts';
import { examineGrowth, examineShrinking, examineWeightChange, isFlagged } from './examine-growth.ts';
import { CAN_STAND_FROM_DAYS, comparableHeight, type GrowthAge, growthAge } from './growth-age.ts';
import type { GrowthSex } from './lms.ts';
import { zScore } from './z-score.ts';

type Whose = Pick<ProfileRow, 'date_of_birth' | 'sex' | 'gestation_days'>;
type Needs = Pick<Deps, 'clock' | 'config'>;

/** Asks about a child's measurements that hardly can be, each at its field. The caller passes on what was confirmed. */
export async function requireLikelyGrowth(
  tx: Tx,
  { clock, config }: Needs,
  patientId: string,
  readings: readonly NewReading[],
  fieldOf: (place: number) => string,
  known?: Whose,
): Promise<void> {
  if (!readings.some(({ kind }) => isGrowth(kind))) return;
  const whose = known ?? (await latestProfile(tx, patientId));
  if (!whose?.date_of_birth) return;
  const asked: Record<string, string> = {};
  for (const [place, reading] of readings.entries()) {
    const { kind, value, position } = reading;
    if (!isGrowth(kind)) continue;
    const at = reading.measuredAt ? new Date(reading.measuredAt) : clock.now();
    const age = growthAge(whose.date_of_birth, whose.gestation_days, dayIn(config.clinic.timeZone, at));
    const question =
      tooEarly(age) ??
      standsEarly(position, age) ??
      unlikely(
        kind,
        kind === 'height' ? comparableHeight(value, position ?? null, age.comparedDays) : value,
        whose,
        age,
      ) ??
      (age.days >= GROWS_UNTIL_DAYS ? null : await unlikeLast(tx, patientId, { kind, value, at }, age));
    if (question) asked[fieldOf(place)] = question;
  }
  if (Object.keys(asked).length === 0)
    for (const [place, question] of unlikelyBmis(readings, whose, ({ measuredAt }) =>
      dayIn(config.clinic.timeZone, measuredAt ? new Date(measuredAt) : clock.now()),
    ))
      asked[fieldOf(place)] = question;
  if (Object.keys(asked).length > 0) throw new Refusal('implausible_value', { fields: asked });
}

/** Nobody becomes shorter before this age; a grandmother may. */
const GROWS_UNTIL_DAYS = 18 * 365;

export const isGrowth = (kind: string): kind is 'weight' | 'height' | 'head' =>
  kind === 'weight' || kind === 'height' || kind === 'head';

const tooEarly = ({ days }: GrowthAge) => (days < 0 ? 'This was before the day of birth. Check both days.' : null);

const standsEarly = (position: NewReading['position'], { days }: GrowthAge) =>
  position === 'standing' && days < CAN_STAND_FROM_DAYS
    ? 'A child under nine months is measured lying. Was it standing?'
    : null;

const sexOf = ({ sex }: Whose): GrowthSex | null => (sex === 'male' || sex === 'female' ? sex : null);

function unlikely(kind: 'weight' | 'height' | 'head', value: number, whose: Whose, age: GrowthAge): string | null {
  const sex = sexOf(whose);
  // Before the due date no standard of WHO applies.
  return sex && age.comparedDays >= 0 ? examineGrowth(kind, value, { sex, ageDays: age.comparedDays }) : null;
}

type Measured = { kind: 'weight' | 'height' | 'head'; value: number; at: Date };

async function unlikeLast(tx: Tx, patientId: string, { kind, value, at }: Measured, age: GrowthAge) {
  if (kind !== 'weight') {
    const before = await measuredBefore(tx, patientId, kind, at);
    return before === null ? null : examineShrinking(kind, value, before);
  }
  // A baby may double its weight in half a year.
  const since = new Date(at.getTime() - (age.days < FAST_UNTIL_DAYS ? FAST_WITHIN_DAYS : HALF_A_YEAR_DAYS) * DAY_MS);
  const before = await measuredBefore(tx, patientId, kind, at, since);
  return before === null ? null : examineWeightChange(value, before);
}

const HALF_A_YEAR_DAYS = 183;
const FAST_UNTIL_DAYS = 365;
const FAST_WITHIN_DAYS = 14;

/** Each alone may be: weight and height that were exchanged, or of two children, show together. Only those of one day belong together. */
function unlikelyBmis(
  readings: readonly NewReading[],
  whose: Whose,
  dayOf: (reading: NewReading) => string,
): [place: number, question: string][] {
  return readings.flatMap((weight, place) => {
    if (weight.kind !== 'weight') return [];
    const day = dayOf(weight);
    const height = readings.find((one) => one.kind === 'height' && dayOf(one) === day);
    const question = height && unlikelyBmi(weight.value, height, whose, day);
    return question ? [[place, question]] : [];
  });
}

function unlikelyBmi(weight: number, height: NewReading, whose: Whose, day: string): string | null {
  const sex = sexOf(whose);
  if (!sex || !whose.date_of_birth) return null;
  const { comparedDays } = growthAge(whose.date_of_birth, whose.gestation_days, day);
  const metres = comparableHeight(height.value, height.position ?? null, comparedDays) / 100;
  const z = zScore('bmi', sex, comparedDays, weight / metres ** 2);
  return z !== null && isFlagged('bmi', z)
    ? `${weight} kg and ${height.value} cm hardly belong to one child (BMI z ${z.toFixed(1)}). Check both.`
    : null;
}
