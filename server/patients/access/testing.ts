import { DAY_MS } from '#contract/durations.ts';
import type { AccessPart } from '#contract/endpoint.ts';
import type { TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';

/** A patient who was born on this day. */
export async function aPatientBorn(app: TestApp, dateOfBirth: string): Promise<Patient> {
  const patient = await app.aPatient();
  await app.db
    .insertInto('health_profiles')
    .values({
      ...{ patient_id: patient.patientId, version: 1, date_of_birth: dateOfBirth },
      ...{ written_by: patient.id, written_at: app.clock.now() },
    })
    .execute();
  return patient;
}

type Given = {
  relation: 'guardian' | 'helper';
  state?: 'asked' | 'unconfirmed' | 'confirmed';
  parts?: AccessPart[];
  until?: Date;
  seesConfidential?: boolean;
};

/** Writes that this person may act for the patient. Answers the id of the access. */
export async function giveAccess(app: TestApp, to: Person, patient: Patient, given: Given): Promise<string> {
  const { relation, state = 'confirmed', parts = ['everything'], seesConfidential = false } = given;
  const now = app.clock.now();
  const inAYear = new Date(now.getTime() + 365 * DAY_MS);
  const { id } = await app.db
    .insertInto('patient_access')
    .values({
      ...{ patient_id: patient.patientId, account_id: to.id, relation, state, parts, since: now },
      ...{ until: given.until ?? (relation === 'helper' ? inAYear : null), sees_confidential: seesConfidential },
      ...(state === 'confirmed' ? { confirmed_by: patient.id, confirmed_at: now } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
