import { DAY_MS } from '#contract/durations.ts';
import type { NewReading, Reading } from '#contract/readings/readings.ts';
import { READING_FACTS } from '#contract/readings/readings.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAge } from '../find-age.ts';
import { requireLikelyGrowth } from '../growth/require-likely-growth.ts';
import { getsAdvice } from '../policy.ts';
import { publishToCarers } from '../publish-to-carers.ts';
import { countReadingsSince, insertReadings, readingsById } from '../store.ts';
import { findAdvice } from './find-advice.ts';
import { presentReading } from './present-reading.ts';
import { examine } from './reading-limits.ts';

type Input = { readings: NewReading[]; confirmed?: boolean | undefined };

export async function addReadings(deps: Deps, actor: Actor, patientId: string, input: Input): Promise<Reading[]> {
  const patient = await requireChart(deps, actor, patientId);
  requirePlausible(deps, input, (place) => `readings.${place}.value`);
  return transaction(deps.db, async (tx) => {
    if (!input.confirmed)
      await requireLikelyGrowth(tx, deps, patientId, input.readings, (place) => `readings.${place}.value`);
    const ids = await recordReadings(tx, deps, actor, patient, input.readings);
    const ageAt = await findAge({ ...deps, db: tx }, patientId);
    return (await readingsById(tx, ids)).map((row) => presentReading(row, actor, ageAt));
  });
}

/** Refused values first, each at its field; unusual ones only until they are confirmed. */
export function requirePlausible(
  { clock }: Pick<Deps, 'clock'>,
  { readings, confirmed }: Input,
  fieldOf: (place: number) => string,
): void {
  const refused: Record<string, string> = {};
  const unusual: Record<string, string> = {};
  for (const [index, reading] of readings.entries()) {
    const found = examine(reading);
    if (found) (found.verdict === 'refused' ? refused : unusual)[fieldOf(index)] = found.sentence;
    const at = reading.measuredAt ? new Date(reading.measuredAt) : clock.now();
    // Tolerates two minutes of clock skew.
    if (at.getTime() > clock.now().getTime() + 120_000 || at.getFullYear() < 1900) {
      refused[`readings.${index}.measuredAt`] = 'Choose a time that has been.';
    }
  }
  if (Object.keys(refused).length > 0) throw new Refusal('bad_input', { fields: refused });
  if (Object.keys(unusual).length > 0 && !confirmed) throw new Refusal('implausible_value', { fields: unusual });
}

/**
 * Of one patient, by whomever: more is no person's doing, and every list would have to be read past them. A set of observations is
 * never refused for it, and does not count: the sickest are measured most.
 */
const MOST_A_DAY = 200;

type Origin = { corrects: string; correction_reason: string } | { is_of_set: true };

/** Runs in the caller's transaction, for the profile form that brings readings along. */
export async function recordReadings(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  patient: PatientRow,
  readings: NewReading[],
  origin: Origin | null = null,
): Promise<string[]> {
  if (readings.length === 0) return [];
  const now = clock.now();
  const isLimited = !(origin && 'is_of_set' in origin);
  const lately = isLimited ? await countReadingsSince(tx, patient.id, new Date(now.getTime() - DAY_MS)) : 0;
  if (isLimited && lately + readings.length > MOST_A_DAY) throw new Refusal('too_many_requests');
  const rows = readings.map(({ kind, value, second, measuredAt, isFasting, note, position }) => ({
    patient_id: patient.id,
    kind,
    value: rounded(value),
    second: second === undefined ? null : rounded(second),
    measured_at: measuredAt ? new Date(measuredAt) : now,
    is_fasting: isFasting ?? null,
    note: note ?? null,
    posture: position ?? null,
    ...origin,
    recorded_at: now,
    recorded_by: actor.accountId,
  }));
  const advise = getsAdvice(actor) ? await findAdvice(tx, { clock, config }, patient.id) : null;
  const advised = [];
  for (const [index, row] of rows.entries()) {
    const advice = advise && (await advise(row, rows.slice(0, index)));
    advised.push({ ...row, advice: advice ? JSON.stringify(advice) : null });
  }
  const ids = await insertReadings(tx, advised);
  await appendEntry(tx, clock, actor, 'readings.added', {
    subject: 'reading',
    patientId: patient.id,
    details: { count: readings.length, loinc: READING_FACTS[readings[0]?.kind ?? 'weight'].loinc },
  });
  await publishToCarers(tx, { clock }, patient, 'readings');
  return ids;
}

/** 98.6 °F is 37 °C, not 37.00000000000001. */
const rounded = (value: number) => Math.round(value * 100) / 100;
