// Asks whether the caller may open a chart, for later modules.
import { DAY_MS } from '#contract/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { type Actor, isFor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPatient, type PatientRow } from '../find-patient.ts';
import { isClinician, isHeldFromOwner } from '../policy.ts';
import { type ChartRow, patientById } from '../store.ts';
import { mayGetChartByAlert, opensCharts } from './policy.ts';
import { caredForAmong, needsProofSince, openChartsAmong, readChart } from './store.ts';
import { type ChartStatement, chartFor } from './who-may-open.ts';

/** A chart opens to whom who-may-open.ts says; to anyone else it does not exist. */
export async function requireChart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<PatientRow> {
  const patient = await findChart(db, chartAskedFor(actor, patientId, clock.now()));
  if (!patient) throw await noChart(db, actor, patientId);
  return patient;
}

/** Owners whose record is held, or is joined with another one at this moment, are told why; to anyone else it does not exist. */
export async function noChart(db: Database, actor: Actor, patientId: string): Promise<Refusal> {
  const patient = await patientById(db, patientId);
  const isHeld = patient ? isHeldFromOwner(actor, patient) : isFor(actor, { patient_id: patientId });
  return new Refusal(isHeld ? 'identity_unconfirmed' : 'not_found', { patientId: patient?.id ?? null });
}

/** Use when the chart is optional; use requireChart when it is required. */
export async function isChartOpen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<boolean> {
  return (await findChart(db, chartAskedFor(actor, patientId, clock.now()))) !== undefined;
}

/** Returns those of these patients with whom the caller has a care relationship of their own. An open alert is none. */
export const findInCareOf = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: Actor,
  patientIds: readonly string[],
): Promise<Set<string>> => new Set(await caredForAmong(db, patientIds, accountId, clock.now()));

/** Which of these charts are open to a clinician; none to anyone else. */
export async function findOpenCharts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientIds: readonly string[],
): Promise<Set<string>> {
  if (patientIds.length === 0 || !isClinician(actor)) return new Set();
  return new Set(await openChartsAmong(db, patientIds, actor, clock.now()));
}

/** The ways in which the caller may open this chart, none for those who open no charts at all. */
export function chartAskedFor(actor: Actor, patientId: string, now: Date): ChartStatement[] {
  return opensCharts(actor) ? chartFor(patientId, actor, now) : [];
}

/** Whether answering an alert opens this chart to them. */
export async function opensByAnswering(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - 2 * DAY_MS);
  const needsProof = await needsProofSince(db, actor.accountId, patientId, since);
  return mayGetChartByAlert(actor, await findPatient(db, patientId), needsProof);
}

async function findChart(db: Database, ways: ChartStatement[]): Promise<ChartRow | undefined> {
  for (const way of ways) {
    const chart = await readChart(db, way);
    if (chart) return chart;
  }
  return undefined;
}
