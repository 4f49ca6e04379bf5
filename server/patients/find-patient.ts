// Finds a patient for later modules, and asks whether the caller may open the chart.
import { DAY_MS } from '#contract/durations.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { isClinician, isHeld, isHeldFromOwner, mayGetChartByAlert, opensCharts } from './policy.ts';
import {
  type ChartRow,
  type ChartStatement,
  caredForAmong,
  chartFor,
  lockPatient,
  needsProofSince,
  openChartsAmong,
  patientByAccount,
  patientById,
  patientByPud,
  readChart,
} from './store.ts';

export type PatientRow = NonNullable<Awaited<ReturnType<typeof patientById>>>;

/** The patient who is logged in. */
export async function findOwnPatient(db: Database, actor: Actor): Promise<PatientRow> {
  const patient = await patientByAccount(db, actor.accountId);
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** Finds any registered patient. Use it only for what the caller may know of everyone; requireChart checks the chart. */
export async function findPatient(db: Database, id: string): Promise<PatientRow> {
  const patient = await patientById(db, id);
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** Administrators know patients by PUD, not by id. */
export async function findPatientByPud(db: Database, pud: string): Promise<PatientRow> {
  const patient = await patientByPud(db, pud);
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** A chart opens to its owner and to clinicians with a care relationship; to anyone else it does not exist. */
export async function requireChart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<PatientRow> {
  const patient = await findChart(db, chartAskedFor(actor, patientId, clock.now()));
  if (!patient) throw await noChart(db, actor, patientId);
  return patient;
}

/** Owners whose record is held are told why; to anyone else it does not exist. */
export async function noChart(db: Database, actor: Actor, patientId: string): Promise<Refusal> {
  const patient = await patientById(db, patientId);
  return new Refusal(patient && isHeldFromOwner(actor, patient) ? 'identity_unconfirmed' : 'not_found', {
    patientId: patient?.id ?? null,
  });
}

/** The patient who is logged in, for what the record holds: not while nobody has seen who that is. */
export async function findOwnRecord(db: Database, actor: Actor): Promise<PatientRow> {
  const patient = await findOwnPatient(db, actor);
  if (isHeld(patient)) throw new Refusal('identity_unconfirmed');
  return patient;
}

/** The same, of this patient; another's answers like one that does not exist. */
export async function requireOwnRecord(db: Database, actor: Actor, patientId: string): Promise<PatientRow> {
  const patient = await findOwnRecord(db, actor);
  if (patient.id !== patientId) throw new Refusal('not_found', { patientId });
  return patient;
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

export async function lockPatientById(tx: Tx, patientId: string): Promise<{ isDeactivated: boolean }> {
  const patient = await lockPatient(tx, patientId);
  return { isDeactivated: patient !== undefined && patient.deactivated_at !== null };
}
