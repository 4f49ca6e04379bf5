import type { PatientReply } from '#contract/patients/patients.ts';
import type { Database } from '../db/connect.ts';
import { findPeople } from '../identity/find-people.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { ageOn } from './age.ts';
import type { PatientRow } from './find-patient.ts';
import { type Identity, identityWithEmailOf } from './store.ts';

/** Presents who someone is and how to reach them. The caller has checked who asks. */
export async function presentPatient(
  db: Database,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  row: PatientRow,
  identity?: Identity,
): Promise<PatientReply> {
  const known = identity ?? (await identityWithEmailOf(db, row.id));
  return {
    id: row.id,
    pud: row.pud,
    ...(known && known.former_puds.length > 0 ? { formerPuds: known.former_puds } : {}),
    name: row.name,
    email: row.email,
    newEmail: known?.new_email ?? null,
    newEmailNeeds: known?.stage ? (known.stage === 'approve' ? 'approval' : 'link') : null,
    phone: row.phone,
    dateOfBirth: known?.date_of_birth ?? null,
    age: known ? ageOn(known, dayIn(config.clinic.timeZone, clock.now())) : null,
    sex: known?.sex ?? null,
    registeredAt: row.registered_at.toISOString(),
    hasAccount: row.account_id !== null,
    isDeactivated: row.deactivated_at !== null,
    ...(await heldOf(db, row)),
    version: row.version,
  };
}

async function heldOf(db: Database, { record_held_since: since, code_made_by: codeMadeById }: PatientRow) {
  if (!since) return {};
  const maker = codeMadeById && (await findPeople(db, [codeMadeById])).get(codeMadeById);
  return { held: { since: since.toISOString(), codeMadeBy: maker ? maker.name : null, codeMadeById } };
}
