// Finds a patient for later modules; whether the caller may open the chart is asked in chart-access.
import type { Database, Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { Refusal } from '../platform/refusal.ts';
import { mergedPud, recordIdsOf } from './merged/store.ts';
import { isRecordHeld } from './policy.ts';
import { lockChart, lockPatient, patientById, patientByPud } from './store.ts';

export type PatientRow = NonNullable<Awaited<ReturnType<typeof patientById>>>;

/** The patient whom this call is for: who is logged in, or someone whom they may act for. */
export async function findOwnPatient(db: Database, { patientId }: Pick<Actor, 'patientId'>): Promise<PatientRow> {
  const patient = patientId ? await patientById(db, patientId) : undefined;
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
  const patient = await patientWithPud(db, pud);
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** A PUD from before a merge leads to the kept record. */
export async function patientWithPud(db: Database, pud: string): Promise<PatientRow | undefined> {
  const patient = await patientByPud(db, pud);
  if (patient) return patient;
  const kept = await mergedPud(db, pud);
  return kept === null ? undefined : patientById(db, kept);
}

/** The ids of all records that this one consists of: the trail names each by its own. */
export const findRecordIds = (db: Database, patientId: string): Promise<string[]> => recordIdsOf(db, patientId);

/** The same patient, for what the record holds: not while nobody has seen who the owner is. */
export async function findOwnRecord(db: Database, actor: Actor): Promise<PatientRow> {
  const patient = await findOwnPatient(db, actor);
  // The hold is about who has the login: a guardian was seen by the desk.
  if (isRecordHeld(patient) && actor.acting?.relation !== 'guardian') throw new Refusal('identity_unconfirmed');
  return patient;
}

/** The same, of this patient; another's answers like one that does not exist. */
export async function requireOwnRecord(db: Database, actor: Actor, patientId: string): Promise<PatientRow> {
  const patient = await findOwnRecord(db, actor);
  if (patient.id !== patientId) throw new Refusal('not_found', { patientId });
  return patient;
}

export async function lockPatientById(tx: Tx, patientId: string): Promise<{ isDeactivated: boolean }> {
  const patient = await lockPatient(tx, patientId);
  return { isDeactivated: patient !== undefined && patient.deactivated_at !== null };
}

/** Locks and reads in one. Undefined for one who was erased. */
export const lockAndFindPatient = (tx: Tx, patientId: string): Promise<PatientRow | undefined> =>
  lockChart(tx, patientId);
