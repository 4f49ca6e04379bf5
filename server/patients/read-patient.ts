import type { PatientReply } from '#contract/patients.ts';
import { readWithEntry } from '../audit/read-with-entry.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PatientRow } from './find-patient.ts';
import { openChart } from './open-chart.ts';
import { knowsEveryContact } from './policy.ts';
import { presentPatient } from './present.ts';
import { patientAsked, patientById } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function readPatient(deps: Needs, actor: Actor, id: string): Promise<PatientReply> {
  if (!knowsEveryContact(actor)) {
    return presentPatient(deps.db, deps, await openChart(deps.db, deps, actor, id, 'contact'));
  }
  const about = { subject: 'patient', subjectId: id, patientId: id };
  const patient = await readWithEntry<PatientRow>(
    deps.db,
    deps.clock,
    actor,
    'contact.opened',
    about,
    patientAsked(id),
  );
  if (!patient) throw new Refusal('not_found');
  return presentPatient(deps.db, deps, patient);
}

/** For the desk, and for what it may know of everyone. */
export async function findAtDesk(db: Database, id: string): Promise<PatientRow> {
  const patient = await patientById(db, id);
  if (!patient) throw new Refusal('not_found');
  return patient;
}
