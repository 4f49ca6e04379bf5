import type { PatientReply } from '#contract/patients/patients.ts';
import { readWithEntry } from '../audit/read-with-entry.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { openChart } from './chart-access/open-chart.ts';
import type { PatientRow } from './find-patient.ts';
import { knowsEveryContact } from './policy.ts';
import { presentPatient } from './present.ts';
import { identityWithEmailOf, patientAsked, patientById } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function readPatient(deps: Needs, actor: Actor, id: string): Promise<PatientReply> {
  const { db } = deps;
  const [patient, identity] = await Promise.all([openContact(deps, actor, id), identityWithEmailOf(db, id)]);
  return presentPatient(db, deps, patient, identity);
}

/** Opens the chart for callers who may not know everyone's contact. */
async function openContact({ db, clock }: Needs, actor: Actor, id: string): Promise<PatientRow> {
  if (!knowsEveryContact(actor)) return openChart(db, { clock }, actor, id, 'contact');
  const about = { subject: 'patient', subjectId: id, patientId: id };
  const patient = await readWithEntry<PatientRow>(db, clock, actor, 'contact.opened', about, patientAsked(id));
  if (!patient) throw new Refusal('not_found');
  return patient;
}

/** Finds a patient for the desk, for what it may know of everyone. */
export async function findAtDesk(db: Database, id: string): Promise<PatientRow> {
  const patient = await patientById(db, id);
  if (!patient) throw new Refusal('not_found');
  return patient;
}
