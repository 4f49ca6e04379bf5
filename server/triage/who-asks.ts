// Everyone may ask. What a patient asks goes into their record and uses their chart; a guest's goes nowhere.
import type { PersonFacts } from '../../contract/symptoms.ts';
import { findOwnPatient, type PatientRow } from '../patients/find-patient.ts';
import type { Actor, Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfile } from '../records/find-profile.ts';
import { wholePerson } from './whole-person.ts';

export type Asker = {
  /** Null for a guest, and for anyone who works here: they ask as guests do. */
  patient: PatientRow | null;
  person: PersonFacts;
  /** What must not leave the house. */
  own: { name?: string; pud?: string };
};

export async function whoAsks(deps: Deps, caller: Caller, said: PersonFacts | undefined): Promise<Asker> {
  if (caller.role !== 'patient') return { patient: null, person: wholePerson(said), own: {} };
  const patient = await findOwnPatient(deps.db, caller as Actor);
  const chart = await findProfile(deps, patient.id);
  return { patient, person: wholePerson(said, chart), own: { name: patient.name, pud: patient.pud } };
}
