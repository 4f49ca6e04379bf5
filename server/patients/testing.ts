// Makes care relationships and visits for tests of this module and of later ones.
import { randomUUID } from 'node:crypto';
import { transaction } from '../db/transaction.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { openCare } from './chart-access/care.ts';

/** Opens the patient's chart to this clinician; answers what the relationship comes from. */
export async function takeIntoCare(
  { deps }: Pick<TestApp, 'deps'>,
  clinician: Person,
  patient: Pick<Patient, 'patientId'>,
  closesAt: Date | null = null,
): Promise<string> {
  const sourceId = randomUUID();
  await transaction(deps.db, (tx) =>
    openCare(tx, deps, {
      patientId: patient.patientId,
      clinicianId: clinician.id,
      kind: 'appointment',
      sourceId,
      closesAt,
    }),
  );
  return sourceId;
}

/** What the trail says about one patient, oldest first. */
export const trailAbout = ({ db }: Pick<TestApp, 'db'>, patientId: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'details'])
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .execute();
