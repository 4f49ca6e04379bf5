// For the rooms that come after: who a patient is, and whether the caller may open the chart.
import type { Database, Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { chartFor, lockPatient, patientByAccount, patientById, readChart } from './store.ts';

export type PatientRow = NonNullable<Awaited<ReturnType<typeof patientById>>>;

/** The patient who is logged in. */
export async function findOwnPatient(db: Database, actor: Actor): Promise<PatientRow> {
  const patient = await patientByAccount(db, actor.accountId);
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** Whoever is registered. Only for what the caller may know of everyone: a chart is asked for with demandChart. */
export async function findPatient(db: Database, id: string): Promise<PatientRow> {
  const patient = await patientById(db, id);
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** A chart opens to its owner and to clinicians with a care relationship; to anyone else it does not exist. */
export async function demandChart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<PatientRow> {
  const chart = chartAskedFor(actor, patientId, clock.now());
  const patient = chart && (await readChart(db, chart));
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** For what depends on it without needing it; whoever needs the chart demands it. */
export async function isChartOpen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientId: string,
): Promise<boolean> {
  const chart = chartAskedFor(actor, patientId, clock.now());
  return chart !== null && (await readChart(db, chart)) !== undefined;
}

/** Null for those who open no charts at all. */
export function chartAskedFor({ accountId, role }: Actor, patientId: string, now: Date) {
  return role === 'admin' ? null : chartFor(patientId, { accountId, role }, now);
}

export async function holdPatient(tx: Tx, patientId: string): Promise<{ isDeactivated: boolean }> {
  const patient = await lockPatient(tx, patientId);
  return { isDeactivated: patient !== undefined && patient.deactivated_at !== null };
}
