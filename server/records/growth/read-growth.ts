import type { Growth, GrowthChart, GrowthMeasure, GrowthPoint } from '#contract/childhood/growth.ts';
import { DAY_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import { openChart } from '#server/patients/chart-access/open-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { isFromPatient, mayCorrect } from '../policy.ts';
import { presentProfile } from '../profile/present-profile.ts';
import { type GrowthReadingRow, growthReadings, latestProfile } from '../store.ts';
import { isFlagged } from './examine-growth.ts';
import { comparableHeight, daysBetween, growthAge } from './growth-age.ts';
import { agesOf, type GrowthSex, lmsAt, STANDING_FROM_DAYS } from './lms.ts';
import { CURVES, centileOf, valueAt, zScore } from './z-score.ts';

const SOURCE = 'WHO Child Growth Standards (2006) to 5 years, WHO Reference (2007) from 5 to 19 years';
const GROWN_UP_FROM_DAYS = 6970;
const UNITS: Record<GrowthMeasure, string> = { weight: 'kg', height: 'cm', head: 'cm', bmi: 'kg/m²' };

export async function readGrowth(deps: Deps, actor: Actor, patientId: string): Promise<Growth> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'growth');
    const row = await latestProfile(tx, patientId);
    const { timeZone } = deps.config.clinic;
    const today = dayIn(timeZone, deps.clock.now());
    const profile = presentProfile(patientId, row, today);
    const { dateOfBirth, sex, gestation, version } = profile;
    const readings = await growthReadings(tx, patientId);
    const days = dateOfBirth ? daysBetween(dateOfBirth, today) : null;
    const missing =
      days === null
        ? 'date-of-birth'
        : days >= GROWN_UP_FROM_DAYS
          ? 'grown-up'
          : sex === null
            ? 'sex'
            : sex === 'other'
              ? 'sex-other'
              : null;
    const charted = sex === 'male' || sex === 'female' ? sex : null;
    const child = dateOfBirth ? { dateOfBirth, gestationDays: row?.gestation_days ?? null, sex: charted } : null;
    return {
      ...{ patientId, dateOfBirth, sex, gestation, missing },
      profileVersion: version,
      correctedUntil:
        child && growthAge(child.dateOfBirth, child.gestationDays, today).isCorrected
          ? afterTwoYears(child.dateOfBirth)
          : null,
      charts:
        child && days !== null && days < GROWN_UP_FROM_DAYS
          ? (['weight', 'height', 'head', 'bmi'] as const).map((measure) =>
              chartOf(measure, readings, child, { actor, timeZone, untilDays: lastDay(days) }),
            )
          : [],
      source: SOURCE,
    };
  });
}

type Child = { dateOfBirth: string; gestationDays: number | null; sex: GrowthSex | null };
type Reader = { actor: Actor; timeZone: string; untilDays: number };

const afterTwoYears = (dateOfBirth: string): string =>
  new Date(Date.parse(`${dateOfBirth}T00:00:00Z`) + STANDING_FROM_DAYS * DAY_MS).toISOString().slice(0, 10);

/** The chart ends at two, five, ten or nineteen years, whichever comes next. */
const lastDay = (days: number): number => [731, 1826, 3652, 6969].find((end) => days < end) ?? 6969;

function chartOf(
  measure: GrowthMeasure,
  readings: readonly GrowthReadingRow[],
  child: Child,
  reader: Reader,
): GrowthChart {
  const points =
    measure === 'bmi'
      ? bodyMass(readings, child, reader)
      : readings.filter(({ kind }) => kind === measure).map((row) => pointOf(measure, row, child, reader));
  return {
    measure,
    unit: UNITS[measure],
    points,
    curves: child.sex ? curvesOf(measure, child.sex, reader.untilDays) : [],
  };
}

function pointOf(
  measure: GrowthMeasure,
  row: GrowthReadingRow,
  child: Child,
  { actor, timeZone }: Reader,
  ofBoth?: { value: number; comparedValue: number },
): GrowthPoint {
  const on = dayIn(timeZone, row.measured_at);
  const { days, comparedDays, isCorrected } = growthAge(child.dateOfBirth, child.gestationDays, on);
  const value = ofBoth?.value ?? row.value;
  const comparedValue =
    ofBoth?.comparedValue ?? (measure === 'height' ? comparableHeight(value, row.posture, comparedDays) : value);
  const z = child.sex ? zScore(measure, child.sex, comparedDays, comparedValue) : null;
  return {
    readingId: ofBoth ? null : row.id,
    measuredAt: row.measured_at.toISOString(),
    ...{ on, days, comparedDays, value },
    isCorrectedAge: isCorrected,
    comparedValue: Math.round(comparedValue * 100) / 100,
    position: ofBoth ? null : row.posture,
    z: z === null ? null : Math.round(z * 100) / 100,
    centile: z === null ? null : Math.round(centileOf(z) * 10) / 10,
    isFlagged: z !== null && isFlagged(measure, z),
    recordedBy: row.recorder,
    isFromPatient: isFromPatient(row),
    note: ofBoth ? null : row.note,
    corrected:
      !ofBoth && row.old_value !== null && row.old_recorder !== null
        ? { value: row.old_value, recordedBy: row.old_recorder, reason: row.correction_reason ?? '' }
        : null,
    canCorrect: !ofBoth && mayCorrect(actor, row),
  };
}

/** From the last weight and height of the same day. */
function bodyMass(readings: readonly GrowthReadingRow[], child: Child, reader: Reader): GrowthPoint[] {
  const dayOf = (row: GrowthReadingRow) => dayIn(reader.timeZone, row.measured_at);
  const heights = new Map(readings.filter(({ kind }) => kind === 'height').map((row) => [dayOf(row), row]));
  const weights = new Map(readings.filter(({ kind }) => kind === 'weight').map((row) => [dayOf(row), row]));
  return [...weights].flatMap(([day, weight]) => {
    const height = heights.get(day);
    if (!height) return [];
    const { comparedDays } = growthAge(child.dateOfBirth, child.gestationDays, day);
    const metres = comparableHeight(height.value, height.posture, comparedDays) / 100;
    const bmi = weight.value / metres ** 2;
    const later = weight.measured_at > height.measured_at ? weight : height;
    const isTold = isFromPatient(weight) || isFromPatient(height);
    const point = pointOf('bmi', later, child, reader, { value: Math.round(bmi * 10) / 10, comparedValue: bmi });
    return [{ ...point, isFromPatient: isTold }];
  });
}

const MOST_AGES = 90;

function curvesOf(measure: GrowthMeasure, sex: GrowthSex, untilDays: number): GrowthChart['curves'] {
  const ages = agesOf(measure, sex, untilDays);
  const every = Math.ceil(ages.length / MOST_AGES);
  return ages
    .filter((_age, index) => index % every === 0 || index === ages.length - 1)
    .flatMap((ageDays) => {
      const lms = lmsAt(measure, sex, ageDays);
      return lms ? [{ ageDays, values: CURVES.map(({ z }) => Math.round(valueAt(z, lms) * 100) / 100) }] : [];
    });
}
